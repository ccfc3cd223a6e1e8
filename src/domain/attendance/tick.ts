/*
 * A tick says how a person was at an event on one of its days. Several helpers tick at once, some of them without a network,
 * so ticks are ordered by the server's time at which they were made: the clock of each device, corrected by what it was
 * measured to be wrong by. The same rules serve the server and the screens.
 */
import * as z from 'zod/mini';
import { textSchema } from '../wire';
import { personIdSchema } from './person';

export const ATTENDANCE_STATES = ['present', 'excuse', 'absent'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];

/** The longest names that devices give to themselves and to their ticks. */
const TICK_KEY_MAX = 64;
/** How many ticks one call takes. */
export const TICKS_MAX = 500;
/** How many a helper without an account sends at once: their calls are smaller. */
export const HELPER_TICKS_MAX = 80;

const keySchema = z.string().check(z.minLength(1), z.maxLength(TICK_KEY_MAX));

/** `null` takes an earlier tick back. */
const stateSchema = z.nullable(z.enum(ATTENDANCE_STATES));

/** Milliseconds to add to the clock of a device to get the server's, as last measured. */
export const clockErrorSchema = z.number();

/** A tick as a device sends it. */
export const tickDraftSchema = z.object({
  /** Names the tick, so that one that is sent twice counts once. */
  cle: keySchema,
  personne_id: personIdSchema,
  etat: stateSchema,
  /** The person was there and has left: sent only on the sheet of an assembly (capability `assemblees`). */
  parti: z.optional(z.boolean()),
  /** The device's own clock, as an instant. */
  appareil_le: z.string(),
  /** As measured before the tick. */
  decalage: clockErrorSchema,
});
export type TickDraft = z.infer<typeof tickDraftSchema>;

export const deviceSchema = keySchema;

/** A tick as it stands. */
export const tickSchema = z.object({
  cle: z.string(),
  personne_id: personIdSchema,
  etat: stateSchema,
  /** Present, but gone again since `constate_le`. */
  parti: z.nullish(z.boolean()),
  /** The server's time at which it was made, as an instant. */
  constate_le: z.string(),
  /** The device that made it. */
  appareil: z.string(),
  /** Who made it, as screens name them. */
  auteur: textSchema,
});
export type AttendanceTick = z.infer<typeof tickSchema>;

/**
 * When a tick was made by the server's clock, in milliseconds since 1970; never later than now, so that a device whose clock
 * runs ahead doesn't win over all others. `NaN` for a time that is none.
 */
export const correctedTime = (
  { appareil_le, decalage }: Pick<TickDraft, 'appareil_le' | 'decalage'>,
  now: number,
) => Math.min(Date.parse(appareil_le) + decalage, now);

/**
 * What becomes of a tick where another one stands:
 * - `taken`: it is the later one, and stands from now on;
 * - `known`: it is the one that stands, sent again, or says the same later;
 * - `overtaken`: the one that stands was made later and says something else.
 */
type TickOutcome = 'taken' | 'known' | 'overtaken';

type Compared = Pick<AttendanceTick, 'cle' | 'etat' | 'parti' | 'constate_le'>;

/** Whether two ticks say the same of a person. */
const saysSame = (one: Omit<Compared, 'cle' | 'constate_le'>, other: typeof one): boolean =>
  one.etat === other.etat && Boolean(one.parti) === Boolean(other.parti);

export function tickOutcome(standing: Compared | undefined, arriving: Compared): TickOutcome {
  if (!standing) return 'taken';
  if (standing.cle === arriving.cle) return 'known';
  if (Date.parse(arriving.constate_le) >= Date.parse(standing.constate_le)) return 'taken';
  return saysSame(standing, arriving) ? 'known' : 'overtaken';
}

/**
 * What to add to the device's clock to get the server's, from one answer: it was written between the two moments, so half
 * of the time between them is the error at most.
 */
export const clockOffset = (asked: number, answered: number, server: string): number =>
  Math.round(Date.parse(server) - (asked + answered) / 2);
