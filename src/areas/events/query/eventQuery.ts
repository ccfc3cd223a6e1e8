/*
 * The query of the list of events: a period and a recurrence. Days are those of the user's calendar, written
 * `yyyy-mm-dd`. They stay text, so that no time zone or clock change moves them.
 */
import { FREQUENCIES } from '../../../domain/calendar/seriesRule';

export const TABS = ['previous', 'current', 'upcoming'] as const;
export type PeriodTab = (typeof TABS)[number];

export const RECURRENCES = ['all', 'non_recurrent', ...FREQUENCIES] as const;
export type RecurrenceChoice = (typeof RECURRENCES)[number];

/** First and last day, each '' where the period is open. */
export interface Period {
  from: string;
  to: string;
}

export interface EventQuery extends Period {
  /** The tab that set the days; undefined once they are typed or picked. */
  tab: PeriodTab | undefined;
  recurrence: RecurrenceChoice;
}

/** The days and the recurrence of events. */
export type Range = Pick<EventQuery, 'from' | 'to' | 'recurrence'>;

export type EventAction =
  | { type: 'tab'; tab: PeriodTab; today: string }
  | { type: 'period'; period: Period }
  | { type: 'recurrence'; recurrence: RecurrenceChoice }
  | { type: 'reset'; today: string }
  | { type: 'created'; day: string; today: string }
  | { type: 'newDay'; today: string };

/** The period of a tab; each includes today. */
function periodOf(tab: PeriodTab, today: string): Period {
  return { from: tab === 'previous' ? '' : today, to: tab === 'upcoming' ? '' : today };
}

/** The first query: today, of every recurrence. */
export const firstQuery = (today: string): EventQuery => ({
  tab: 'current',
  recurrence: 'all',
  ...periodOf('current', today),
});

export function nextEventQuery(query: EventQuery, action: EventAction): EventQuery {
  switch (action.type) {
    case 'tab':
      return { ...query, tab: action.tab, ...periodOf(action.tab, action.today) };
    case 'period':
      return { ...query, tab: undefined, ...action.period };
    case 'recurrence':
      return { ...query, recurrence: action.recurrence };
    case 'reset':
      return firstQuery(action.today);
    case 'created':
      // All events of its day, so that the new one is among them whatever was filtered before.
      return { ...firstQuery(action.day), tab: action.day === action.today ? 'current' : undefined };
    case 'newDay':
      // Typed and picked days don't change.
      return query.tab ? { ...query, ...periodOf(query.tab, action.today) } : query;
  }
}

/** Whether a period ends before it starts; such a period is never requested. */
export const isReversed = ({ from, to }: Period): boolean => from !== '' && to !== '' && to < from;

/** The arguments that request a recurrence; none for all events. */
function recurrenceArgs(recurrence: RecurrenceChoice): { is_recurrent?: boolean; frequency?: string } {
  if (recurrence === 'all') return {};
  if (recurrence === 'non_recurrent') return { is_recurrent: false };
  return { is_recurrent: true, frequency: recurrence };
}

/** The arguments that request a period and a recurrence; open ends are left out. */
export function listArgs({ from, to, recurrence }: Range) {
  return { ...(from && { date_from: from }), ...(to && { date_to: to }), ...recurrenceArgs(recurrence) };
}
