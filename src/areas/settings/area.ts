import { defineArea } from '../area';

export const settings = defineArea({
  name: 'settings',
  title: 'Paramètres',
  doc: 'Settings: profile, notifications, security, appearance, general. A shell: nothing is sent nor switched.',
  attributes: {},
  routes: { home: '/settings' },
  load: () => import('./SettingsArea'),
});
