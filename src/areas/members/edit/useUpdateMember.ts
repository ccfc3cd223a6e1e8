/*
 * Saves an edited record, and handles edits by two users at once: the user chooses field by field what is kept, and a
 * deleted record ends the edit. After any other failure, typed text is kept.
 */
import { memberCalls } from '../../../api/endpoints/members';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { invalidate, updateCache, useClient } from '../../../api/useApi';
import type { Difference } from '../../../data/save/differences';
import { useSaving } from '../../../data/save/useSaving';
import {
  joinedNameOf,
  type Member,
  type MemberField,
  memberSchema,
  spouseName,
} from '../../../domain/members/member';
import { withoutWrongDay } from '../../../domain/members/memberDraft';
import { keysOf } from '../../../domain/records';
import { useConsent } from '../../../session/hostPage';
import { useCapability } from '../../../session/useSession';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { fieldText, MEMBER_FIELDS, memberFieldViews } from '../fields';
import { draftOf, type MemberValues, tellMemberFailure, withStoredDay } from './memberForm';
import { type FormTexts, memberFormTexts, memberLinkTexts } from './texts.fr';
import { writeMember } from './writeMember';

type MemberLink = keyof typeof memberLinkTexts;

const list = (names: readonly (string | null | undefined)[] | undefined): string =>
  (names ?? []).filter(Boolean).sort().join(', ');

const linksOf = (member: Member): Record<MemberLink, string> => ({
  conjoint: spouseName(member.conjoint),
  enfants: list(member.enfants?.map(joinedNameOf)),
  parents: list(member.parents?.map(joinedNameOf)),
  groupe_actuel: member.groupe_actuel?.nom ?? '',
  departement_actuel: member.departement_actuel?.nom ?? '',
  etape_actuelle: list(member.etape_actuelle?.map(({ libelle }) => libelle)),
  tags: list(member.tags?.map(({ name }) => name)),
});

function linkChanges(opened: Member, present: Member): Difference[] {
  const [before, after] = [linksOf(opened), linksOf(present)];
  return keysOf<MemberLink>(memberLinkTexts)
    .filter((link) => before[link] !== after[link])
    .map((field) => ({ field, theirs: after[field], mine: before[field], isTyped: false }));
}

export interface UpdateOptions {
  /** The record that the form was filled from. */
  opened: Member;
  onUpdated(member: Member): void;
  /** The user took every change of another user, so there was nothing to save. */
  onTaken(): void;
  /** Another user deleted the member. */
  onGone(): void;
  /** Says a success in another way than the alert. Failures are then told in the form alone. */
  onSaid?(member: Member): void;
}

const isField = (name: string): name is MemberField => name in memberFieldViews;

/** The words for an edit by another user: fields of the form by its labels, links by their own. */
const conflictWords = (opened: Member, texts: FormTexts, links: typeof memberLinkTexts) => ({
  nameOf: fullNameOf,
  labelOf: (field: string) => (isField(field) ? texts[field] : links[field as MemberLink]),
  textOf: (field: string, value: unknown) =>
    isField(field) ? fieldText(field, String(value ?? '')) : undefined,
  others: (present: Member) => linkChanges(opened, present),
});

/** `update` sends the values of the form, and returns the failure to show in it, if any. */
export function useUpdateMember({ opened, onUpdated, onTaken, onGone, onSaid }: UpdateOptions) {
  const texts = useTexts(memberFormTexts);
  const links = useTexts(memberLinkTexts);
  const alert = useAlert();
  const client = useClient();
  const isVersioned = useCapability('versions') && Boolean(opened.updated_at);
  const { question, save, over } = useSaving(texts);
  const { maySave } = useConsent();
  const { id } = opened;
  const reload = () => invalidate(client, memberWriteCalls.update.invalidates);

  const tell = tellMemberFailure(texts, texts.updateFailed, texts.maybeUpdated);
  const updated = { title: texts.updated, text: texts.updatedText, tone: 'success' } as const;
  const say = onSaid ?? (() => void alert(updated));
  const update = (typed: MemberValues) => {
    const values = withStoredDay(opened, typed);
    return save<Member>({
      mayStart: () => maySave({ kind: 'member', id, draft: withoutWrongDay(draftOf(values)) }),
      send: () =>
        over(conflictWords(opened, texts, links), {
          opened,
          values,
          fieldsOf: () => MEMBER_FIELDS,
          read: (present) => memberSchema.safeParse(present).data,
          current: isVersioned ? undefined : () => client.call(memberCalls.withRelations, { id }),
          send: (row, merged) => writeMember(client, row, draftOf(merged)),
        }),
      done(row, isTaken) {
        updateCache(client, memberCalls.withRelations, { id }, () => row);
        void reload();
        if (isTaken) return onTaken();
        onUpdated(row);
        say(row);
      },
      tell: onSaid ? (told) => ({ form: tell(told).form }) : tell,
      failed({ kind }) {
        // A refusal with reasons changed nothing. Any other failure may have changed something.
        if (kind !== 'invalid') void reload();
        if (kind !== 'notFound') return false;
        onGone();
        void alert({ title: texts.gone, text: texts.goneText(fullNameOf(opened)), tone: 'error' });
        return true;
      },
    });
  };
  return { update, question };
}
