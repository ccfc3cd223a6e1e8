/**
 * Whether a form takes answers. Both ends are inclusive: it opens with the first second of the minute `ouvert_du` and
 * closes after the last second of the minute `ouvert_au`, in the server's local time.
 */
import { minuteWords } from '../../../../src/domain/calendar/momentWords';
import type { OpenState } from '../../../../src/domain/forms/form';
import { HttpError } from '../../http/httpError';
import type { FormsTable } from '../../store/tables/formSchema';
import { formTexts } from './texts';

/** The columns that the state depends on. */
export interface Opening extends Pick<FormsTable, 'ouvert_du' | 'ouvert_au' | 'reponses_max'> {
  nombre_reponses: number;
}

/** @param minute the current minute, `yyyy-mm-ddThh:mm` */
export function stateOf(
  { ouvert_du, ouvert_au, reponses_max, nombre_reponses }: Opening,
  minute: string,
): OpenState {
  if (ouvert_du && minute < ouvert_du) return 'pas_ouvert';
  if (ouvert_au && minute > ouvert_au) return 'ferme';
  return reponses_max !== null && nombre_reponses >= reponses_max ? 'complet' : 'ouvert';
}

/** The sentence and the state with which a closed form refuses an answer. */
export function closed(form: Opening, state: Exclude<OpenState, 'ouvert'>): HttpError {
  const sentences = {
    pas_ouvert: formTexts.notYetOpen(minuteWords(form.ouvert_du ?? '')),
    ferme: formTexts.closed(minuteWords(form.ouvert_au ?? '')),
    complet: formTexts.complete,
  };
  return new HttpError(403, sentences[state], { etat: state });
}

/** @throws HttpError 403 with the reason and `etat` */
export function checkOpen(form: Opening, minute: string): void {
  const state = stateOf(form, minute);
  if (state !== 'ouvert') throw closed(form, state);
}
