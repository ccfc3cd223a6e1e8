import { isEnglish } from '../french/rules';
import { foreignWords } from '../words/frenchWords';

const MARKS = /[àâçéèêëîïôùûœÀÂÇÉÈÊÎÔŒ’«»\u00a0\u202f]/;
const FUNCTION_WORDS =
  /(?<![-\w/.=])(?:le|la|les|un|une|des|du|de|et|est|pour|dans|sur|pas|vous|votre|que|qui|au|aux|ou|avec|sans)(?![-\w=.:])/i;
const CODE = /^(?:[A-Z]+|\S+[_/.#@:-]\S*)$|[{}<>=;]|^[MmLl]\d/;

/** Whether a string of code is French that people read: by its letters, its small words, or as a word with a capital. */
export function isSentence(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || CODE.test(text) || isEnglish(text)) return false;
  if (MARKS.test(text) || FUNCTION_WORDS.test(text)) return true;
  return /^\p{Lu}\p{Ll}/u.test(text) && foreignWords(text).length === 0;
}
