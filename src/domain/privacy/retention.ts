/** How long data are kept without activity. */
import * as z from 'zod/mini';
import { idSchema, pageOf, textSchema } from '../wire';

/** Months without activity after which a record is listed for review, until the organisation sets its own. */
export const RETENTION_MONTHS = 36;
/** What is asked about a form when no number is given. */
export const ANSWER_RETENTION_MONTHS = 12;
/** Months for which the journal says what was changed, until the organisation sets its own. */
export const JOURNAL_MONTHS = 12;
export const RETENTION_MONTHS_MAX = 600;
export const INACTIVE_PAGE_SIZE = 25;

const inactiveMemberSchema = z.object({
  id: idSchema,
  nom: z.string(),
  prenom: z.string(),
  /** The last change, stay, step or event of the record. */
  derniere_activite: z.string(),
});
export type InactiveMember = z.infer<typeof inactiveMemberSchema>;

/** Longest without activity first. */
export const inactivePageSchema = z.extend(pageOf(inactiveMemberSchema), { mois: z.number() });

export const retentionSettingSchema = z.object({ mois: z.number(), updated_at: textSchema });

/** For how many months the journal keeps what was changed (capability `conservation-journal`). */
export const journalRetentionSchema = z.object({
  ...retentionSettingSchema.shape,
  /** Until this moment nothing goes yet, because the setting is new here; null once it holds. */
  des: textSchema,
  /** How many operations lost their detail when that last happened, and when; null before. */
  nombre: z.nullable(z.number()),
  le: textSchema,
});
