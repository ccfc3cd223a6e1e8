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

  share: 'Partager avec les autres utilisateurs',
  shareHint: 'Ils le trouveront dans ce menu, avec le nom de qui l’a partagé.',
  shareFailed: 'Le filtre n’a pas pu être partagé.',
  shared: (name: string) => `Filtre «\u00a0${name}\u00a0» partagé`,
  sharedTitle: 'Filtres partagés',
  sharedLoading: 'Chargement des filtres partagés…',
  sharedFailed: 'Les filtres partagés n’ont pas pu être chargés.',
  sharedItem: '(partagé)',
  noShared: 'Aucun filtre partagé',
  author: (name: string) => `Partagé par ${name}`,
  renameFailed: 'Le filtre n’a pas pu être renommé.',
  removeFailed: 'Le filtre n’a pas pu être supprimé.',
  removeSharedText: (name: string) =>
    `«\u00a0${name}\u00a0» ne sera plus proposé à personne. Aucun membre n’est touché.`,
  goneShared: (name: string) =>
    `Le filtre «\u00a0${name}\u00a0» n’existe plus\u00a0: un autre utilisateur l’a supprimé.`,
  partlyTitle: 'Filtre appliqué en partie',
  otherVersion: (name: string) =>
    `Le filtre «\u00a0${name}\u00a0» a été enregistré par une autre version de Parvis.`,
  unknownParts: (name: string, parts: string) =>
    `Ce qui n’est pas compris du filtre «\u00a0${name}\u00a0» n’est pas appliqué\u00a0: ${parts}.`,
  mayShowMore: 'La liste peut montrer plus de membres, ou d’autres, que ce nom ne le dit.',

  manageTitle: 'Filtres enregistrés',
  rename: (name: string) => `Renommer «\u00a0${name}\u00a0»`,
  remove: (name: string) => `Supprimer «\u00a0${name}\u00a0»`,
  removeTitle: 'Supprimer ce filtre\u00a0?',
  removeText: (name: string) => `«\u00a0${name}\u00a0» ne sera plus proposé. Aucun membre n’est touché.`,
  removeLabel: 'Supprimer',
  removed: (name: string) => `Filtre «\u00a0${name}\u00a0» supprimé`,
  close: 'Fermer',
});
