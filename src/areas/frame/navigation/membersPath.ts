import { createContext, useContext } from 'react';
import { memberPaths } from '../../routes';

/** The filters that an address of the members list can hold; departments need the capability `filtres`. */
type MembersFilter = 'groupes' | 'etapes' | 'tags' | 'departements';

export type MembersPath = (filter?: MembersFilter | 'q', value?: number | string) => string;

/** What the list remembers of its viewer. */
const REMEMBERED = ['q', 'groupes', 'etapes', 'tags'] as const;

/**
 * The address of the members list, narrowed to one group, department, step or tag, to a search, or to nothing. Every filter that the
 * list remembers is written, also without a value, because the list completes an address with those its viewer used last.
 */
export const membersPath: MembersPath = (filter, value = '') => {
  const others = REMEMBERED.filter((key) => key !== filter).map((key) => `${key}=`);
  return `${memberPaths.list.to()}?${[...others, ...(filter ? [`${filter}=${encodeURIComponent(value)}`] : [])].join('&')}`;
};

/** Set by the console, which has the members list. */
export const MembersPathContext = createContext<MembersPath | undefined>(undefined);

/** Writes addresses of the members list; undefined in a widget that doesn't have that list. */
export const useMembersPath = (): MembersPath | undefined => useContext(MembersPathContext);
