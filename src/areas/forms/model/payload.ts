import { type FormDraft, takesOptions } from '../../../domain/forms/form';
import { keysOf } from '../../../domain/records';
import { availabilityPayload, hiddenPayload, noticePayload, retentionPayload } from './availability';
import type { BuiltField, BuiltForm } from './builtForm';

/** Choices as they are sent: one text with commas, without blank choices. */
const optionText = (options: readonly string[]): string =>
  options
    .map((option) => option.trim())
    .filter(Boolean)
    .join(',');

const fieldPayload = ({
  id,
  nom_du_champ,
  type_de_champ,
  options,
  is_required,
  placeholder,
}: BuiltField) => ({
  // The id of a stored field is sent, so that the field keeps its answers under a new name or place.
  ...(id !== undefined && { id }),
  nom_du_champ: nom_du_champ.trim(),
  type_de_champ,
  option: takesOptions(type_de_champ) ? optionText(options) : '',
  is_required,
  placeholder: placeholder.trim(),
});

/** The parts of a form that only some back ends have, by the capability that announces them. */
const PARTS = {
  ouverture: availabilityPayload,
  mentions: noticePayload,
  rgpd: retentionPayload,
  'champs-caches': hiddenPayload,
} as const;

/** Which of these parts the back end announces. */
export type FormParts = Readonly<Partial<Record<keyof typeof PARTS, boolean>>>;

/** The form as it is sent to the server. A field type that only the server knows is sent back unchanged. */
export function payloadOf(form: BuiltForm, announced: FormParts = {}): FormDraft {
  const parts = keysOf(PARTS).filter((part) => announced[part]);
  return Object.assign(
    {
      nom_du_formulaire: form.nom_du_formulaire.trim(),
      description: form.description.trim(),
      form_extend: form.form_extend,
      form_static: form.form_static,
      champs: form.champs.map(fieldPayload),
    },
    ...parts.map((part) => PARTS[part](form.availability)),
  );
}

/** The form as a file that another console can import: the saved body without the ids of this server. */
export function formFile(form: BuiltForm, announced?: FormParts): Blob {
  const fields = form.champs.map((field) => ({ ...field, id: undefined }));
  const text = `${JSON.stringify(payloadOf({ ...form, champs: fields }, announced), null, 2)}\n`;
  return new Blob([text], { type: 'application/json' });
}
