/** What a family sends in one call, and what answers it: adults and children in the order of the sheet. */
import * as z from 'zod/mini';
import { idSchema, textSchema } from '../wire';
import { memberSchema } from './member';
import { memberDraftSchema } from './memberDraft';

/** Most people of each kind in one family. */
export const ADULTS_MAX = 2;
export const CHILDREN_MAX = 10;

/** A new member. What a field may hold is checked later, so that a refusal names the line and the field. */
const newMemberSchema = z.extend(memberDraftSchema, {
  nom: z.string(),
  prenom: z.string(),
  email: textSchema,
});

const personSchema = z.object({
  /** A new member; otherwise `id` is a member on file. */
  fiche: z.nullish(newMemberSchema),
  id: z.nullish(idSchema),
  /** For a member on file: what replaces the parts of the address of the record, where they are sent. */
  adresse: textSchema,
  adresse_complement: textSchema,
  code_postal: textSchema,
  ville: textSchema,
  /** The version of the record whose address is replaced. */
  updated_at: textSchema,
});

export const familyDraftSchema = z.object({
  adultes: z.array(personSchema),
  /** `parents` are places in `adultes`, from 0. */
  enfants: z.array(z.extend(personSchema, { parents: z.array(z.number()) })),
  /** Whether the two adults are each other's spouse. */
  conjoints: z.boolean(),
});
export type FamilyDraft = z.infer<typeof familyDraftSchema>;
export type FamilyDraftPerson = z.infer<typeof personSchema>;

/** The members as they are now, in the order of the draft. */
export const familySchema = z.object({ adultes: z.array(memberSchema), enfants: z.array(memberSchema) });
