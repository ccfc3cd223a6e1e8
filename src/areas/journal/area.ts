import { actionAttributes } from '../actionAttributes';
import { defineArea } from '../area';
import { writeEvents } from '../widgetEvent';

/** Who changed what and when, and the trash, where the back end announces them: filter, restore, delete for good. */
export const journalArea = defineArea({
  name: 'journal',
  title: 'Journal et corbeille',
  subject: 'journal',
  needs: 'journal',
  tile: {
    name: 'Journal et corbeille',
    icon: 'clock',
    color: '#0F766E',
  },
  attributes: actionAttributes('journal'),
  emits: { 'before-delete': writeEvents['before-delete'] },
  routes: { list: '/apps/journal' },
});
