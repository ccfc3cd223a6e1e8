import { defineArea } from '../area';

export const settingsArea = defineArea({
  name: 'settings',
  title: 'Paramètres',
  doc: 'Settings: one’s own name, address, password, sessions, second factor, mails, theme and formats where the back end announces accounts, else a shell.',
  attributes: {},
  routes: { home: '/settings' },
});
