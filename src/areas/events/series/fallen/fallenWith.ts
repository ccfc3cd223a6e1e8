import type { Client } from '../../../../api/client';
import { serviceCalls } from '../../../../api/endpoints/services/dates';
import { fallenDates } from '../../../../domain/calendar/fallenDates';
import type { CalendarEvent, EventDraft, EventException } from '../../../../domain/events/event';
import { ruleOf } from '../../../../domain/events/occurrences';

/** What a stored event has of its days. */
export type StoredDays = Partial<
  Pick<CalendarEvent, 'is_recurrent' | 'recurence_data' | 'date' | 'serie' | 'exceptions' | 'equipes'>
>;

/** A date that falls away with what is its own: it was moved or cancelled, or has a team of its own. */
export interface FallenDate {
  /** The day by the rule. */
  jour: string;
  exception?: EventException | undefined;
  /** How many people are in its own team, null where that isn't known; missing without such a team. */
  team?: number | null | undefined;
}

/** The most teams whose people are counted; of the others only that there is one is said. */
const COUNTED_MAX = 10;

/** The dates with something of their own that the draft does away with. A rule that isn't sent stays as it is. */
function fallenOf(draft: EventDraft, { exceptions, equipes, ...stored }: StoredDays): FallenDate[] {
  const before = ruleOf({ is_recurrent: false, date: null, recurence_data: null, serie: null, ...stored });
  const { is_recurrent, recurence_data, date, serie = stored.serie } = draft;
  const next = ruleOf({ is_recurrent, recurence_data, date, serie });
  const changed = new Map<string, FallenDate>();
  for (const exception of exceptions ?? []) changed.set(exception.jour, { jour: exception.jour, exception });
  for (const jour of equipes ?? []) changed.set(jour, { ...changed.get(jour), jour, team: null });
  return fallenDates(
    before,
    next,
    Array.from(changed, ([, one]) => one),
  );
}

/** How many people are in the team of a date; null where it can't be read. */
async function peopleOf(client: Client, id: number, { jour, exception }: FallenDate): Promise<number | null> {
  try {
    const asked = { id, jour: exception?.date || jour };
    const { equipe, personnes } = await client.call(serviceCalls.ofEvent, asked);
    // A cancelled date may lie on the day of another one, whose team is answered then.
    if (equipe?.jour !== jour) return null;
    return new Set(personnes.map(({ intervenant }) => intervenant)).size;
  } catch {
    return null;
  }
}

/**
 * The dates that the draft does away with, with the people of their own teams counted.
 * @param event with `equipes` only where the back end has announced them
 */
export async function fallenWith(
  client: Client,
  draft: EventDraft,
  event: StoredDays & { id?: number },
): Promise<FallenDate[]> {
  const { id } = event;
  const fallen = fallenOf(draft, event);
  const teams = fallen.filter(({ team }) => team !== undefined).slice(0, COUNTED_MAX);
  if (id === undefined || teams.length === 0) return fallen;
  const counts = new Map(
    await Promise.all(teams.map(async (one) => [one.jour, await peopleOf(client, id, one)] as const)),
  );
  return fallen.map((one) => ({ ...one, team: counts.get(one.jour) ?? one.team }));
}
