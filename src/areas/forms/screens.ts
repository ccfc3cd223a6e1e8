/*
 * The screens of the area and the address of each, both ways. An id consists of digits; with anything else an address
 * shows a form or an answer that doesn't exist, never the list of forms.
 */
import { formPaths } from '../routes';

export const loadAnswers = () => import('./answers/AnswersScreen');

/** `NaN` where the address holds no id. */
type FormsScreen = { screen: 'list' } | { screen: 'answers'; form: number; answer: number | undefined };

/** The screen that an address of the widget shows; for an unknown address, the list of forms. */
export function formsScreenAt(path: string): FormsScreen {
  const ids = formPaths.answer.match(path);
  return ids ? { screen: 'answers', form: ids.id, answer: ids.reponse } : { screen: 'list' };
}
