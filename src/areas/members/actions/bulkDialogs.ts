/*
 * What the bulk actions offer, send and say, for the dialogs and for the cards of a record. A new one is described here,
 * and has its words in texts and its row in memberActions.
 */
import { departmentCalls } from '../../../api/endpoints/departments';
import { groupCalls } from '../../../api/endpoints/groups';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { stepCalls } from '../../../api/endpoints/steps';
import { tagCalls } from '../../../api/endpoints/tags';
import type { Failure } from '../../../api/errors';
import { useQuery } from '../../../api/useApi';
import { itemColor, tagColor } from '../../../domain/color';
import { memberCountOf } from '../../../domain/members/department';
import type { Tag } from '../../../domain/members/tag';
import type { Option } from '../../../people/picker/useChoice';
import { failureText } from '../../../texts/failures';
import { compareWords } from '../../../texts/locale';
import { describeDialog } from './bulkDescription';
import { useNoCreation, useTagCreation } from './useTagCreation';

const byLabel = (a: Option, b: Option) => compareWords(a.label, b.label);

const tagOption = ({ id, name }: Tag): Option => ({ id, label: name, color: tagColor(name) });

export const tagsDialog = describeDialog({
  useList: () => useQuery(tagCalls.all, {}, { alwaysReload: true }),
  optionsOf: (list) => list.map(tagOption).sort(byLabel),
  useCreation: () => useTagCreation(tagOption),
  words: (texts) => ({
    title: texts.tagTitle,
    picker: texts.tagPicker,
    confirm: texts.tagConfirm,
    busy: texts.associating,
    loadFailed: texts.tagLoadFailed,
    failed: texts.associationFailed,
    nothing: { title: texts.noTag, text: texts.noTagText },
  }),
  heldBy: ({ tags: held }) => held?.map(({ id }) => id) ?? [],
  endpoint: memberWriteCalls.addTags,
  argsOf: (chosen, membre_ids) => ({ body: { membre_ids, tags_ids: chosen.map(({ id }) => id) } }),
  failureText: (failure, texts) => explained(texts.tagFailed, failure, texts.invalidAnswer),
  done: (count, chosen, texts) => ({
    title: texts.tagDone,
    text: texts.tagDoneText(chosen.length, count),
  }),
});

export const stepDialog = describeDialog({
  useList: () => useQuery(stepCalls.all, {}, { alwaysReload: true }),
  useCreation: useNoCreation,
  // In the server's order, which is the order in which members reach the steps.
  optionsOf: (list) =>
    list.map(({ id, libelle, couleur }) => ({ id, label: libelle, color: itemColor(couleur, libelle) })),
  words: (texts) => ({
    title: texts.stepTitle,
    picker: texts.stepPicker,
    confirm: texts.stepConfirm,
    busy: texts.associating,
    loadFailed: texts.stepLoadFailed,
    failed: texts.associationFailed,
  }),
  heldBy: ({ etape_actuelle: held }) => held?.map(({ id }) => id) ?? [],
  endpoint: memberWriteCalls.addStep,
  argsOf: ([{ id }], membre_ids) => ({ body: { etape_id: id, membre_ids } }),
  failureText: (failure, texts) => explained(texts.stepFailed, failure, texts.invalidAnswer),
  done: (count, _, texts, { membres_associes, etape_associee }) => ({
    title: texts.stepDone,
    text: texts.stepDoneText(countIn(membres_associes) ?? count, etape_associee.libelle),
  }),
});

export const groupDialog = describeDialog({
  useList: () => useQuery(groupCalls.statistiques, {}, { alwaysReload: true }),
  useCreation: useNoCreation,
  optionsOf: (list, texts) =>
    list.groupes
      .map(({ id, nom, color, membres_count }) => ({
        id,
        label: nom,
        color: itemColor(color, nom),
        detail: membres_count == null ? undefined : texts.memberCount(membres_count),
      }))
      .sort(byLabel),
  words: (texts) => ({
    title: texts.groupTitle,
    picker: texts.groupPicker,
    confirm: texts.groupConfirm,
    busy: texts.adding,
    loadFailed: texts.groupLoadFailed,
    failed: texts.groupFailed,
  }),
  heldBy: ({ groupe_actuel: held }) => (held ? [held.id] : []),
  place: 'groupe_actuel',
  endpoint: groupCalls.addMembers,
  argsOf: ([{ id }], membre_ids) => ({ id, body: { membre_ids } }),
  failureText: (failure, texts) =>
    failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, texts.groupFailedText),
  closesOnFailure: true,
  done: (count, [{ label }], texts) => ({ title: texts.addDone, text: texts.groupDoneText(count, label) }),
});

export const departmentDialog = describeDialog({
  useList: () => useQuery(departmentCalls.statistiques, {}, { alwaysReload: true }),
  useCreation: useNoCreation,
  optionsOf: (list, texts) =>
    list.departements
      .map((row) => ({
        id: row.id,
        label: row.nom,
        color: itemColor(row.color, row.nom),
        detail: texts.memberCount(memberCountOf(row)),
      }))
      .sort(byLabel),
  words: (texts) => ({
    title: texts.departmentTitle,
    picker: texts.departmentPicker,
    confirm: texts.departmentConfirm,
    busy: texts.adding,
    loadFailed: texts.departmentLoadFailed,
    failed: texts.departmentFailed,
  }),
  heldBy: ({ departement_actuel: held }) => (held ? [held.id] : []),
  place: 'departement_actuel',
  endpoint: departmentCalls.addMembers,
  argsOf: ([{ id }], membre_ids) => ({ body: { departement_id: id, membre_ids } }),
  failureText: (failure, texts) =>
    failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, texts.departmentFailedText),
  done: (count, [{ label }], texts) => ({
    title: texts.addDone,
    text: texts.departmentDoneText(count, label),
  }),
});

/** A fixed sentence, then the reason where it is known. An unreadable answer has a sentence of its own. */
function explained(sentence: string, failure: Failure, invalidAnswer: string): string {
  if (failure.kind === 'contract') return invalidAnswer;
  const reason = failureText(failure, '');
  return reason ? `${sentence}\n${reason}` : sentence;
}

/** Back ends write the number of members, or a list of them. */
function countIn(written: unknown): number | undefined {
  if (typeof written === 'number') return written;
  return Array.isArray(written) ? written.length : undefined;
}
