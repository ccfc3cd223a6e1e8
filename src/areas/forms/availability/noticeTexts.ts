import { defineTexts } from '../../../texts/texts';

/** Texts of the notices in the builder. */
export const visitorNoticeTexts = defineTexts('formNotices', {
  title: 'Page des visiteurs',
  organisation: 'Organisation',
  organisationHint: 'Le nom de votre église ou association, au-dessus du formulaire.',
  privacy: 'Vie privée',
  privacyHint:
    'Ce que deviennent les réponses, au-dessus du bouton «\u00a0Envoyer\u00a0»\u00a0: qui les lit, combien de temps elles sont gardées, à qui demander leur suppression.',
});
