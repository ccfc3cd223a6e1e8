import { defineTexts } from '../../../texts/texts';

export const backToAppsTexts = defineTexts('backToApps', { apps: 'Applications' });

export const searchKeyTexts = defineTexts('searchKey', { control: 'Ctrl+K', command: '⌘K' });

export const toolsTexts = defineTexts('tools', { tools: 'Outils' });

export const membersLinkTexts = defineTexts('membersLink', {
  see: 'Voir les membres',
  open: 'Ouvrir dans la liste des membres',
  openHint: 'Pour trier, retirer, copier les e-mails, imprimer ou exporter',
});
