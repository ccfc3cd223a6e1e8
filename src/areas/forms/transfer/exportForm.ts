import { saveFile } from '../../../ui/saveFile/saveFile';
import type { FormDraft } from '../model/formDraft';
import { payloadOf } from '../model/payload';

/** «Inscription au camp» → `Inscription_au_camp.json`; what no file system takes becomes a dash. */
export const fileNameOf = (nom: string, kind = 'json'): string =>
  `${nom
    .trim()
    .replaceAll(/\s/g, '_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is meant
    .replaceAll(/[/\\:*?"<>|\u0000-\u001f]/g, '-')}.${kind}`;

/** The form as a file another console takes in: what is sent, without the ids of this server. */
export const exportText = (form: FormDraft, isScheduled = false): string => {
  const champs = form.champs.map((champ) => ({ ...champ, id: undefined }));
  return `${JSON.stringify(payloadOf({ ...form, champs }, isScheduled), null, 2)}\n`;
};

export function exportForm(form: FormDraft, isScheduled: boolean): void {
  const file = new Blob([exportText(form, isScheduled)], { type: 'application/json' });
  saveFile(file, fileNameOf(form.nom_du_formulaire));
}
