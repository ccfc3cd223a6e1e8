/** What the organisation's site may list, and the key by which its content system asks for it. */
import * as z from 'zod/mini';
import { textSchema } from './wire';

/** Rows of each list at most. */
export const SITE_ROWS_MAX = 500;

/** The key itself is not kept, so it is not told again. Both are null where there is none. */
export const siteKeySchema = z.object({
  cree_le: textSchema,
  /** Who made it. It ends with this account. */
  par: textSchema,
});
export type SiteKey = z.infer<typeof siteKeySchema>;

export const newSiteKeySchema = z.extend(siteKeySchema, { cle: z.string() });

export const siteListSchema = z.object({
  formulaires: z.array(z.object({ identifiant: z.string(), nom: z.string(), etat: z.string() })),
  inscriptions: z.array(
    z.object({ identifiant: z.string(), nom: z.string(), jour: textSchema, etat: z.string() }),
  ),
  /** Whether visitors see events in the agenda. */
  agenda: z.object({ public: z.boolean() }),
});
export type SiteList = z.infer<typeof siteListSchema>;
