import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Client } from '../../../api/client';
import { useClient } from '../../../api/clientContext';
import { type Failure, failureOf, isAbort } from '../../../api/errors';
import { addMonths } from '../../../domain/calendar/dayNumbers';
import { monthBounds } from '../../../ui/calendar/days';
import {
  type AgendaArgs,
  joinedDates,
  type VisitorAgenda,
  type VisitorDate,
  visitorAgendaCalls,
} from '../visitorAgenda';

/** Answers of one month; more would be thousands of dates. */
const STEPS = 10;

const later = (a: string, b = ''): string => (b > a ? b : a);
const earlier = (a: string, b = ''): string => (b && b < a ? b : a);

/** Every date of the six weeks around a month, within the days that the page asks for. */
async function readMonth(
  client: Client,
  month: string,
  args: AgendaArgs,
  signal: AbortSignal,
  isAhead = false,
) {
  const bounds = monthBounds(month);
  const { du, au, ...filter } = args;
  const until = earlier(bounds.to, au);
  let from = later(bounds.from, du);
  let agenda: VisitorAgenda = { dates: [], today: '', zone: '', next: '', feed: '', organisation: '' };
  for (let step = 0; step < STEPS && from && from <= until; step++) {
    const query = { ...filter, du: from, au: until };
    const read = await client.call(visitorAgendaCalls.publicAgenda, query, { signal, isAhead });
    agenda = { ...read, dates: joinedDates(agenda.dates, read.dates) };
    from = read.next;
  }
  return agenda;
}

const NONE: readonly VisitorDate[] = [];

/** The dates of a month; those of its neighbours are read ahead. What was read stays for the life of the widget. */
export function useAgendaMonth(month: string, { du, au, lieu, recherche }: AgendaArgs) {
  const client = useClient();
  const months = useRef(new Map<string, VisitorAgenda>());
  const [, show] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const args = useMemo(
    () => ({ ...(du && { du }), ...(au && { au }), ...(lieu && { lieu }), ...(recherche && { recherche }) }),
    [du, au, lieu, recherche],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads it again
  useEffect(() => {
    const controller = new AbortController();
    const read = async (one: string, isAhead: boolean) => {
      if (months.current.has(one)) return;
      months.current.set(one, await readMonth(client, one, args, controller.signal, isAhead));
      show((count) => count + 1);
    };
    const run = async () => {
      setFailure(undefined);
      await read(month, false);
      for (const count of [1, -1]) await read(neighbour(month, count), true).catch(() => {});
    };
    run().catch((error: unknown) => !isAbort(error) && setFailure(failureOf(error)));
    return () => controller.abort();
  }, [client, month, args, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const agenda = months.current.get(month);
  return { agenda, dates: agenda?.dates ?? NONE, failure: agenda ? undefined : failure, reload };
}

const neighbour = (month: string, count: number): string => addMonths(`${month}-01`, count).slice(0, 7);
