/* Questions typed by users, where a screen writes them before a value. */

/** The question as French writes it: its «?» stays on its line. */
export const typedQuestion = (question: string): string =>
  question.trim().replace(/\s+([?!:;])/g, '\u00a0$1');

/** «Taille\u00a0:», and «Qui vient\u00a0?» as it is, because a sign already ends it. */
export function beforeAnswer(question: string): string {
  const words = typedQuestion(question);
  return /[?!:…]$/.test(words) ? words : `${words}\u00a0:`;
}
