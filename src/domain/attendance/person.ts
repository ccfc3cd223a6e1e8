/*
 * Everybody on a sheet has one number, `personne_id`: the id of a member, or minus the id of a person who is registered for
 * the event and has no record.
 */
import * as z from 'zod/mini';

export const personIdSchema = z.number();

/** The ids of the members among people of a sheet. */
export const membersAmong = (people: Iterable<number>): number[] => [...people].filter((id) => id > 0);

/** The ids of the registered people without a record. */
export const attendeesAmong = (people: Iterable<number>): number[] =>
  [...people].flatMap((id) => (id < 0 ? [-id] : []));
