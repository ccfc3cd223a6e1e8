/* The attendance sheet of an event on one of its days: who is expected, who came, and how many came without a name. */
import * as z from 'zod/mini';
import { dateSpanShape, idSchema, textSchema } from '../wire';
import { sheetAssemblySchema } from './assembly';
import { personIdSchema } from './person';
import { GIVEN_PROXIES_MAX, proxyDraftSchema, proxySchema, refusedProxySchema } from './proxy';
import { clockErrorSchema, deviceSchema, TICKS_MAX, tickDraftSchema, tickSchema } from './tick';

/** People who are counted without a name. */
export const HEAD_KINDS = ['adultes', 'enfants', 'visiteurs'] as const;
export type HeadKind = (typeof HEAD_KINDS)[number];

export const headCountSchema = z.object({ adultes: z.number(), enfants: z.number(), visiteurs: z.number() });
export type HeadCount = z.infer<typeof headCountSchema>;

/** No device counts more than this of a kind. */
export const HEADS_MAX = 10_000;
/** Devices that count people on one sheet. */
export const COUNTING_DEVICES_MAX = 200;

/**
 * A person on the sheet: expected, ticked, or of the family of one of these. `famille`: the others who live in the same
 * family, as far as the records tell, and those of the same registration.
 */
export const sheetPersonSchema = z.object({
  id: personIdSchema,
  nom: textSchema,
  prenom: textSchema,
  attendu: z.boolean(),
  famille: z.array(personIdSchema),
  /** At an assembly: whether the person votes on that day; `sans_pouvoir` for a voter who gives and holds no proxy. */
  vote: z.nullish(z.boolean()),
  sans_pouvoir: z.nullish(z.boolean()),
});
export type SheetPerson = z.infer<typeof sheetPersonSchema>;

const placeSchema = z.object({ id: idSchema, nom: z.string() });

/** Whose attendance is expected. Chosen once: a later day of the same event begins with the choice of the day before. */
export const expectedSchema = z.object({
  groupes: z.array(placeSchema),
  departements: z.array(placeSchema),
  /** The version of the choice; missing where none was made for this day yet. */
  updated_at: textSchema,
});
export type Expected = z.infer<typeof expectedSchema>;

/** What every answer about a sheet says. `maintenant` is the server's clock, `version` grows with every change. */
const stateOfSheet = {
  maintenant: z.string(),
  version: z.number(),
  /** False once the event no longer takes place on this day. What was ticked stays. */
  prevu: z.boolean(),
  comptes: headCountSchema,
  /** Missing where the event is no assembly on this day. */
  assemblee: z.nullish(sheetAssemblySchema),
};

export const sheetSchema = z.object({
  ...stateOfSheet,
  evenement: z.object({
    id: idSchema,
    nom_evenement: z.string(),
    lieu: textSchema,
    heure_debut: textSchema,
    heure_fin: textSchema,
    ...dateSpanShape,
  }),
  jour: z.string(),
  attendus: expectedSchema,
  personnes: z.array(sheetPersonSchema),
  pointages: z.array(tickSchema),
  /** Every proxy, also those that were taken back. */
  pouvoirs: z.nullish(z.array(proxySchema)),
});
export type Sheet = z.infer<typeof sheetSchema>;

/** What changed since a version. People who are new on the sheet come with their ticks. */
export const sheetChangesSchema = z.object({
  ...stateOfSheet,
  /** Another choice of expected people was made: the sheet is to be read again. */
  attendus_le: textSchema,
  personnes: z.array(sheetPersonSchema),
  pointages: z.array(tickSchema),
  pouvoirs: z.nullish(z.array(proxySchema)),
});
export type SheetChanges = z.infer<typeof sheetChangesSchema>;

/** Today by default. */
export const dayQuery = z.object({ jour: z.optional(z.string()) });
export const changesQuery = z.extend(dayQuery, { depuis: z.optional(z.number()) });

/** What one device sends: its ticks, and how many people it has counted without a name in all, less those taken back. */
export const ticksRequestSchema = z.object({
  jour: z.string(),
  appareil: deviceSchema,
  pointages: z.array(tickDraftSchema).check(z.maxLength(TICKS_MAX)),
  /** At an assembly only. */
  pouvoirs: z.optional(z.array(proxyDraftSchema).check(z.maxLength(GIVEN_PROXIES_MAX))),
  comptes: z.nullish(z.extend(headCountSchema, { appareil_le: z.string(), decalage: clockErrorSchema })),
});
export type TicksRequest = z.infer<typeof ticksRequestSchema>;

export const ticksAnswerSchema = z.object({
  ...stateOfSheet,
  /** The ticks that stand instead of sent ones which were made earlier. */
  depasses: z.array(tickSchema),
  /** The same of proxies, and those that weren't taken. */
  pouvoirs_depasses: z.nullish(z.array(proxySchema)),
  pouvoirs_refuses: z.nullish(z.array(refusedProxySchema)),
  /** People who no longer exist. */
  disparus: z.array(personIdSchema),
});
export type TicksAnswer = z.infer<typeof ticksAnswerSchema>;

export const expectedRequestSchema = z.object({
  jour: z.string(),
  groupes: z.array(idSchema),
  departements: z.array(idSchema),
  /** The choice that was seen; 409 when it is another one now. */
  updated_at: textSchema,
});
