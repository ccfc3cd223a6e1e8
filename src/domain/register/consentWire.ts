/** What the calls of consents send and answer (capability `consentements`). */
import * as z from 'zod/mini';
import { booleanSchema, idSchema, textSchema } from '../wire';
import { CONSENT_PURPOSES } from './consents';

export const consentKindSchema = z.object({
  id: idSchema,
  nom: z.string(),
  /** One of `CONSENT_PURPOSES`. */
  genre: z.string(),
  /** Whether both parents agree for a child. */
  deux_parents: z.boolean(),
  /** A kind that isn't used any more keeps its consents, and takes no new ones. */
  actif: z.boolean(),
  ordre: z.number(),
  updated_at: textSchema,
});
export type ConsentKind = z.infer<typeof consentKindSchema>;

/** In their order. */
export const consentKindsSchema = z.object({ types: z.array(consentKindSchema) });

export const newConsentKindSchema = z.object({
  nom: z.string(),
  genre: z.optional(z.enum(CONSENT_PURPOSES)),
  deux_parents: z.optional(z.boolean()),
});

/** What isn't sent stays. `updated_at` is the version that was edited. */
export const consentKindChangeSchema = z.object({
  nom: z.optional(z.string()),
  deux_parents: z.optional(z.boolean()),
  actif: z.optional(z.boolean()),
  updated_at: textSchema,
});

/** A person who gave a consent. */
const giverSchema = z.nullish(z.object({ id: idSchema, nom: textSchema, prenom: textSchema }));

const daysShape = {
  du: z.string(),
  /** The last day on which it holds; null for no end. */
  jusquau: textSchema,
};

export const consentSchema = z.object({
  id: idSchema,
  /** The kind. */
  type: idSchema,
  /** The record of who gave it: the person or a parent; null where the parent has none, or it was erased. */
  donne_par: giverSchema,
  /** The name of a parent without a record. */
  donne_par_nom: textSchema,
  second_parent: giverSchema,
  second_parent_nom: textSchema,
  /** Whether the child agreed, of a child under 15 on that day; null for others. */
  accord_enfant: booleanSchema,
  ...daysShape,
  /** Since when it is withdrawn; the day `du` for a refusal. */
  retire_le: textSchema,
  /** The names of the accounts that noted the withdrawal, and the consent; null once they are deleted. */
  retire_par: textSchema,
  /** Where the signed sheet is. */
  preuve: textSchema,
  auteur: textSchema,
  updated_at: textSchema,
});
export type Consent = z.infer<typeof consentSchema>;

/** The kinds in their order, those not used any more too, and the consents of one person, latest first. */
export const memberConsentsSchema = z.object({
  types: z.array(consentKindSchema),
  consentements: z.array(consentSchema),
});

const draftShape = {
  /** The record of who gives it. For a child under 15 a parent, by record or by name. */
  donne_par: z.nullish(idSchema),
  donne_par_nom: textSchema,
  second_parent: z.nullish(idSchema),
  second_parent_nom: textSchema,
  accord_enfant: booleanSchema,
  ...daysShape,
  preuve: textSchema,
};

export const consentDraftSchema = z.object({
  type: idSchema,
  ...draftShape,
  /** `non` for a refusal; `oui` without it. */
  reponse: z.optional(z.enum(['oui', 'non'])),
});
export type ConsentDraft = z.infer<typeof consentDraftSchema>;

export const consentUpdateSchema = z.object({ ...draftShape, updated_at: textSchema });
export type ConsentUpdate = z.infer<typeof consentUpdateSchema>;

/** `le` is the day of the withdrawal, today without it. */
export const withdrawalSchema = z.object({ le: textSchema, updated_at: textSchema });

/** What a write answers: never the proof. `operation` is what undoes it. */
export const consentSavedSchema = z.object({
  id: idSchema,
  updated_at: textSchema,
  operation: z.nullish(idSchema),
});

export const consentRemovedSchema = z.object({ id: idSchema, operation: z.nullish(idSchema) });
