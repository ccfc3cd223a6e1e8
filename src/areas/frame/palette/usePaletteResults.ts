import type { AnyArea } from '../../area';
import { useOffered } from '../navigation/useOffered';
import type { FoundGroup, FoundOption, Sought } from './found';
import { startOf, useCommandsFound } from './useCommandsFound';
import { useEventsFound } from './useEventsFound';
import { useFormsFound } from './useFormsFound';
import { useGroupsFound } from './useGroupsFound';
import { useMembersFound } from './useMembersFound';

/**
 * Everything that is found in what the widget can show and the user may read, kind by kind.
 * @param areas those of the widget
 * @param typed what is typed at this moment
 * @param search what servers are asked for, after the pause
 */
export function usePaletteResults(areas: readonly AnyArea[], typed: string, search: string): FoundGroup[] {
  const offered = useOffered(areas);
  const placeOf = (name: string) => offered.find((area) => area.name === name);
  const soughtIn = (name: string): Sought => ({ typed, search, isOn: placeOf(name) !== undefined });
  const groups = placeOf('groups');
  return [
    useMembersFound(soughtIn('members')),
    useEventsFound(soughtIn('events')),
    useFormsFound(soughtIn('forms')),
    useGroupsFound(soughtIn('groups'), (groups && startOf(groups)) ?? '/'),
    useCommandsFound(typed, areas, offered),
  ];
}

/** Whether the first option will stay the first one: no group before it or of it waits for an answer. */
export function isFirstKnown(groups: readonly FoundGroup[]): boolean {
  const first = groups.findIndex(({ options }) => options.some(({ isExtra }) => !isExtra));
  return (first < 0 ? groups : groups.slice(0, first + 1)).every(({ isSettled }) => isSettled);
}

export const resultCount = (groups: readonly FoundGroup[]): number =>
  groups.reduce((count, { total }) => count + total, 0);

/** All options in the order of the keys. */
export const allOptions = (groups: readonly FoundGroup[]): FoundOption[] =>
  groups.flatMap(({ options }) => options);
