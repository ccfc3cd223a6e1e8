/*
 * The screens of the area and the address of each, both ways. An id consists of digits; with anything else an address
 * shows a form or an answer that doesn't exist, never the list of forms.
 */
import { idInPath } from '../../routing/idInPath';
import { matchRoute } from '../../routing/matchRoute';
import { formsRoutes } from './area';

export const loadAnswers = () => import('./answers/AnswersScreen');

/** `NaN` where the address holds no id. */
type FormsScreen = { screen: 'list' } | { screen: 'answers'; form: number; answer: number | undefined };

export const answersPath = (form: number): string => `${formsRoutes.list}/${form}/reponses`;
export const answerPath = (form: number, answer: number): string => `${answersPath(form)}/${answer}`;

/** The screen that an address of the widget shows; for an unknown address, the list of forms. */
export function formsScreenAt(path: string): FormsScreen {
  const found = matchRoute(formsRoutes.answer, path);
  if (!found) return { screen: 'list' };
  return {
    screen: 'answers',
    form: idInPath(found.id),
    answer: found.reponse === undefined ? undefined : idInPath(found.reponse),
  };
}
