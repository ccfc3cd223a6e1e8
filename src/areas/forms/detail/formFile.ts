import type { BuiltForm } from '../model/builtForm';
import { payloadOf } from '../model/payload';

/** What the back end announces, see `payloadOf`. */
type Announced = [isScheduled?: boolean, isNoted?: boolean, isTimed?: boolean];

/** The form as a file that another console can import: the saved body without the ids of this server. */
export function formFile(form: BuiltForm, ...announced: Announced): Blob {
  const fields = form.champs.map((field) => ({ ...field, id: undefined }));
  const text = `${JSON.stringify(payloadOf({ ...form, champs: fields }, ...announced), null, 2)}\n`;
  return new Blob([text], { type: 'application/json' });
}
