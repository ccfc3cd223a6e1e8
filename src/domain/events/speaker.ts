import * as z from 'zod/mini';
import { idSchema, nameSchema, numberSchema, textSchema } from '../wire';

const ROLE_LABEL_MIN = 2;
const ROLE_LABEL_MAX = 255;
/** Page size that loads every role at once. */
export const ROLES_PAGE_SIZE = 1000;
export const MOST_USED_ROLES = 10;

/** The role of a speaker at an event; not an access right. `evenements_count`: how many events use it, if known. */
export const speakerRoleSchema = z.object({
  id: idSchema,
  libelle: nameSchema,
  evenements_count: numberSchema,
  updated_at: textSchema,
});
export type SpeakerRole = z.infer<typeof speakerRoleSchema>;

/** `roleLabelProblem` checks the length, so that every refusal has a message of its own. */
export const speakerRoleDraftSchema = z.object({ libelle: z.string() });

/** `updated_at` is the version that was edited, where `versions` is announced; so it is in other updates. */
export const speakerRoleUpdateSchema = z.extend(speakerRoleDraftSchema, { updated_at: textSchema });
export type SpeakerRoleUpdate = z.infer<typeof speakerRoleUpdateSchema>;

export type RoleLabelProblem = 'missing' | 'short' | 'long';

/** What is wrong with the trimmed label. It counts characters, not UTF-16 units. */
export function roleLabelProblem(label: string): RoleLabelProblem | undefined {
  const { length } = [...label.trim()];
  if (!length) return 'missing';
  if (length < ROLE_LABEL_MIN) return 'short';
  return length > ROLE_LABEL_MAX ? 'long' : undefined;
}

/** `membre_id`: the speaker’s member, where the back end stores it. It tells people of the same name apart. */
export const speakerSchema = z.object({
  id: idSchema,
  nom: textSchema,
  prenom: textSchema,
  membre_id: z.nullish(idSchema),
  updated_at: textSchema,
});
export type SpeakerRecord = z.infer<typeof speakerSchema>;

/** With a `membre_id` the reference server returns the member’s existing speaker, if any, instead of a second one. */
export const speakerDraftSchema = z.object({
  nom: z.string(),
  prenom: z.string(),
  membre_id: z.nullish(idSchema),
});
export type SpeakerDraft = z.infer<typeof speakerDraftSchema>;

export const speakerUpdateSchema = z.extend(speakerDraftSchema, { updated_at: textSchema });
export type SpeakerUpdate = z.infer<typeof speakerUpdateSchema>;
