/**
 * The life of a registered person, as a table: what happens, in which states it is possible, what the state is then, and which mail
 * tells it. The server asks this table; no other place decides the next state. The place on the waiting list never
 * changes: who waits again, because a cancelled event takes place after all, is where they were.
 */
import { type AttendeeState, ON_LIST } from './registrationState';

/** What a mail about a registration tells. */
export type RegistrationNews = 'recu' | 'place' | 'offre' | 'accepte' | 'refuse' | 'retire' | 'delai';

interface Step {
  from: readonly AttendeeState[];
  to: AttendeeState;
  /** Without one no mail is sent. */
  news?: RegistrationNews;
}

const STEPS = {
  /** A place is free, and given at once. */
  placed: { from: ['attente'], to: 'inscrit', news: 'place' },
  /** A place is free, and the organisation has to agree. */
  asked: { from: ['attente'], to: 'demande' },
  /** A place is free, and kept until a moment. */
  offered: { from: ['attente'], to: 'offert', news: 'offre' },
  taken: { from: ['offert'], to: 'inscrit', news: 'place' },
  takenToAgree: { from: ['offert'], to: 'demande', news: 'recu' },
  declined: { from: ['offert'], to: 'retire', news: 'retire' },
  /** The moment has passed, or the event has begun. */
  expired: { from: ['offert'], to: 'retire', news: 'delai' },
  agreed: { from: ['demande'], to: 'inscrit', news: 'accepte' },
  refused: { from: ['demande'], to: 'refuse', news: 'refuse' },
  withdrawn: { from: ON_LIST, to: 'retire', news: 'retire' },
  /** The event is cancelled: its offers end, and people wait again where they were. Its own mail tells them, where that is wished. */
  eventCancelled: { from: ['offert'], to: 'attente' },
} as const satisfies Record<string, Step>;

export type LifeStep = keyof typeof STEPS;
export const LIFE: Readonly<Record<LifeStep, Step>> = STEPS;

/** What a free place is to the next person. */
export const stepToPlace = ({ accord }: { accord: boolean }, isOffered: boolean): LifeStep =>
  isOffered ? 'offered' : accord ? 'asked' : 'placed';

/** What taking an offered place is. */
export const stepToTake = ({ accord }: { accord: boolean }): LifeStep => (accord ? 'takenToAgree' : 'taken');

/** A person who waits. People of one unit get places together or not at all. */
export interface WaitingPerson {
  id: number;
  unit: string;
}

/**
 * Who gets the free places: the first unit that fits whole, in order, then the next one. A unit is passed by another only while the
 * free places are fewer than its people, so a family that is larger than the event holds up no other one.
 * @param waiting in the order of the list
 */
export function nextInLine(waiting: readonly WaitingPerson[], free: number): number[] {
  const units = new Map<string, number[]>();
  for (const { id, unit } of waiting) units.set(unit, [...(units.get(unit) ?? []), id]);
  const placed: number[] = [];
  for (const people of units.values()) if (people.length <= free - placed.length) placed.push(...people);
  return placed;
}

/** How many of so many newcomers get places at once: as many as fit, or all or none where they stay together. */
export const placedNow = (added: number, free: number, isSplit: boolean): number =>
  isSplit ? Math.max(0, Math.min(added, free)) : added <= free ? added : 0;
