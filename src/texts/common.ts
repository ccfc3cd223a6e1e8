/** Words of no area in particular. */
import { defineTexts } from './texts';

export const commonTexts = defineTexts('common', {
  loading: 'Chargement...',
  retry: 'Réessayer',
  cancel: 'Annuler',
  close: 'Fermer',
  back: 'Retour',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  add: 'Ajouter',
  edit: 'Modifier',
  remove: 'Supprimer',
  view: 'Voir',
  refresh: 'Actualiser',
  search: 'Rechercher',
  required: 'Ce champ est obligatoire',
  invalidEmail: 'Saisissez une adresse e-mail valide',
  error: 'Erreur',
});
