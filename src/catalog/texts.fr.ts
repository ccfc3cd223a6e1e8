import { defineTexts } from '../texts/texts';

/** Sentences that all short lists share. */
export const catalogListTexts = defineTexts('catalog', {
  refresh: 'Actualiser',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  remove: 'Supprimer',
  removing: 'Suppression…',
  editItem: (name: string) => `Modifier ${name}`,
  removeItem: (name: string) => `Supprimer ${name}`,
  adjustSearch: 'Modifiez ou effacez votre recherche.',
  error: 'Erreur',
  counting: 'Recherche des membres concernés…',
  countFailed: 'Le nombre de membres concernés n’a pas pu être lu.',
  invalid: 'Saisie à corriger',
  stale: 'La liste n’a pas pu être actualisée\u00a0: ce qui est affiché peut dater.',
  gone: (name: string) => `«\u00a0${name}\u00a0» n’existait déjà plus. La liste a été actualisée.`,
  kept: 'Vos saisies sont conservées.',
  unsure: 'Le serveur n’a pas confirmé\u00a0: vérifiez la liste avant de réessayer.',
  signedInAgain:
    'La session avait expiré\u00a0: rien n’a été enregistré. Vos saisies sont conservées, enregistrez à nouveau.',
});
