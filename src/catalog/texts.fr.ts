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
  countFailed: 'Le nombre de membres concernés n’a pas pu être compté\u00a0: il y en a peut-être.',
  invalid: 'À corriger',
  stale: 'La liste n’est peut-être plus à jour.',
  gone: (name: string) => `«\u00a0${name}\u00a0» n’existait déjà plus. La liste a été actualisée.`,
  kept: 'Vos saisies sont conservées.',
  unsure:
    'La réponse n’est pas arrivée\u00a0: c’est peut-être enregistré. Regardez la liste, puis réessayez si besoin.',
  signedInAgain:
    'La session avait expiré\u00a0: rien n’a été enregistré. Vos saisies sont conservées, enregistrez à nouveau.',
});
