import { createContext, useContext } from 'react';

/** The filters that an address of the members list can hold. */
type MembersFilter = 'groupes' | 'etapes' | 'tags';

type MembersPath = (filter?: MembersFilter, id?: number) => string;

const KEYS = ['q', 'groupes', 'etapes', 'tags'] as const;

/**
 * The address of the members list, narrowed to one group, step or tag, or to nothing. Every filter is written, also without
 * a value, because the list completes an address with the filters that its viewer used last.
 */
export const membersPath: MembersPath = (filter, id) =>
  `/community?${KEYS.map((key) => `${key}=${key === filter ? id : ''}`).join('&')}`;

/** Set by the console, which has the members list. */
export const MembersPathContext = createContext<MembersPath | undefined>(undefined);

/** Writes addresses of the members list; undefined in a widget that doesn't have that list. */
export const useMembersPath = (): MembersPath | undefined => useContext(MembersPathContext);
