import { EVOLUTION_PERIOD, EVOLUTION_PERIODS } from '../../domain/members/period';
import { defineArea } from '../area';
import { text } from '../attributes';

export const dashboardAttributes = {
  period: text({
    default: EVOLUTION_PERIOD,
    oneOf: EVOLUTION_PERIODS,
    doc: 'Points of the evolution at first: daily or monthly.',
  }),
  start: text({ default: '', doc: 'First day of the evolution at first, as yyyy-mm-dd; empty for all.' }),
  end: text({ default: '', doc: 'Last day of the evolution at first, as yyyy-mm-dd; empty for all.' }),
};

export const dashboardArea = defineArea({
  name: 'dashboard',
  title: 'Tableau de bord',
  subject: 'statistiques',
  doc: 'Counts, shares of groups and departments, and how the number of members evolves.',
  attributes: dashboardAttributes,
  routes: { home: '/dashboard' },
});
