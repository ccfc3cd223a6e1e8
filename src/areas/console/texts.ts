import { defineTexts } from '../../texts/texts';

export const consoleTexts = defineTexts('console', {
  title: 'Console',
  brand: 'Parvis',
  navigation: 'Navigation principale',
  dashboard: 'TABLEAU DE BORD',
  community: 'COMMUNAUTÉ',
  events: 'ÉVÉNEMENTS',
  apps: 'APPS',
  settings: 'Paramètres',
  signOut: 'Déconnexion',
  userMenu: (name: string) => `Menu de ${name}`,
  pageTitle: (screen: string) => `${screen} – Parvis`,
});
