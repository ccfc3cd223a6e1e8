import { eventCalls } from '../../../../api/endpoints/events';
import { useSave } from '../../../../api/useApi';
import { hiddenFieldTexts } from '../../../../data/hiddenFields/texts.fr';
import { saved } from '../../../../data/save/saveOver';
import { useSaving } from '../../../../data/save/useSaving';
import { type RegistrationDraft, registrationSchema } from '../../../../domain/registrations/registration';
import { formatDate } from '../../../../texts/formats';
import { useTexts } from '../../../../texts/texts';
import { useToast } from '../../../../ui/toast/useToast';
import { tellForm } from '../../failedForm';
import { eventFormFailureTexts } from '../../texts.fr';
import { registrationSettingTexts } from '../texts.fr';
import type { RegistrationSettings } from './settingsForm';

/** Every setting, with the text that its control has. */
const LABELS = {
  ouvert_du: 'from',
  ouvert_au: 'to',
  modifiable_au: 'changeable',
  places: 'places',
  personnes_max: 'people',
  attente: 'waiting',
  separer: 'split',
  offre_heures: 'offer',
  accord: 'agreement',
  formulaire_id: 'form',
  questions_personnes: 'ofEach',
  organisation: 'organisation',
  confidentialite: 'privacy',
  conservation_mois: 'keep',
} as const;

const isSetting = (field: string): field is keyof typeof LABELS => field in LABELS;

/** How two edits of the settings are compared. */
function useComparison(opened: RegistrationSettings | undefined) {
  const texts = useTexts(registrationSettingTexts);
  const hidden = useTexts(hiddenFieldTexts);
  const questionOf = (id: unknown) =>
    opened?.champs?.find((question) => question.id === id)?.nom_du_champ ?? texts.presentQuestion(Number(id));
  return {
    nameOf: () => texts.title,
    labelOf: (field: string) =>
      isSetting(field) ? texts[LABELS[field]] : field === 'champs_caches' ? hidden.names : field,
    textOf(field: string, value: unknown) {
      if (field === 'formulaire_id') return value ? texts.presentForm(Number(value)) : texts.noForm;
      if (field === 'champs_caches') return [value ?? []].flat().join(', ');
      if (field === 'questions_personnes') return [value ?? []].flat().map(questionOf).join(', ');
      const isDay = field === 'ouvert_du' || field === 'ouvert_au' || field === 'modifiable_au';
      return isDay && value ? formatDate(String(value)) : undefined;
    },
  };
}

/**
 * Saves the settings of an event's registrations; where another user changed them first, both edits are compared.
 * @param opened what the form was filled with; undefined where the event takes no registrations yet
 */
export function useSettingsSave(id: number, opened: RegistrationSettings | undefined) {
  const texts = useTexts(registrationSettingTexts);
  const toast = useToast();
  const { save: put } = useSave(eventCalls.setRegistration);
  const { save, over, question } = useSaving(useTexts(eventFormFailureTexts));
  const words = useComparison(opened);
  const change = (row: RegistrationSettings, values: RegistrationDraft) =>
    over(words, {
      opened: row,
      values,
      fieldsOf: () => [...Object.keys(LABELS), 'champs_caches'],
      read: (present) => registrationSchema.safeParse(present).data?.reglages ?? undefined,
      send: ({ updated_at }, held) => put({ id, body: { ...held, updated_at } }),
    });
  const send = (values: RegistrationDraft) =>
    save<unknown>({
      send: () => (opened ? change(opened, values) : saved(put({ id, body: values }))),
      done: (_, isTaken) => void (isTaken || toast(texts.saved)),
      tell: (told) => tellForm(told, texts.notSaved),
    });
  return { send, question };
}
