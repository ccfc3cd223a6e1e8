import { defineTexts, useTexts } from '../texts/texts';

const uiTexts = defineTexts('ui', {
  close: 'Fermer',
  codeMissing:
    'Cette partie n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez ou rechargez la page.',
  newVersion: 'Une nouvelle version est disponible. Rechargez la page pour continuer.',
  reloadNeeded: 'Cette partie n’a pas pu être chargée. Rechargez la page.',
  reloadPage: 'Recharger la page',
  cancel: 'Annuler',
  retry: 'Réessayer',
  acknowledge: 'Compris',
  loading: 'Chargement...',
  required: 'Ce champ est obligatoire',
  invalid: 'Cette valeur n’est pas valide',
  unexpected: 'Une erreur inattendue est survenue. Vos saisies sont conservées\u00a0: réessayez.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  clearSearch: 'Effacer la recherche',
  discardTitle: 'Abandonner les modifications\u00a0?',
  discardText: 'Ce que vous avez saisi n’est pas enregistré et sera perdu.',
  discard: 'Abandonner',
  keepEditing: 'Continuer la saisie',
  stillSaving: 'Enregistrement en cours, patientez.',
  notifications: 'Messages',
  closeNotification: 'Fermer le message',
});

export type UiTexts = typeof uiTexts;

/** Texts that many parts of the kit share. */
export const useUiTexts = (): UiTexts => useTexts(uiTexts);

export const partsTexts = defineTexts('parts', {
  date: 'Date incomplète\u00a0: jour, mois et année',
  time: 'Heure incomplète\u00a0: heures et minutes',
  number: 'Ce n’est pas un nombre',
});
