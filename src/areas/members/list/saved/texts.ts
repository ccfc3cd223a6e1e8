import { extendTexts } from '../../../../texts/texts';
import { savedMenuTexts } from './savedMenuTexts';

export const savedTexts = extendTexts(savedMenuTexts, {
  applied: '(appliqué)',
  none: 'Aucun filtre enregistré',
  saveThis: 'Enregistrer ces filtres…',
  manage: 'Gérer les filtres…',

  saveTitle: 'Enregistrer les filtres',
  saveText: 'La recherche et les filtres de la liste, sous un nom à retrouver d’un clic sur cet appareil.',
  name: 'Nom',
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: (name: string) => `Filtre «\u00a0${name}\u00a0» enregistré`,
  taken: 'Un filtre porte déjà ce nom.',
  full: 'Vous avez déjà 50 filtres enregistrés\u00a0: supprimez-en un d’abord.',
  replaceTitle: 'Remplacer ce filtre\u00a0?',
  replaceText: (name: string) => `Un filtre «\u00a0${name}\u00a0» existe déjà.`,
  replace: 'Remplacer',

  manageTitle: 'Filtres enregistrés',
  rename: (name: string) => `Renommer «\u00a0${name}\u00a0»`,
  remove: (name: string) => `Supprimer «\u00a0${name}\u00a0»`,
  removeTitle: 'Supprimer ce filtre\u00a0?',
  removeText: (name: string) => `«\u00a0${name}\u00a0» ne sera plus proposé. Aucun membre n’est touché.`,
  removeLabel: 'Supprimer',
  removed: (name: string) => `Filtre «\u00a0${name}\u00a0» supprimé`,
  close: 'Fermer',
});
