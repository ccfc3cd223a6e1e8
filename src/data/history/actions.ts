import { pageTexts } from '../../texts/texts';
import { type journalActionTexts, ownActionTexts } from './texts.fr';

/** What happened, in words, from the id of the call, such as `membres.update`. */
export function actionText(texts: typeof journalActionTexts, action: string): string {
  const words: Readonly<Record<string, string>> = texts;
  const own: Readonly<Record<string, string>> = pageTexts(ownActionTexts);
  return own[action] ?? words[action.slice(action.indexOf('.') + 1)] ?? texts.update;
}
