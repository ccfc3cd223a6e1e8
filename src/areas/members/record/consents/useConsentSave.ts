import { consentCalls } from '../../../../api/endpoints/register/consents';
import type { Failure } from '../../../../api/errors';
import { invalidate, useClient, useSave } from '../../../../api/useApi';
import { joinLines, type Told } from '../../../../data/save/saveFailures';
import { saved } from '../../../../data/save/saveOver';
import { useSaving } from '../../../../data/save/useSaving';
import { useUndo } from '../../../../data/useUndo';
import { type Consent, consentSchema } from '../../../../domain/register/consentWire';
import { formatDay } from '../../../../texts/records/formatDay';
import { useTexts } from '../../../../texts/texts';
import { useToast } from '../../../../ui/toast/useToast';
import { type ConsentValues, flatConsent } from './consentForm';
import { consentDialogTexts } from './texts.fr';

const FIELDS = [
  ...(['donne_par', 'donne_par_nom', 'second_parent', 'second_parent_nom'] as const),
  ...(['accord_enfant', 'du', 'jusquau', 'preuve'] as const),
] as const;

/**
 * What the form says where a save failed, and the card read again where it says something else by now. A record that is gone isn't
 * read again, as the dialog with what was typed would go with it.
 */
function useTell(gone: string) {
  const texts = useTexts(consentDialogTexts);
  const client = useClient();
  let status: number | undefined;
  return {
    failed: async (failure: Failure) => {
      status = failure.status;
      if (status === 409) await invalidate(client, consentCalls.create.invalidates);
    },
    tell: ({ why, reasons, isUnclear }: Told) => {
      if (status === 404) return { form: { form: gone } };
      if (reasons) return { form: { errors: reasons } };
      return { form: { form: joinLines(why, isUnclear ? texts.unsure : texts.kept), canRetry: true } };
    },
  };
}

/** Notes an answer of a member. @returns the failure that the form shows, if any */
export function useConsentCreate(id: number, type: number) {
  const texts = useTexts(consentDialogTexts);
  const [toast, undo] = [useToast(), useUndo()];
  const { save } = useSaving(texts);
  const { save: create } = useSave(consentCalls.create);
  const ways = useTell(texts.personGone);
  return (values: ConsentValues) =>
    save({
      send: () => saved(create({ id, body: { ...values, type } })),
      done: ({ operation }) => void toast(texts.saved, undo([operation])),
      ...ways,
    });
}

/** The version of another window, where that is kept, can't be undone from here. */
interface SavedConsent {
  id: number;
  operation?: number | null | undefined;
}

/**
 * Changes a consent; where it was changed from another window first, both edits are compared.
 * @param nameOf the name of a record that may have given it
 */
export function useConsentUpdate(
  consent: Consent,
  about: string,
  nameOf: (id: number) => string | undefined,
) {
  const texts = useTexts(consentDialogTexts);
  const [toast, undo] = [useToast(), useUndo()];
  const { save, over, question } = useSaving(texts);
  const { save: update } = useSave(consentCalls.update);
  const ways = useTell(texts.consentGone);
  const labels: Readonly<Record<string, string>> = {
    ...{ donne_par: texts.giver, donne_par_nom: texts.otherName, second_parent: texts.second },
    ...{ second_parent_nom: texts.secondName, accord_enfant: texts.childAgrees, preuve: texts.proof },
    ...{ du: texts.from, jusquau: texts.until },
  };
  const compared = {
    nameOf: () => about,
    labelOf: (field: string) => labels[field] ?? field,
    textOf: (field: string, value: unknown) =>
      typeof value === 'number'
        ? nameOf(value)
        : typeof value === 'string' && (field === 'du' || field === 'jusquau')
          ? formatDay(value)
          : undefined,
  };
  const read = (present: unknown) => {
    const { data } = consentSchema.safeParse(present);
    return data && flatConsent(data);
  };
  const send = ({ reponse: _, ...values }: ConsentValues) =>
    save<SavedConsent>({
      send: () =>
        over(compared, {
          ...{ opened: flatConsent(consent), values, fieldsOf: () => FIELDS, read },
          send: ({ updated_at }, held) => update({ id: consent.id, body: { ...held, updated_at } }),
        }),
      done: ({ operation }, isTaken) => void (isTaken || toast(texts.changed, undo([operation]))),
      ...ways,
    });
  return { send, question };
}

/** Notes that a consent is withdrawn. @returns the failure that the form shows, if any */
export function useWithdrawal({ id, updated_at }: Consent) {
  const texts = useTexts(consentDialogTexts);
  const [toast, undo] = [useToast(), useUndo()];
  const { save } = useSaving(texts);
  const { save: withdraw } = useSave(consentCalls.withdraw);
  const ways = useTell(texts.consentGone);
  return ({ le }: { le: string }) =>
    save({
      send: () => saved(withdraw({ id, body: { le, updated_at } })),
      done: ({ operation }) => void toast(texts.withdrawn, undo([operation])),
      ...ways,
    });
}
