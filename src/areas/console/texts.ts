import { defineTexts } from '../../texts/texts';
import { titleTexts } from './titleTexts';

export const consoleTexts = defineTexts('console', {
  ...titleTexts,
  brand: 'Parvis',
  navigation: 'Navigation principale',
  dashboard: 'TABLEAU DE BORD',
  community: 'COMMUNAUTÉ',
  events: 'ÉVÉNEMENTS',
  apps: 'APPS',
  settings: 'Paramètres',
  signOut: 'Déconnexion',
  pageTitle: (screen: string) => `${screen} – Parvis`,
});
