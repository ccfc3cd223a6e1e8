/* The dialogs of the bulk actions. A new one is described here, and has its words in texts and its row in memberActions. */
import type { ReactElement } from 'react';
import { departements } from '../../../api/endpoints/departements';
import { etapes } from '../../../api/endpoints/etapes';
import { groupes } from '../../../api/endpoints/groupes';
import { membresWrites } from '../../../api/endpoints/membresWrites';
import { tags } from '../../../api/endpoints/tags';
import type { Failure } from '../../../api/errors';
import { useQuery } from '../../../api/useApi';
import { memberCountOf } from '../../../domain/members/departement';
import { failureText } from '../../../texts/failures';
import { compareWords } from '../../../texts/locale';
import { BulkDialog, type BulkDialogProps, describeDialog } from './BulkDialog';
import type { BulkAction } from './memberActions';
import type { Option } from './picker/useChoice';

const byLabel = (a: Option, b: Option) => compareWords(a.label, b.label);

const tagsDialog = describeDialog({
  useList: () => useQuery(tags.all, {}, { alwaysReload: true }),
  optionsOf: (list) => list.map(({ id, name }) => ({ id, label: name })).sort(byLabel),
  words: (texts) => ({
    title: texts.tagTitle,
    picker: texts.tagPicker,
    confirm: texts.tagConfirm,
    busy: texts.associating,
    loadFailed: texts.tagLoadFailed,
    failed: texts.associationFailed,
    nothing: { title: texts.noTag, text: texts.noTagText },
  }),
  endpoint: membresWrites.addTags,
  argsOf: (chosen, membre_ids) => ({ body: { membre_ids, tags_ids: chosen.map(({ id }) => id) } }),
  failureText: (failure, texts) => explained(texts.tagFailed, failure, texts.invalidAnswer),
  done: (count, chosen, texts) => ({
    title: texts.tagDone,
    text: texts.tagDoneText(chosen.length, count),
  }),
});

const stepDialog = describeDialog({
  useList: () => useQuery(etapes.all, {}, { alwaysReload: true }),
  // In the server's order, which is the order in which members reach the steps.
  optionsOf: (list) => list.map(({ id, libelle }) => ({ id, label: libelle })),
  words: (texts) => ({
    title: texts.stepTitle,
    picker: texts.stepPicker,
    confirm: texts.stepConfirm,
    busy: texts.associating,
    loadFailed: texts.stepLoadFailed,
    failed: texts.associationFailed,
  }),
  endpoint: membresWrites.addStep,
  argsOf: ([{ id }], membre_ids) => ({ body: { etape_id: id, membre_ids } }),
  failureText: (failure, texts) => explained(texts.stepFailed, failure, texts.invalidAnswer),
  done: (count, _, texts, { membres_associes, etape_associee }) => ({
    title: texts.stepDone,
    text: texts.stepDoneText(countIn(membres_associes) ?? count, etape_associee.libelle),
  }),
});

const groupDialog = describeDialog({
  useList: () => useQuery(groupes.statistiques, {}, { alwaysReload: true }),
  optionsOf: (list, texts) =>
    list.groupes
      .map(({ id, nom, membres_count }) => ({
        id,
        label: nom,
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
  endpoint: groupes.addMembers,
  argsOf: ([{ id }], membre_ids) => ({ id, body: { membre_ids } }),
  failureText: (failure, texts) =>
    failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, texts.groupFailedText),
  closesOnFailure: true,
  done: (count, [{ label }], texts) => ({ title: texts.addDone, text: texts.groupDoneText(count, label) }),
});

const departmentDialog = describeDialog({
  useList: () => useQuery(departements.statistiques, {}, { alwaysReload: true }),
  optionsOf: (list, texts) =>
    list.departements
      .map((row) => ({ id: row.id, label: row.nom, detail: texts.memberCount(memberCountOf(row)) }))
      .sort(byLabel),
  words: (texts) => ({
    title: texts.departmentTitle,
    picker: texts.departmentPicker,
    confirm: texts.departmentConfirm,
    busy: texts.adding,
    loadFailed: texts.departmentLoadFailed,
    failed: texts.departmentFailed,
  }),
  endpoint: departements.addMembers,
  argsOf: ([{ id }], membre_ids) => ({ body: { departement_id: id, membre_ids } }),
  failureText: (failure, texts) =>
    failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, texts.departmentFailedText),
  done: (count, [{ label }], texts) => ({
    title: texts.addDone,
    text: texts.departmentDoneText(count, label),
  }),
});

const dialogs: Record<BulkAction, (props: BulkDialogProps) => ReactElement> = {
  tags: (props) => <BulkDialog {...props} description={tagsDialog} />,
  step: (props) => <BulkDialog {...props} description={stepDialog} />,
  group: (props) => <BulkDialog {...props} description={groupDialog} />,
  department: (props) => <BulkDialog {...props} description={departmentDialog} />,
};

/** The dialog of one bulk action. */
export default function BulkActionDialog({ action, ...props }: BulkDialogProps & { action: BulkAction }) {
  const ActionDialog = dialogs[action];
  return <ActionDialog {...props} />;
}

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
