import { actionAttributes } from '../actionAttributes';
import { defineArea } from '../area';
import { writeEvents } from '../widgetEvent';

/** The accounts of a back end that announces them: invite, role, disable, end sessions, delete. */
export const accountsArea = defineArea({
  name: 'accounts',
  title: 'Gestion des Comptes',
  subject: 'comptes',
  needs: 'comptes',
  tile: {
    name: 'Comptes',
    icon: 'user',
    color: '#4338CA',
  },
  attributes: actionAttributes('accounts'),
  emits: writeEvents,
  routes: { list: '/apps/comptes' },
});
