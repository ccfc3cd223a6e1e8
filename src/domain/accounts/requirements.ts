/** The second factor where the role of a person needs one. */
import * as z from 'zod/mini';
import { ACCOUNT_ROLES } from '../rights';

/** `etat` of what is refused until the person has set up a second factor. */
export const FACTOR_ASKED = 'second_facteur_exige';

/** The roles that need a second factor. Who has none sets one up at the next sign-in, before anything else. */
export const requirementsSchema = z.object({ roles: z.array(z.enum(ACCOUNT_ROLES)) });

/** Sets one role alone, so that two administrators who change different roles at a time don't overwrite each other. */
export const requirementSchema = z.object({ role: z.enum(ACCOUNT_ROLES), exige: z.boolean() });
