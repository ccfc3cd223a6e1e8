import { defineTexts } from '../../texts/texts';

export const consoleTexts = defineTexts('console', {
  brand: 'Parvis',
  navigation: 'Navigation principale',
  dashboard: 'TABLEAU DE BORD',
  community: 'COMMUNAUTÉ',
  events: 'ÉVÉNEMENTS',
  apps: 'APPS',
  search: 'Rechercher',
  /** Of the button of the search. */
  searchWith: (key: string) => `Rechercher (${key})`,
  settings: 'Paramètres',
  signOut: 'Déconnexion',
  unknownPath: 'Cette adresse n’existe pas. Voici le tableau de bord.',
  pageTitle: (screen: string) => `${screen} – Parvis`,
});
