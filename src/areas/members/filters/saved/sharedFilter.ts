/** What a shared filter shows on this list, and what of it can't be applied. No React. */
import type { Capability } from '../../../../domain/capabilities';
import {
  readableParts,
  type SharedFilter,
  sharedFilterContent,
} from '../../../../domain/members/sharedFilter';
import { announcedCriteria, tidyCriteria } from '../../data/criteria';
import type { ListQuery } from '../../data/listQuery';
import type { savedTexts } from '../texts.fr';

export interface ReadFilter {
  name: string;
  query: ListQuery;
  isOtherVersion: boolean;
  /** The keys of what this program or this back end can't apply. */
  unknown: readonly string[];
}

export function readShared(
  filter: SharedFilter,
  shown: ListQuery,
  capabilities: ReadonlySet<Capability | string>,
): ReadFilter {
  const { known, unknown } = readableParts(filter);
  const { search = '', groupes: groups = [], etapes: steps = [], tags = [], ordering, ...others } = known;
  const criteria = tidyCriteria(others);
  const applied = announcedCriteria(criteria, capabilities);
  return {
    name: filter.nom,
    query: {
      ...shown,
      page: 1,
      search,
      filters: { groupes: groups, etapes: steps, tags },
      criteria: applied,
      ordering: capabilities.has('tri') ? ordering : undefined,
    },
    isOtherVersion: unknown.length === 0 && sharedFilterContent(filter) === undefined,
    unknown: [...unknown, ...Object.keys(criteria ?? {}).filter((key) => !(key in (applied ?? {})))],
  };
}

/** The sentences about a filter that is applied in part; empty when all of it is. */
export function partlyText(
  { name, isOtherVersion, unknown }: Pick<ReadFilter, 'name' | 'isOtherVersion' | 'unknown'>,
  texts: typeof savedTexts,
  parts: Readonly<Record<string, string>>,
): string {
  const sentences = [
    ...(isOtherVersion ? [texts.otherVersion(name)] : []),
    ...(unknown.length
      ? [texts.unknownParts(name, unknown.map((key) => parts[key] ?? `«\u00a0${key}\u00a0»`).join(', '))]
      : []),
  ];
  return sentences.length ? [...sentences, texts.mayShowMore].join('\n') : '';
}
