import { defineArea } from '../area';

/** The secretariat: appointments, availabilities and their categories. A shell: nothing is sent nor kept. */
export const secretariatArea = defineArea({
  name: 'secretariat',
  title: 'Secrétariat',
  subject: 'rendez-vous',
  tile: {
    name: 'Secrétariat',
    icon: 'calendar',
    color: '#0E7490',
  },
  attributes: {},
  routes: { home: '/apps/secretariat' },
});
