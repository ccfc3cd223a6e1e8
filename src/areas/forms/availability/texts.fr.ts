import { formatNumber } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** Texts of the availability fields in the builder. */
export const availabilityTexts = defineTexts('formAvailability', {
  from: 'Ouverture',
  fromTime: 'Heure d’ouverture',
  to: 'Fermeture',
  toTime: 'Heure de fermeture',
  fromHint: 'Laissez vide pour ouvrir dès l’enregistrement.',
  toHint: 'Laissez vide pour ne jamais fermer.',
  most: 'Nombre maximal de réponses',
  mostHint: 'Laissez vide pour ne pas limiter.',
  protection: 'Protéger contre les robots',
  protectionHint: 'Bloque les envois automatiques.',
});

/** Texts of the notices in the builder. */
export const visitorNoticeTexts = defineTexts('formNotices', {
  title: 'Page des visiteurs',
  organisation: 'Organisation',
  organisationHint: 'Le nom de votre église ou association, au-dessus du formulaire.',
  privacy: 'Données personnelles',
  privacyHint:
    'Affiché au-dessus du bouton «\u00a0Envoyer\u00a0»\u00a0: qui lit les réponses, combien de temps elles sont gardées, à qui demander leur suppression.',
});

/** For how long the answers of a form are kept. */
export const answerRetentionTexts = defineTexts('formRetention', {
  title: 'Conservation des réponses',
  months: 'Effacer les réponses après (mois)',
  hint: 'Laissez vide pour les garder sans limite.',
  never: 'Les réponses sont gardées jusqu’à ce que quelqu’un les supprime.',
  effect: (months: number) =>
    `Dès que vous enregistrez, les réponses de plus de ${formatNumber(months)}\u00a0mois et leurs fichiers sont effacés définitivement.`,
  concerned: (count: number) =>
    count === 0
      ? 'Aujourd’hui, aucune réponse n’est concernée.'
      : count === 1
        ? 'Aujourd’hui, une réponse est concernée.'
        : `Aujourd’hui, ${formatNumber(count)} réponses sont concernées.`,
});
