import { NEW_ANSWERS_MAX } from '../../../domain/forms/form';
import { pageTexts } from '../../../texts/texts';
import { answerCountTexts } from '../texts.fr';

/** «12 réponses, 3 nouvelles» */
export function answerCounts(count: number, fresh = 0): string {
  const texts = pageTexts(answerCountTexts);
  if (fresh <= 0) return texts.count(count);
  const recent = fresh < NEW_ANSWERS_MAX ? texts.fresh(fresh) : texts.manyFresh(NEW_ANSWERS_MAX - 1);
  return `${texts.count(count)}, ${recent}`;
}
