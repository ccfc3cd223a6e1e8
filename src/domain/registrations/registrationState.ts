/** What became of a registered person, without a schema: the visitors’ registration loads no zod. */

/**
 * - `demande`: waits for the organisation’s agreement, and holds a place;
 * - `inscrit`: has a place;
 * - `attente`: is on the waiting list;
 * - `offert`: a place is held until a moment, and has to be taken;
 * - `retire`: no longer comes, or didn’t take the offered place;
 * - `refuse`: the organisation doesn’t agree.
 */
export const ATTENDEE_STATES = ['demande', 'inscrit', 'attente', 'offert', 'retire', 'refuse'] as const;
export type AttendeeState = (typeof ATTENDEE_STATES)[number];

/** The states that hold a place. */
export const HOLDING: readonly AttendeeState[] = ['demande', 'inscrit', 'offert'];

/** The states of people who are on the list, with a place or without. */
export const ON_LIST: readonly AttendeeState[] = [...HOLDING, 'attente'];

/** The longest first and last name. */
export const ATTENDEE_NAME_MAX = 100;
