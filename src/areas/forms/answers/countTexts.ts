import { formatNumber } from '../../../texts/formats';
import { plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** How many answers a form has, in the list of forms, in its detail and above its answers. */
export const answerCountTexts = defineTexts('formAnswerCounts', {
  count: (count: number) => `${formatNumber(count)} ${plural(count, 'réponse', 'réponses')}`,
  fresh: (count: number) => `${formatNumber(count)}\u00a0${plural(count, 'nouvelle', 'nouvelles')}`,
  manyFresh: (most: number) => `plus de ${formatNumber(most)}\u00a0nouvelles`,
});
