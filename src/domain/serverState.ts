/** How the server of the back end is: what is well, what isn't, and what to do about it. */
import * as z from 'zod/mini';

/** `attention`: works, and needs a hand soon. `probleme`: something doesn't work, or data are at risk. */
const CHECK_STATES = ['bien', 'attention', 'probleme'] as const;

const checkSchema = z.object({
  /** What was looked at, such as `espace`, `horloge`, `sauvegarde`, `courriel`. Unknown names are shown like the others. */
  cle: z.string(),
  etat: z.enum(CHECK_STATES),
  /** The finding as a sentence. */
  phrase: z.string(),
  /** What to do, as a sentence; null where nothing is to be done. */
  remede: z.nullable(z.string()),
});
export type ServerCheck = z.infer<typeof checkSchema>;

export const checksSchema = z.object({ lignes: z.array(checkSchema) });

export const serverStateSchema = z.object({
  ...checksSchema.shape,
  version: z.string(),
  /** When this was looked at, by the server's clock. */
  verifie_le: z.string(),
  /** The server's time that an administrator has to confirm before anything is cleaned again; null where none is asked. */
  horloge: z.nullable(z.string()),
});
export type ServerState = z.infer<typeof serverStateSchema>;

/** What became of a trial mail. */
export const trialMailSchema = z.object({
  envoye: z.boolean(),
  /** What happened and what to do, as a sentence. */
  phrase: z.string(),
});
