import { evenements } from '../../api/endpoints/evenements';
import { roles } from '../../api/endpoints/intervenants';
import { type Question, question } from '../../api/queryCache';
import { isoDay } from '../../texts/formats';
import type { AttributeValues } from '../attributes';
import type { Place, PrefetchPlan } from '../prefetchPlan';
import type { eventAttributes } from './area';
import { loadChoice } from './form/parts';
import { readListAddress } from './list/listAddress';
import { askedPage, pageSize, WHOLE_PAGE } from './query/allPages';
import { firstQuery, listArgs } from './query/eventQuery';
import { PAGE_SIZE } from './query/useEventPages';
import { monthRange, monthSeries } from './query/useMonthEvents';
import { allSeries, seriesArgs } from './query/useSeries';
import { wholeArgs, wholePeriod } from './query/useWholePeriod';
import { loadEventDetail, loadEventForm, loadMonth, screenAt } from './screens';

/** The list of today with its mini calendar, the month that the address names, an event, or the roles of its form. */
export const prefetchPlan: PrefetchPlan = {
  data(place) {
    const shown = screenAt(place.path);
    const ofForm = [question(roles.all, {}), question(roles.mostUsed, {})];
    if (shown.screen === 'list') return ofList(place);
    if (shown.screen === 'add') return ofForm;
    const { id } = shown;
    if (!id) return [];
    const ofEvent = [question(evenements.get, { id }), question(evenements.assignments, { id })];
    return shown.screen === 'edit' ? [...ofEvent, ...ofForm] : ofEvent;
  },
  next: () => [loadEventDetail, loadEventForm, loadChoice, loadMonth],
};

/** How many events a page has depends on what the back end announces, so nothing is asked before. */
function ofList({ query, attributes, announced }: Place): readonly Question[] {
  if (!announced) return [];
  const today = isoDay(new Date());
  // The declaration types these values; a list of areas doesn't know them.
  const { view: given } = attributes as AttributeValues<typeof eventAttributes>;
  const { view, month } = readListAddress(query.toString(), given, today);
  const whole = pageSize(announced, WHOLE_PAGE);
  const series = seriesArgs(monthSeries(month, 'all'), whole);
  const ofMonth = [
    question(wholePeriod, wholeArgs(monthRange(month, 'all'), whole)),
    ...(series ? [question(allSeries, series)] : []),
  ];
  if (view === 'month') return ofMonth;
  const first = { ...listArgs(firstQuery(today)), ...askedPage(1, pageSize(announced, PAGE_SIZE)) };
  return [question(evenements.list, first), ...ofMonth];
}
