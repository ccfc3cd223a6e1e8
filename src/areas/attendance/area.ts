import { defineArea } from '../area';
import { loadPart } from '../loadPart';
import { attendancePaths, patternsOf } from '../routes';

/**
 * Who came to today’s events, where the back end keeps attendance: names ticked on a phone, families at once, heads counted
 * without a name.
 */
export const attendanceArea = defineArea({
  name: 'attendance',
  title: 'Présences',
  subject: 'presences',
  needs: 'presences',
  tile: {
    name: 'Présences',
    icon: 'check-circle',
    color: '#0F766E',
    isFirst: true,
  },
  attributes: {},
  routes: patternsOf(attendancePaths),
  loadKeys: () => loadPart('attendanceKeys'),
});
