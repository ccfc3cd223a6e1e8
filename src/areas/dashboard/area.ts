import { EVOLUTION_PERIOD, EVOLUTION_PERIODS } from '../../domain/members/period';
import { hideable } from '../actionAttributes';
import { defineArea } from '../area';
import { text } from '../attributes';

export const dashboardAttributes = {
  /** Points of the evolution at first: daily or monthly. */
  period: text({ default: EVOLUTION_PERIOD, oneOf: EVOLUTION_PERIODS }),
  /** First day of the evolution at first, as yyyy-mm-dd; empty for all. */
  start: text({ default: '' }),
  /** Last day of the evolution at first, as yyyy-mm-dd; empty for all. */
  end: text({ default: '' }),
  hide: hideable('today'),
};

/** What the day brings where the back end tells it, counts, shares of groups and departments, and how the number of members evolves. */
export const dashboardArea = defineArea({
  name: 'dashboard',
  title: 'Tableau de bord',
  subject: 'statistiques',
  attributes: dashboardAttributes,
  routes: { home: '/dashboard' },
});
