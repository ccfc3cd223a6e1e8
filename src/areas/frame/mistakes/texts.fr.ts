import { defineTexts } from '../../../texts/texts';

/** What is said where a page has written something wrong. */
export const notAnAddressTexts = defineTexts('notAnAddress', {
  notAnAddress: (_api: string) =>
    'Cette partie n’est pas disponible pour le moment. Prévenez la personne qui gère ce site.',
});
