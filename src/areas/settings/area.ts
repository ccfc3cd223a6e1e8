import { defineArea } from '../area';

/**
 * Settings: one’s own name, address, password, sessions, second factor, mails, theme and formats where the back end
 * announces accounts, else a shell.
 */
export const settingsArea = defineArea({
  name: 'settings',
  title: 'Paramètres',
  attributes: {},
  routes: { home: '/settings' },
});
