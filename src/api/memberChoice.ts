/** The query of calls that list members, and which of its keys need a capability. */
import * as z from 'zod/mini';
import type { Capability } from '../domain/capacites';
import { filtresMembre } from '../domain/members/membreChoix';
import { keysOf, recordOf } from '../domain/records';
import { identifiants } from './answers';

const choix = z.optional(identifiants);

/** Search, filters and order, without a page. */
export const memberChoice = {
  search: z.optional(z.string()),
  groupes: choix,
  etapes: choix,
  tags: choix,
  /** One of `TRIS_MEMBRE`, with a minus in front for descending order. */
  ordering: z.optional(z.string()),
  ...filtresMembre,
};

export const sorted = { ordering: 'tri' } as const;

/** The keys of `memberChoice` that the specification does not name. */
export const beyondSpecification: Readonly<Record<string, Capability>> = {
  ...sorted,
  ...recordOf(keysOf(filtresMembre), () => 'filtres' as const),
};
