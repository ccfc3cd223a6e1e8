/* A link with which a helper without an account ticks the names of one event on one day. */
import * as z from 'zod/mini';
import { ticksRequestSchema } from './sheet';
import { HELPER_TICKS_MAX, tickDraftSchema } from './tick';

/** `lien_le` is null where there is no link, or none that is still valid. An answer without it must not be read as that. */
export const linkStateSchema = z.object({ lien_le: z.nullable(z.string()) });

/** The only answer that has the key: the back end keeps its digest. */
export const madeLinkSchema = z.object({ cle: z.string(), lien_le: z.string() });

export const linkDaySchema = z.object({ jour: z.string() });

/** The key says which day it is. */
export const helperTicksSchema = z.extend(z.omit(ticksRequestSchema, { jour: true }), {
  pointages: z.array(tickDraftSchema).check(z.maxLength(HELPER_TICKS_MAX)),
});
