import { defineTexts } from '../../texts/texts';

export const appsTexts = defineTexts('apps', {
  title: 'Espace Applications',
  subtitle: 'Les outils pour organiser la communauté.',
  list: 'Applications',
  polls: 'Sondages',
  pollsText: 'Demander leur avis aux membres.',
  soon: 'Bientôt disponible',
});
