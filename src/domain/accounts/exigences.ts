/** The second factor where the role of a person needs one. */
import * as z from 'zod/mini';
import { ROLES } from '../droits';

/** `etat` of what is refused until the person has set up a second factor. */
export const FACTOR_ASKED = 'second_facteur_exige';

/** The roles that need a second factor. Who has none sets one up at the next sign-in, before anything else. */
export const exigences = z.object({ roles: z.array(z.enum(ROLES)) });

/** Sets one role alone, so that two administrators who change different roles at a time don't overwrite each other. */
export const exigence = z.object({ role: z.enum(ROLES), exige: z.boolean() });
