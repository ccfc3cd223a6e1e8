/** Filters of the members list that its users share under names (capability `filtres-partages`). */
import * as z from 'zod/mini';
import { identifiant, texte } from '../wire';
import { filtresMembre, TRIS_MEMBRE } from './membreChoix';

/** The shape of `contenu` that this program writes. A change of its meaning takes the next number. */
export const FILTRE_VERSION = 1;
export const FILTRES_PARTAGES_MAX = 100;
export const FILTRE_NOM_MAX = 60;

const ids = z.optional(z.array(identifiant));

/** Only known keys: a filter that this program can't apply would show more people than its name says. */
const filtreContenu = z.strictObject({
  search: z.optional(z.string()),
  groupes: ids,
  etapes: ids,
  tags: ids,
  ...filtresMembre,
  ordering: z.optional(z.enum(TRIS_MEMBRE.flatMap((tri) => [tri, `-${tri}` as const]))),
});

export const filtrePartage = z.object({
  id: identifiant,
  nom: z.string(),
  version: z.number(),
  /** As it was saved. Read it with `contenuOf`, because another version may mean something else. */
  contenu: z.record(z.string(), z.unknown()),
  /** The name of the account that made it; null once that account is deleted. */
  auteur: texte,
  created_at: texte,
  updated_at: texte,
});
export type FiltrePartage = z.infer<typeof filtrePartage>;

export const filtrePartageDraft = z.object({
  nom: z.string().check(z.minLength(1)),
  version: z.number(),
  contenu: z.record(z.string(), z.unknown()),
});

/**
 * What a shared filter narrows the list to.
 * @returns undefined when another version of the program saved it in a way that this one can't read
 */
export function contenuOf({ version, contenu }: Pick<FiltrePartage, 'version' | 'contenu'>) {
  if (version !== FILTRE_VERSION) return undefined;
  return filtreContenu.safeParse(contenu).data;
}

/**
 * The parts of a shared filter that this program understands, also of one that another version saved, and the names of
 * those that it doesn't: without them the list shows more people.
 */
export function readableParts({ contenu }: Pick<FiltrePartage, 'contenu'>): {
  known: z.infer<typeof filtreContenu>;
  unknown: readonly string[];
} {
  const entries = Object.entries(contenu).map(([key, value]) => ({ key, part: { [key]: value } }));
  const isKnown = ({ part }: { part: object }) => filtreContenu.safeParse(part).success;
  const known = Object.assign({}, ...entries.filter(isKnown).map(({ part }) => part));
  return {
    known: filtreContenu.parse(known),
    unknown: entries.filter((entry) => !isKnown(entry)).map(({ key }) => key),
  };
}
