import { formatNumber } from '../../../texts/formats';
import { defineTexts } from '../../../texts/texts';

/** For how long the answers of a form are kept. */
export const answerRetentionTexts = defineTexts('formRetention', {
  title: 'Conservation des réponses',
  months: 'Effacer les réponses après (mois)',
  hint: 'Laissez vide pour les garder sans limite.',
  never: 'Les réponses sont gardées jusqu’à ce que quelqu’un les supprime.',
  effect: (months: number) =>
    `Une fois ce formulaire enregistré, chaque réponse de plus de ${formatNumber(months)}\u00a0mois sera effacée dans l’heure avec ses fichiers, sans passer par la corbeille. Le journal en notera le nombre.`,
  concerned: (count: number) =>
    count === 0
      ? 'Aujourd’hui, aucune réponse n’est concernée.'
      : count === 1
        ? 'Aujourd’hui, une réponse est concernée.'
        : `Aujourd’hui, ${formatNumber(count)} réponses sont concernées.`,
});
