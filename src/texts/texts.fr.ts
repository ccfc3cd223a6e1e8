import { defineTexts } from './texts';

/** Words that several areas share. */
export const commonTexts = defineTexts('common', {
  cancel: 'Annuler',
  edit: 'Modifier',
  remove: 'Supprimer',
  view: 'Voir',
  invalidEmail: 'Saisissez une adresse e-mail valide',
});

export const failureTexts = defineTexts('failures', {
  noAnswer: 'Impossible de se connecter au serveur',
  code: 'Cette partie n’a pas pu être chargée. Rechargez la page, puis réessayez.',
  noMessage: 'Une erreur est survenue',
  unknown: 'Une erreur inattendue est survenue',
});

/** The specification lists these texts, but its rules for messages never use them. */
export const kindTexts = defineTexts('failureKinds', {
  network: 'Erreur de connexion au serveur',
  unauthorized: "Vous n'êtes pas autorisé à accéder à cette ressource",
  forbidden: 'Accès interdit',
  notFound: 'Ressource non trouvée',
  validation: 'Erreur de validation des données',
  server: 'Erreur interne du serveur',
});

export const formatTexts = defineTexts('formats', {
  noDate: 'Date non spécifiée',
  invalidDate: 'Date invalide',
  days: (first: string, last: string) => `du ${first} au ${last}`,
});
