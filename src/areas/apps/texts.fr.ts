import { formatNumber, plural } from '../../texts/locale';
import { defineTexts, extendTexts } from '../../texts/texts';
import { applicationTexts } from '../frame/palette/texts.fr';

export const appsTexts = extendTexts(applicationTexts, {
  title: 'Espace Applications',
  subtitle: 'Les outils pour organiser la communauté.',
  list: 'Applications',
  polls: 'Sondages',
  pollsText: 'Demander leur avis aux membres.',
  soon: 'Bientôt disponible',
});

/** What waits behind a tile. */
export const tileCountTexts = defineTexts('tileCounts', {
  newAnswers: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'nouvelle réponse', 'nouvelles réponses')}`,
  failedMails: (count: number) => `${formatNumber(count)} ${plural(count, 'non envoyé', 'non envoyés')}`,
});
