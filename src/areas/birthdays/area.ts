import { actionAttributes } from '../actionAttributes';
import { defineArea } from '../area';
import { birthdayPaths, patternsOf } from '../routes';

/** The birthdays of a period, where the back end lists them: filtered, printed and saved as a file. */
export const birthdaysArea = defineArea({
  name: 'birthdays',
  title: 'Anniversaires',
  subject: 'membres',
  needs: 'anniversaires',
  tile: {
    name: 'Anniversaires',
    icon: 'calendar',
    color: '#B45309',
  },
  attributes: actionAttributes('birthdays'),
  routes: patternsOf(birthdayPaths),
});
