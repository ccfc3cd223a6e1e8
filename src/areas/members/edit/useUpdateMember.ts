/*
 * Saves an edited record, and handles edits by two users at once: the user chooses field by field what is kept, and a
 * deleted record ends the edit. After any other failure, typed text is kept.
 */
import { membres } from '../../../api/endpoints/membres';
import { membresWrites } from '../../../api/endpoints/membresWrites';
import { invalidate, updateCache, useClient } from '../../../api/useApi';
import type { Difference } from '../../../data/save/differences';
import { useSaving } from '../../../data/save/useSaving';
import {
  conjointName,
  joinedNameOf,
  type Membre,
  type MembreField,
  membre,
} from '../../../domain/members/membre';
import type { MembreUpdate } from '../../../domain/members/membreDraft';
import { keysOf } from '../../../domain/records';
import { useCapability } from '../../../session/useSession';
import { fullNameOf } from '../../../texts/memberLabels';
import { defineTexts, useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { fieldText, MEMBER_FIELDS, memberFields } from '../fields';
import { draftOf, type MemberValues, tellFailure } from './memberForm';
import { formTexts } from './texts';

/*
 * The links of a record that another user changed while its fields were edited: family, groups, steps and tags. The form
 * doesn't send them, so they are only told beside the fields that differ. No React.
 */
const linkTexts = defineTexts('memberLinks', {
  conjoint: 'Conjoint',
  enfants: 'Enfants',
  parents: 'Parents',
  groupe_actuel: 'Groupe',
  departement_actuel: 'Département',
  etape_actuelle: 'Étapes d’intégration',
  tags: 'Tags',
});
type MemberLink = keyof typeof linkTexts;

const list = (names: readonly (string | null | undefined)[] | undefined): string =>
  (names ?? []).filter(Boolean).sort().join(', ');

const linksOf = (membre: Membre): Record<MemberLink, string> => ({
  conjoint: conjointName(membre.conjoint),
  enfants: list(membre.enfants?.map(joinedNameOf)),
  parents: list(membre.parents?.map(joinedNameOf)),
  groupe_actuel: membre.groupe_actuel?.nom ?? '',
  departement_actuel: membre.departement_actuel?.nom ?? '',
  etape_actuelle: list(membre.etape_actuelle?.map(({ libelle }) => libelle)),
  tags: list(membre.tags?.map(({ name }) => name)),
});

function linkChanges(opened: Membre, present: Membre): Difference[] {
  const [before, after] = [linksOf(opened), linksOf(present)];
  return keysOf<MemberLink>(linkTexts)
    .filter((link) => before[link] !== after[link])
    .map((field) => ({ field, theirs: after[field], mine: before[field], isTyped: false }));
}

export interface UpdateOptions {
  /** The record that the form was filled from. */
  opened: Membre;
  onUpdated(membre: Membre): void;
  /** The user took every change of another user, so there was nothing to save. */
  onTaken(): void;
  /** Another user deleted the member. */
  onGone(): void;
}

/**
 * `update` sends the values of the form, and returns the failure to show in it, if any. Longer than 50 lines, because its
 * steps share the words and the calls of a save.
 */
export function useUpdateMember({ opened, onUpdated, onTaken, onGone }: UpdateOptions) {
  const texts = useTexts(formTexts);
  const links = useTexts(linkTexts);
  const alert = useAlert();
  const client = useClient();
  const isVersioned = useCapability('versions') && Boolean(opened.updated_at);
  const { question, save, over } = useSaving(texts);
  const { id } = opened;
  const reload = () => invalidate(client, membresWrites.update.invalidates);

  const send = async (row: Membre, values: MemberValues): Promise<Membre> => {
    const { updated_at } = row;
    const draft = draftOf(values);
    const body = { id, ...draft, ...(updated_at && { updated_at }) } as MembreUpdate;
    const answer = await client.call(membresWrites.update, { id, body });
    return { ...row, ...draft, updated_at: answer?.updated_at ?? updated_at };
  };
  const isField = (name: string): name is MembreField => name in memberFields;
  const words = {
    nameOf: fullNameOf,
    labelOf: (field: string) => (isField(field) ? texts[field] : links[field as MemberLink]),
    textOf: (field: string, value: unknown) =>
      isField(field) ? fieldText(field, String(value ?? '')) : undefined,
    others: (present: Membre) => linkChanges(opened, present),
  };
  const update = (values: MemberValues) =>
    save<Membre>({
      send: () =>
        over(words, {
          opened,
          values,
          fieldsOf: () => MEMBER_FIELDS,
          read: (present) => membre.safeParse(present).data,
          current: isVersioned ? undefined : () => client.call(membres.withRelations, { id }),
          send,
        }),
      done(row, isTaken) {
        updateCache(client, membres.withRelations, { id }, () => row);
        void reload();
        if (isTaken) return onTaken();
        onUpdated(row);
        void alert({ title: texts.updated, text: texts.updatedText, tone: 'success' });
      },
      tell: tellFailure(texts, texts.updateFailed, texts.maybeUpdated),
      failed({ kind }) {
        // A refusal with reasons changed nothing. Any other failure may have changed something.
        if (kind !== 'invalid') void reload();
        if (kind !== 'notFound') return false;
        onGone();
        void alert({ title: texts.gone, text: texts.goneText(fullNameOf(opened)), tone: 'error' });
        return true;
      },
    });
  return { update, question };
}
