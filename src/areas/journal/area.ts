import { defineArea } from '../area';
import { actionAttributes } from '../attributes';
import { writeEvents } from '../widgetEvent';

/** Who changed what and when, and the trash, where the back end announces them: filter, restore, delete for good. */
export const journalArea = defineArea({
  name: 'journal',
  title: 'Journal et corbeille',
  subject: 'journal',
  needs: 'journal',
  tile: {
    name: 'Journal et corbeille',
    description: 'Qui a changé quoi, et ce qui peut être rétabli.',
    icon: 'clock',
    color: '#0F766E',
  },
  attributes: actionAttributes('journal'),
  emits: { 'before-delete': writeEvents['before-delete'] },
  routes: { list: '/apps/journal' },
});
