import { saveFile } from '../../../ui/saveFile/saveFile';
import type { BuiltForm } from '../model/builtForm';
import { payloadOf } from '../model/payload';

/** «Inscription au camp» → `Inscription_au_camp.json`; characters that file systems refuse become dashes. */
export const fileNameOf = (nom: string, kind = 'json'): string =>
  `${nom
    .trim()
    .replaceAll(/\s/g, '_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused too
    .replaceAll(/[/\\:*?"<>|\u0000-\u001f]/g, '-')}.${kind}`;

/** The form as a file that another console can import: the saved body without the ids of this server. */
export const exportText = (form: BuiltForm, isScheduled = false, isNoted = false): string => {
  const champs = form.champs.map((champ) => ({ ...champ, id: undefined }));
  return `${JSON.stringify(payloadOf({ ...form, champs }, isScheduled, isNoted), null, 2)}\n`;
};

export function exportForm(form: BuiltForm, isScheduled: boolean, isNoted: boolean): void {
  const file = new Blob([exportText(form, isScheduled, isNoted)], { type: 'application/json' });
  saveFile(file, fileNameOf(form.nom_du_formulaire));
}
