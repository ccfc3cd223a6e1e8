import { defineTexts } from '../../../texts/texts';

/** The organisation's own kinds of notes. */
export const noteKindsTexts = defineTexts('noteKinds', {
  title: 'Genres de notes',
  intro:
    'Visite, appel et note existent toujours. Ajoutez ici les genres propres à votre organisation, un par ligne.',
  kinds: 'Genres propres à l’organisation',
  kindsHint: 'Une note garde le nom de son genre, même retiré d’ici.',
  save: 'Enregistrer les genres',
  saving: 'Enregistrement…',
  saved: 'Genres de notes enregistrés',
  loadFailed: 'Les genres de notes n’ont pas pu être chargés.',
  error: 'Erreur',
  kept: 'Rien n’est perdu\u00a0: vous pouvez réessayer.',
  signedInAgain: 'La session avait expiré\u00a0: rien n’a été enregistré. Enregistrez à nouveau.',
});
