import { fileNameOf, saveFile } from '../../../ui/saveFile/saveFile';
import type { BuiltForm } from '../model/builtForm';
import { payloadOf } from '../model/payload';

/** The form as a file that another console can import: the saved body without the ids of this server. */
export const exportText = (form: BuiltForm, isScheduled = false, isNoted = false): string => {
  const champs = form.champs.map((champ) => ({ ...champ, id: undefined }));
  return `${JSON.stringify(payloadOf({ ...form, champs }, isScheduled, isNoted), null, 2)}\n`;
};

export function exportForm(form: BuiltForm, isScheduled: boolean, isNoted: boolean): void {
  const file = new Blob([exportText(form, isScheduled, isNoted)], { type: 'application/json' });
  saveFile(file, fileNameOf(form.nom_du_formulaire));
}
