import { defineArea } from '../area';

export const settings = defineArea({
  name: 'settings',
  title: 'Paramètres',
  doc: 'Settings: one’s own name, password, sessions and second factor where the back end announces accounts, else a shell.',
  attributes: {},
  routes: { home: '/settings' },
  load: () => import('./SettingsArea'),
});
