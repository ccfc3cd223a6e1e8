import { defineTexts } from '../texts/texts';

/** What is said of deletions where the back end keeps what is deleted. */
export const deletionNoticeTexts = defineTexts('trash', {
  kept: 'Ce qui est supprimé est gardé 30\u00a0jours dans la corbeille, et peut être rétabli.',
  undo: 'Annuler',
  restored: 'Suppression annulée',
  notRestored: 'La suppression n’a pas été annulée',
});
