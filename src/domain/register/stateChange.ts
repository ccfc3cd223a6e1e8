/* What the calls of states and oppositions send and answer (capability `etats`). */
import * as z from 'zod/mini';
import { idSchema, numberSchema, textSchema } from '../wire';
import { LEAVING_REASONS, MEMBER_STATES, OPT_OUT_KINDS } from './states';

/** The most people of one call. */
export const STATE_IDS_MAX = 1000;
/** The most people that a preview lists; its counts are those of all. */
export const PREVIEW_PEOPLE_MAX = 50;

const ids = z.array(idSchema);

/** What is about to be changed: the day is null where it isn't known. */
const changeShape = {
  ids,
  etat: z.enum(MEMBER_STATES),
  /** `yyyy-mm-dd`, not after today. Without it, the facts of the change have the day of the call. */
  etat_depuis: textSchema,
};

export const stateQuestionSchema = z.object({
  ...changeShape,
  /** Only for `parti`. With it, a departure that is noted already may be given another reason. */
  etat_motif: z.nullish(z.enum(LEAVING_REASONS)),
});
export type StateQuestion = z.infer<typeof stateQuestionSchema>;

export const stateChangeSchema = z.object({
  ...changeShape,
  /** Only for `parti`. */
  etat_motif: z.nullish(z.enum(LEAVING_REASONS)),
  /** The registrations to come that are withdrawn: all of them, none, or those with these ids. */
  retirer_inscriptions: z.optional(z.union([z.boolean(), ids])),
  /** Whether the people are taken out of the teams of events to come; `laisser` without it. */
  services: z.optional(z.enum(['laisser', 'retirer'])),
  /** Whether a withdrawn registration is told by mail; not without it. */
  prevenir: z.optional(z.boolean()),
});
export type StateChange = z.infer<typeof stateChangeSchema>;

/** A group, a department or a step. */
const placeSchema = z.object({ id: idSchema, nom: z.string() });

const occasionShape = {
  id: idSchema,
  evenement: z.object({ id: idSchema, nom_evenement: z.string() }),
  /** `yyyy-mm-dd`: the next day on which it counts. */
  jour: z.string(),
};

const accountSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** Why it isn't disabled with the change: it is an administrator's, or that of the caller. Missing where it is. */
  reste: z.nullish(z.enum(['administrateur', 'soi'])),
});
export type AccountOfConcerned = z.infer<typeof accountSchema>;

/** What a change of state would end for one person. */
const concernedSchema = z.object({
  id: idSchema,
  nom: z.string(),
  prenom: z.string(),
  /** The present state. */
  etat: z.enum(MEMBER_STATES),
  groupe: z.nullish(placeSchema),
  departement: z.nullish(placeSchema),
  etapes: z.array(placeSchema),
  /** Registrations to come; `id` is that of the registered person. */
  inscriptions: z.array(z.object({ ...occasionShape, etat: z.string() })),
  /** Services to come; `id` is that of the assignment. `serie` says that it is of every date of a series. */
  services: z.array(z.object({ ...occasionShape, role: z.string(), serie: z.boolean() })),
  /** Whose marital status may change with a death. */
  conjoint: z.nullish(
    z.object({ id: idSchema, nom: z.string(), prenom: z.string(), genre: textSchema, situation: textSchema }),
  ),
  /** The linked account that can sign in; back ends that link none (`compte-membre`) say null. */
  compte: z.nullish(accountSchema),
});
export type ConcernedPerson = z.infer<typeof concernedSchema>;

/** A person that the change leaves out, and why. */
const leftOutSchema = z.object({ id: idSchema, nom: textSchema, message: z.string() });

/** What follows from a change of state, before it is made. */
export const stateFollowsSchema = z.object({
  /** How many people it concerns; the first of them stand in `personnes`. */
  total: z.number(),
  personnes: z.array(concernedSchema),
  refus: z.array(leftOutSchema),
  comptes: z.object({
    groupes: z.number(),
    departements: z.number(),
    etapes: z.number(),
    inscriptions: z.number(),
    services: z.number(),
    /** Linked accounts that are disabled with it. */
    comptes: numberSchema,
  }),
});
export type StateFollows = z.infer<typeof stateFollowsSchema>;

/** How many people, registrations and services were changed; beside it stand `refus` and `operation` as for other actions. */
export const stateChangedShape = {
  membres: z.number(),
  inscriptions: numberSchema,
  services: numberSchema,
  /** How many linked accounts were disabled, and the people whose account stays, with why. */
  comptes: numberSchema,
  comptes_gardes: z.nullish(z.array(leftOutSchema)),
};

const stateChangedSchema = z.object(stateChangedShape);
export type StateChanged = z.infer<typeof stateChangedSchema>;

export const optOutChangeSchema = z.object({
  ids,
  genres: z.array(z.enum(OPT_OUT_KINDS)),
  action: z.enum(['ajouter', 'retirer']),
  /** `yyyy-mm-dd`, not after today; today without it. Only for `ajouter`. */
  depuis: textSchema,
});
export type OptOutChange = z.infer<typeof optOutChangeSchema>;
