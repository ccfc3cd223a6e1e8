import { extendTexts } from '../../texts/texts';
import { applicationTexts } from '../frame/palette/texts.fr';

export const appsTexts = extendTexts(applicationTexts, {
  title: 'Espace Applications',
  subtitle: 'Les outils pour organiser la communauté.',
  list: 'Applications',
  polls: 'Sondages',
  pollsText: 'Demander leur avis aux membres.',
  soon: 'Bientôt disponible',
});
