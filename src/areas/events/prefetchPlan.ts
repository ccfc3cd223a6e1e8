import { eventCalls } from '../../api/endpoints/events';
import { roleCalls } from '../../api/endpoints/speakers';
import { type QueryRequest, question } from '../../api/queryCache';
import { askedPage, pageSize, WHOLE_PAGE, wholePeriod } from '../../data/eventPages';
import { isoDay } from '../../texts/formats';
import type { PrefetchContext, PrefetchPlan } from '../area';
import type { AttributeValues } from '../attributes';
import type { eventAttributes } from './area';
import { readListAddress } from './list/listAddress';
import { firstQuery, listArgs } from './query/eventQuery';
import { PAGE_SIZE } from './query/useEventPages';
import { monthRange, monthSeries } from './query/useMonthEvents';
import { allSeries, seriesArgs } from './query/useSeries';
import { wholeArgs } from './query/useWholePeriod';
import { eventScreenAt, loadEventDetail, loadEventForm, loadMonth } from './screens';
import { loadChoice } from './speakers/parts';

/** The list of today with its mini calendar, the month that the address names, an event, or the roles of its form. */
export const prefetchPlan: PrefetchPlan = {
  data(place) {
    const shown = eventScreenAt(place.path);
    const ofForm = [question(roleCalls.all, {}), question(roleCalls.mostUsed, {})];
    if (shown.screen === 'list') return ofList(place);
    if (shown.screen === 'add') return ofForm;
    if (shown.screen === 'services') return [];
    const { id } = shown;
    if (!id) return [];
    const ofEvent = [question(eventCalls.get, { id }), question(eventCalls.assignments, { id })];
    return shown.screen === 'edit' ? [...ofEvent, ...ofForm] : ofEvent;
  },
  next: () => [loadEventDetail, loadEventForm, loadChoice, loadMonth],
};

/** How many events a page has depends on what the back end announces, so nothing is asked before. */
function ofList({ query, attributes, announced }: PrefetchContext): readonly QueryRequest[] {
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
  return [question(eventCalls.list, first), ...ofMonth];
}
