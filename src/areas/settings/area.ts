import { defineArea } from '../area';
import { titleTexts } from './titleTexts';

export const settings = defineArea({
  name: 'settings',
  title: titleTexts.title,
  doc: 'Settings: profile, notifications, security, appearance, general. A shell: nothing is sent nor switched.',
  attributes: {},
  emits: [],
  routes: { home: '/settings' },
  load: () => import('./SettingsArea'),
});
