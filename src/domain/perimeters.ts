/**
 * «Not all of it»: how far a right of a person reaches. `data.user.perimetres` of the answers of login and verify-token names, by
 * subject, `siens` for what is the person's own, or the ids of groups. A subject that isn't named is open as a whole.
 */
import * as z from 'zod/mini';
import type { RightSubject, Role } from './rights';

const OWN = 'siens';

/** `siens`, or ids of groups. */
export type Perimeter = typeof OWN | readonly number[];

/** A perimeter that can't be read is the narrowest one: nothing opens by a mistake. */
const perimeterSchema = z.catch(z.union([z.literal(OWN), z.array(z.number())]), OWN);

/** By subject; null where everything is open. */
export const perimetersSchema = z.catch(z.nullish(z.record(z.string(), perimeterSchema)), null);

type Perimeters = Readonly<Partial<Record<RightSubject, Perimeter>>>;

/** What a role reaches. Users read the notes that are open to all, and their own. */
const OF_ROLES: Readonly<Partial<Record<Role, Perimeters>>> = { utilisateur: { notes: OWN } };

/** The perimeters of a role, by subject; empty for a role that reaches everything. */
export const perimetersOf = (role: Role): Perimeters => OF_ROLES[role] ?? {};
