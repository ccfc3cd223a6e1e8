import type { Client } from '../../../api/client';
import { allPages, pageSize } from '../../../data/eventPages';
import type { CalendarEvent } from '../../../domain/events/event';
import { type EventValues, eventDraftOf, eventValuesOf } from './eventValues';

/** The events of a day that are requested at once. */
const DAY_PAGE = 100;

/** The event of exactly these values, after a creation without a clear answer. */
export async function storedLike(
  client: Client,
  announced: ReadonlySet<string>,
  values: EventValues,
): Promise<CalendarEvent | undefined> {
  const days = { date_from: values.date, date_to: values.date };
  const { results } = await allPages(client, days, pageSize(announced, DAY_PAGE));
  const draft = JSON.stringify(eventDraftOf(values));
  const [hasSeries, hasAgenda] = [values.serie !== undefined, values.public !== undefined];
  const hasDays = values.date_fin !== undefined;
  return results.find(
    (event) => JSON.stringify(eventDraftOf(eventValuesOf(event, hasSeries, hasAgenda, hasDays))) === draft,
  );
}
