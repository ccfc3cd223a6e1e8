/** The calls with which demo/server/ops/bench/main.ts measures how fast events and speakers are found. */

import { addDays } from '../../../../src/domain/calendar/dayNumbers';
import { FREQUENCIES } from '../../../../src/domain/calendar/seriesRule';
import { monthStartAfter } from '../../time/days';
import { localDay } from '../../time/zones';

type Measure = readonly [name: string, runs: number, path: (run: number) => string];

const words = ['louange', 'concert', 'atelier', 'famille', 'concert beth', 'repas jardin', 'veillee', 'nuit'];
const speakers = ['jean le guen', 'eloise', 'mar', 'ana du', 'le roux', 'zzz', 'be', 'martin pa'];

/** Events of a day, a month or a period. */
function measuresOfDays(): Measure[] {
  const today = localDay();
  const monthAt = (run: number): string => {
    const first = monthStartAfter(today, (run % 120) - 60);
    return `date_from=${first}&date_to=${addDays(monthStartAfter(first, 1), -1)}`;
  };
  const dayAt = (run: number): string => addDays(today, ((run * 37) % 4000) - 2000);
  return [
    ['events: today', 100, () => `/api/events/?date_from=${today}&date_to=${today}&ordering=date`],
    [
      'events: a day, never counted',
      100,
      (run) => `/api/events/?date_from=${dayAt(run)}&date_to=${dayAt(run)}`,
    ],
    ['events: a month whole, 250 rows a page', 60, (run) => `/api/events/?${monthAt(run)}&page_size=250`],
    ['events: up to a day, never counted', 100, (run) => `/api/events/?date_to=${dayAt(run)}`],
    ['events: from a day, never counted', 100, (run) => `/api/events/?date_from=${dayAt(run)}`],
    [
      'events: a frequency from a day, never counted',
      100,
      (run) => `/api/events/?date_from=${dayAt(run)}&is_recurrent=true&frequency=${FREQUENCIES[run % 4]}`,
    ],
    [
      'events: once only, up to a day, never counted',
      100,
      (run) => `/api/events/?date_to=${dayAt(run)}&is_recurrent=false`,
    ],
  ];
}

/** Pages anywhere in the list of all events. */
function measuresOfPages(count: number): Measure[] {
  const pages = Math.max(1, Math.ceil(count / 50));
  return [
    [
      'events: all, page by page',
      100,
      (run) => `/api/events/?page=${1 + ((run * 997) % pages)}&page_size=50`,
    ],
    [
      'events: by name, pages spread over all',
      100,
      (run) => `/api/events/?page=${1 + ((run * 997) % pages)}&page_size=50&ordering=-nom_evenement`,
    ],
  ];
}

/** Events by their words and names, and what belongs to them: speakers and roles. */
function measuresOfNames(count: number): Measure[] {
  return [
    [
      'events: words, never counted',
      words.length,
      (run) => `/api/events/?search=${encodeURIComponent(words[run % words.length]!)}`,
    ],
    [
      'events: words, counted before',
      80,
      (run) => `/api/events/?search=${encodeURIComponent(words[run % words.length]!)}`,
    ],
    ['event: is the name taken?', 100, (run) => `/api/events/check-name/?nom_evenement=Concert ${run}`],
    ['event: its speakers', 100, (run) => `/api/events/${1 + ((run * 997) % count)}/assignments/`],
    ['services: 12 weeks', 20, () => '/api/services/?semaines=12'],
    ['roles: all, counted', 20, () => '/api/roles-intervenants/?page_size=1000'],
    ['roles: most used', 20, () => '/api/roles-intervenants/most-used/'],
    [
      'speakers: searched',
      100,
      (run) => `/api/intervenants/?search=${encodeURIComponent(speakers[run % speakers.length]!)}`,
    ],
  ];
}

/** @param count number of events in the database */
export const eventMeasures = (count: number): Measure[] => [
  ...measuresOfDays(),
  ...measuresOfPages(count),
  ...measuresOfNames(count),
];
