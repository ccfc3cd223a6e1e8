/*
 * An event that is an assembly: who votes on its day, and how many votes it needs (capability `assemblees`). The same rules serve
 * the server and the screens.
 */
import * as z from 'zod/mini';
import { addMonths } from '../calendar/dayNumbers';
import { ageOn } from '../members/birthday';
import { idSchema, textSchema } from '../wire';

/** The largest values of the settings. */
export const ASSEMBLY_LIMITS = { age: 99, months: 240, proxies: 9, votes: 100_000 } as const;

/** Which part of the voters makes a quorum. */
export const QUORUM_PARTS = ['1/4', '1/3', '1/2', '2/3'] as const;
export type QuorumPart = (typeof QUORUM_PARTS)[number];

const rulesShape = {
  /** Full years that a voter has on the day; null for any age. */
  age_min: z.nullable(z.number()),
  /** Full months since the person was registered; null for any. */
  anciennete_mois: z.nullable(z.number()),
  /** The year for which a voter has paid their dues (capability `cotisations`); missing for none. */
  cotisation_annee: z.nullish(z.number()),
  /** How many proxies one person may hold; 0 where the assembly takes none. */
  pouvoirs_max: z.number(),
  /** Either of the two, or neither where no number of votes is needed. */
  quorum_part: z.nullable(z.enum(QUORUM_PARTS)),
  quorum_nombre: z.nullable(z.number()),
  /** Helpers with a link take proxies too. */
  lien_pouvoirs: z.boolean(),
};

const rulesSchema = z.object(rulesShape);
export type AssemblyRules = z.infer<typeof rulesSchema>;

/** What the sheet of an assembly says of it. `updated_at` is the version of the settings. */
export const sheetAssemblySchema = z.object({
  ...rulesShape,
  updated_at: z.string(),
  /** When the sheet was closed, as an instant, and by which user. Who arrives later is noted without a vote. */
  close_le: textSchema,
  close_par: textSchema,
});
export type SheetAssembly = z.infer<typeof sheetAssemblySchema>;

/** The settings that are to be stored for a day of the event. */
export const assemblyDraftSchema = z.object({
  ...rulesShape,
  jour: z.string(),
  /** The version that was seen; 409 when it is another one now. */
  updated_at: textSchema,
});

const voterNameSchema = z.object({ id: z.number(), nom: textSchema, prenom: textSchema });

/** The settings of a day, and who votes by them. `reglages` is null where the event is no assembly on that day. */
export const assemblySchema = z.object({
  jour: z.string(),
  reglages: z.nullable(sheetAssemblySchema),
  electeurs: z.number(),
  /** Who would vote if their dues were paid, the first by name. */
  presque: z.array(voterNameSchema),
  presque_total: z.number(),
  /** Proxies that were given for that day and stand. */
  pouvoirs: z.number(),
  /** The votes that people who are there may give, for themselves and for others; missing where the back end doesn't count them. */
  voix: z.nullish(z.number()),
});
export type Assembly = z.infer<typeof assemblySchema>;

export const closedDaySchema = z.object({ jour: z.string() });

/** `operation` undoes it. */
export const endedAssemblySchema = z.extend(assemblySchema, { operation: z.nullish(idSchema) });

/** How many names of `presque` an answer has at most. */
export const NEARLY_MAX = 200;

/** What says whether a member votes. */
export interface VoterFacts {
  born: string | null;
  registered: string | null;
  /** Left or died before the day, or on it. */
  hasLeft: boolean;
  /** Dues of the year that the settings ask for; undefined where the back end keeps none. */
  isPaid?: boolean | undefined;
}

/** Why a member doesn't vote. An unknown birth date or registration isn't taken for an early one. */
type NoVote = 'left' | 'age' | 'registration' | 'dues';

const ADULT = 18;

const isOfAge = (born: string | null, day: string, years: number): boolean =>
  (ageOn(born ?? undefined, day) ?? -1) >= years;

/** Every reason for which a member doesn't vote on a day; none for a voter. */
export function noVoteReasons(
  { age_min: age, anciennete_mois: months, cotisation_annee: year }: AssemblyRules,
  { born, registered, hasLeft, isPaid }: VoterFacts,
  day: string,
): NoVote[] {
  const isLong = months === null || (registered !== null && addMonths(registered, months) <= day);
  return [
    ...(hasLeft ? ['left' as const] : []),
    ...(age === null || isOfAge(born, day, age) ? [] : ['age' as const]),
    ...(isLong ? [] : ['registration' as const]),
    ...(year != null && isPaid === false ? ['dues' as const] : []),
  ];
}

/** Whether a member was born less than eighteen years before a day. Without a birth date, only the rule of age excludes people. */
export const isMinor = (born: string | null, day: string): boolean =>
  born !== null && !isOfAge(born, day, ADULT);

/** How many votes make the quorum; undefined where none is needed. A part of them is rounded up. */
export function votesNeeded(
  { quorum_part: part, quorum_nombre: count }: Pick<AssemblyRules, 'quorum_part' | 'quorum_nombre'>,
  voters: number,
): number | undefined {
  if (!part) return count ?? undefined;
  const [above = 1, below = 1] = part.split('/').map(Number);
  return Math.ceil((voters * above) / below);
}

/** The settings that can't be stored. */
export function assemblyProblems(rules: AssemblyRules): (keyof AssemblyRules)[] {
  const isWithin = (value: number | null | undefined, least: number, most: number) =>
    value == null || (Number.isInteger(value) && value >= least && value <= most);
  const { age, months, proxies, votes } = ASSEMBLY_LIMITS;
  const checks: readonly (readonly [keyof AssemblyRules, boolean])[] = [
    ['age_min', isWithin(rules.age_min, 1, age)],
    ['anciennete_mois', isWithin(rules.anciennete_mois, 1, months)],
    ['cotisation_annee', isWithin(rules.cotisation_annee, 1900, 9999)],
    ['pouvoirs_max', isWithin(rules.pouvoirs_max, 0, proxies)],
    ['quorum_nombre', isWithin(rules.quorum_nombre, 1, votes)],
    ['quorum_part', !(rules.quorum_part && rules.quorum_nombre)],
  ];
  return checks.flatMap(([key, isRight]) => (isRight ? [] : [key]));
}
