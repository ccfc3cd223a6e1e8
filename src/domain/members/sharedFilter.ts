/** Filters of the members list that its users share under names (capability `filtres-partages`). */
import * as z from 'zod/mini';
import { idSchema, textSchema } from '../wire';
import { MEMBER_ORDERINGS, memberFilters } from './memberFilters';

/** The shape of `contenu` that this program writes. A change of its meaning takes the next number. */
export const SHARED_FILTER_VERSION = 1;
export const SHARED_FILTERS_MAX = 100;
export const SHARED_FILTER_NAME_MAX = 60;

const ids = z.optional(z.array(idSchema));

/** Only known keys: a filter that this program can't apply would show more people than its name says. */
const filterContentSchema = z.strictObject({
  search: z.optional(z.string()),
  groupes: ids,
  etapes: ids,
  tags: ids,
  ...memberFilters,
  ordering: z.optional(z.enum(MEMBER_ORDERINGS.flatMap((ordering) => [ordering, `-${ordering}` as const]))),
});

export const sharedFilterSchema = z.object({
  id: idSchema,
  nom: z.string(),
  version: z.number(),
  /** As it was saved. Read it with `sharedFilterContent`, because another version may mean something else. */
  contenu: z.record(z.string(), z.unknown()),
  /** The name of the account that made it; null once that account is deleted. */
  auteur: textSchema,
  created_at: textSchema,
  updated_at: textSchema,
});
export type SharedFilter = z.infer<typeof sharedFilterSchema>;

export const sharedFilterDraftSchema = z.object({
  nom: z.string().check(z.minLength(1)),
  version: z.number(),
  contenu: z.record(z.string(), z.unknown()),
});

/**
 * What a shared filter narrows the list to.
 * @returns undefined when another version of the program saved it in a way that this one can't read
 */
export function sharedFilterContent({ version, contenu }: Pick<SharedFilter, 'version' | 'contenu'>) {
  if (version !== SHARED_FILTER_VERSION) return undefined;
  return filterContentSchema.safeParse(contenu).data;
}

/**
 * The parts of a shared filter that this program understands, also of one that another version saved, and the names of
 * those that it doesn't: without them the list shows more people.
 */
export function readableParts({ contenu }: Pick<SharedFilter, 'contenu'>): {
  known: z.infer<typeof filterContentSchema>;
  unknown: readonly string[];
} {
  const entries = Object.entries(contenu).map(([key, value]) => ({ key, part: { [key]: value } }));
  const isKnown = ({ part }: { part: object }) => filterContentSchema.safeParse(part).success;
  const known = Object.assign({}, ...entries.filter(isKnown).map(({ part }) => part));
  return {
    known: filterContentSchema.parse(known),
    unknown: entries.filter((entry) => !isKnown(entry)).map(({ key }) => key),
  };
}
