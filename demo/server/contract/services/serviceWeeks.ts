/** The dates of the next weeks, each with what its roles have and what they miss. */

import { addDays } from '../../../../src/domain/calendar/dayNumbers';
import { isSeries } from '../../../../src/domain/events/occurrences';
import {
  SERVICE_WEEKS,
  SERVICE_WEEKS_MAX,
  type ServiceDate,
  type Serving,
  staffingOf,
} from '../../../../src/domain/events/staffing';
import { invalid } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import { occurringEvents } from '../events/occurringEvents';
import { readServices } from './serving';
import { serviceReplies } from './texts';

/** The most dates of an answer. */
const DATES_MAX = 400;

interface Now {
  today: string;
  /** The zone of the hours of events. */
  zone: string;
}

/** @throws HttpError 422 for a number of weeks that isn't allowed */
export async function serviceWeeks(db: Database, { today, zone }: Now, weeks: number = SERVICE_WEEKS[0]) {
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > SERVICE_WEEKS_MAX)
    throw invalid({ semaines: serviceReplies.weeks(SERVICE_WEEKS_MAX) });
  const until = addDays(today, weeks * 7 - 1);
  const all = await occurringEvents(db, today, until);
  const shown = all.slice(0, DATES_MAX);
  const ids = [...new Set(shown.map(({ event }) => event.id))];
  const servicesOf = await readServices(db, ids, { from: today, to: until }, zone);
  const dates = shown.map(({ event, day, own, span }): ServiceDate => {
    const { roles, personnes, equipe } = servicesOf(event.id, day, isSeries(event) ? own : undefined);
    const { id, nom_evenement, lieu, heure_debut, heure_fin } = event;
    const expected = personnes.filter(({ reponse: answer }) => answer !== 'non');
    const count = (people: readonly Serving[]) =>
      new Set(people.map(({ intervenant: speaker }) => speaker)).size;
    return {
      evenement: { id, nom_evenement, lieu, heure_debut, heure_fin, ...span },
      jour: day,
      roles: staffingOf(roles, personnes),
      absents: count(expected.filter(({ absences }) => absences.length > 0)),
      chevauchements: count(expected.filter(({ chevauchements: clashes }) => clashes?.length)),
      personnes,
      equipe,
    };
  });
  return { du: today, au: until, dates, reste: all.length - shown.length };
}
