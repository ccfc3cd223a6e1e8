import { fileNameOf, saveFile } from '../../../ui/saveFile/saveFile';
import type { BuiltForm } from '../model/builtForm';
import { payloadOf } from '../model/payload';

/** What the back end announces, see `payloadOf`. */
type Announced = [isScheduled?: boolean, isNoted?: boolean, isTimed?: boolean];

/** The form as a file that another console can import: the saved body without the ids of this server. */
export const exportText = (form: BuiltForm, ...announced: Announced): string => {
  const champs = form.champs.map((champ) => ({ ...champ, id: undefined }));
  return `${JSON.stringify(payloadOf({ ...form, champs }, ...announced), null, 2)}\n`;
};

export function exportForm(form: BuiltForm, ...announced: Announced): void {
  const file = new Blob([exportText(form, ...announced)], { type: 'application/json' });
  saveFile(file, fileNameOf(form.nom_du_formulaire));
}
