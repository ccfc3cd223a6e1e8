import { formatNumber } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** Texts of the availability fields in the builder. */
export const availabilityTexts = defineTexts('formAvailability', {
  from: 'Ouverture',
  fromTime: 'Heure d’ouverture',
  to: 'Fermeture',
  toTime: 'Heure de fermeture',
  fromHint: 'Vide\u00a0: ouvert dès son enregistrement.',
  toHint: 'Vide\u00a0: sans fin. Cette minute est comprise.',
  most: 'Nombre de réponses au plus',
  mostHint: 'Vide\u00a0: sans limite.',
  protection: 'Protéger contre les robots',
  protectionHint:
    'Seule la page du formulaire peut alors envoyer des réponses, quelques secondes après son ouverture.',
});

/** Texts of the notices in the builder. */
export const visitorNoticeTexts = defineTexts('formNotices', {
  title: 'Page des visiteurs',
  organisation: 'Organisation',
  organisationHint: 'Le nom de votre église ou association, au-dessus du formulaire.',
  privacy: 'Vie privée',
  privacyHint:
    'Ce que deviennent les réponses, au-dessus du bouton «\u00a0Envoyer\u00a0»\u00a0: qui les lit, combien de temps elles sont gardées, à qui demander leur suppression.',
});

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
