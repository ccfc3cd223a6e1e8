import { memberWriteCalls } from '../../../../api/endpoints/memberWrites';
import { invalidate, useClient } from '../../../../api/useApi';
import { useWriteFailure } from '../../../../data/useWriteFailure';
import type { Member, MemberField } from '../../../../domain/members/member';
import { recordOf } from '../../../../domain/records';
import { isWrongDay } from '../../../../domain/storedDay';
import { useCapability } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import type { FormFailure } from '../../../../ui/form/Form';
import { useToast } from '../../../../ui/toast/useToast';
import type { ToastAction } from '../../../../ui/widgetRoot/WidgetRootStore';
import { addTexts } from '../../data/texts.fr';
import { MEMBER_FIELDS } from '../../fields';
import type { InPlace } from '../../record/inPlace/useInPlace';
import { draftOf, type MemberValues, withStoredDay } from '../memberForm';
import { memberFormTexts } from '../texts.fr';
import { useUpdateMember } from '../useUpdateMember';
import { writeMember } from '../writeMember';
import { inPlaceTexts } from './texts.fr';

/** All values of the record as they were read: a proposal of the form is none of them. */
const valuesOf = (member: Member): MemberValues => recordOf(MEMBER_FIELDS, (field) => member[field] ?? null);

/**
 * Saves these fields with the rest of the record as it was read, by the save of the form. A notice says so. What the server
 * refuses is shown at the control, also where it is about a value that stands elsewhere.
 */
export function useInPlaceSave(
  opened: Member,
  fields: readonly MemberField[],
  label: string,
  { onUpdated, onGone, close }: InPlace,
) {
  const texts = useTexts(memberFormTexts);
  const words = useTexts(inPlaceTexts);
  const toast = useToast();
  const before = valuesOf(opened);
  const undoOf = useTakenBack(fields, before, onUpdated);
  const { update, question } = useUpdateMember({
    opened,
    onUpdated(row) {
      onUpdated(row);
      close();
    },
    onTaken: close,
    onGone,
    onSaid: (row) => toast(words.saved(label), undoOf(row)),
  });
  const save = async (given: Partial<MemberValues>): Promise<FormFailure | undefined> => {
    const typed = withStoredDay(opened, given);
    if (fields.every((field) => (typed[field] ?? '') === (before[field] ?? ''))) return void close();
    const failure = await update({ ...before, ...typed });
    return failure && elsewhereNamed(failure, fields, texts);
  };
  return { save, question };
}

/** Reasons about fields that have no control here are told with the names of those. */
function elsewhereNamed(
  failure: FormFailure,
  fields: readonly MemberField[],
  texts: typeof memberFormTexts,
): FormFailure {
  const errors = Object.entries(failure.errors ?? {});
  const isHere = (name: string) => fields.some((field) => field === name);
  const labels: Readonly<Record<string, unknown>> = texts;
  const lines = errors
    .filter(([name]) => !isHere(name))
    .map(([name, reason]) => (name in labels ? `${labels[name]}\u00a0: ${reason}` : reason));
  return {
    ...failure,
    errors: Object.fromEntries(errors.filter(([name]) => isHere(name))),
    form: [failure.form, ...lines].filter(Boolean).join('\n') || undefined,
  };
}

/**
 * Gives «Annuler» for the notice: writes the earlier values again. Only where the back end compares versions, because the
 * call carries the whole record and would overwrite what another user changes meanwhile.
 */
function useTakenBack(fields: readonly MemberField[], before: MemberValues, onUpdated: InPlace['onUpdated']) {
  const texts = useTexts(addTexts);
  const client = useClient();
  const toast = useToast();
  const tell = useWriteFailure();
  const isVersioned = useCapability('versions');
  return (row: Member): ToastAction | undefined => {
    if (!isVersioned || !row.updated_at) return undefined;
    // What is no day can't be written again.
    if (fields.includes('date_naissance') && isWrongDay(before.date_naissance)) return undefined;
    const earlier = recordOf(fields, (field) => before[field]);
    const draft = draftOf({ ...valuesOf(row), ...earlier });
    const takeBack = async () => {
      try {
        onUpdated(await writeMember(client, row, draft));
        void invalidate(client, memberWriteCalls.update.invalidates);
        toast(texts.undone);
      } catch (error) {
        await tell(error, texts.undoFailed);
      }
    };
    return { label: texts.undo, run: () => void takeBack() };
  };
}
