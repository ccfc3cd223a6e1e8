/*
 * Dated facts of people (capability `etats`): who came, left, came back, entered a group or reached a step, and on which day. A fact
 * is never changed or removed. What makes up for another thing than a person's own coming and going, such as the trash, an undo or
 * a merge, is a correction, and it is neither an entry nor an exit.
 */
import * as z from 'zod/mini';
import { idSchema, textSchema } from '../wire';

export type FactKind = 'entree' | 'retour' | 'sortie' | 'correction';

export type FactDomain = 'organisation' | 'groupe' | 'departement' | 'etape';

export const factSchema = z.object({
  id: idSchema,
  /** A `FactKind`; one that this program doesn't know is told without a word of its own. */
  genre: z.string(),
  /** 1 for what adds the person, −1 for what takes them away, 0 for what does neither, such as the death of a person who had left. */
  sens: z.number(),
  /** A `FactDomain`. */
  domaine: z.string(),
  /** The group, department or step; null for the organisation. Its id is null once it is deleted. */
  objet: z.nullish(z.object({ id: z.nullish(idSchema), nom: textSchema })),
  /** `yyyy-mm-dd` */
  jour: z.string(),
  /** Of an exit: one of `LEAVING_REASONS`, or `deces`. */
  motif: textSchema,
});
export type Fact = z.infer<typeof factSchema>;

/** The life line of a person, the latest fact first. */
export const lifeLineSchema = z.object({ faits: z.array(factSchema) });
export type LifeLine = z.infer<typeof lifeLineSchema>;

/** What happened to the organisation in one day or month; `date` is its first day. */
const movementSchema = z.object({
  date: z.string(),
  entrees: z.number(),
  retours: z.number(),
  sorties: z.number(),
  /** The sum of the corrections, which may be negative. */
  corrections: z.number(),
});

export const movementsSchema = z.object({
  /** The day since which exits are counted; null where it isn't known. */
  sorties_depuis: textSchema,
  points: z.array(movementSchema),
});
export type Movements = z.infer<typeof movementsSchema>;
