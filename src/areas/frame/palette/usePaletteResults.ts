import type { AnyArea, FoundOption, Sought } from '../../area';
import { useOffered } from '../navigation/useOffered';
import type { AreaSearch, FoundGroup } from './found';
import { useCommandsFound } from './useCommandsFound';

/** Everything that is found in what the widget can show and the user may read, area by area, and the commands. */
export function usePaletteResults(
  areas: readonly AnyArea[],
  searches: readonly AreaSearch[],
  { typed, search }: Omit<Sought, 'isOn'>,
): FoundGroup[] {
  const offered = useOffered(areas);
  const found = searches.map(({ name, useFound }) => {
    const isOn = offered.some((area) => area.name === name);
    // biome-ignore lint/correctness/useHookAtTopLevel: the searches of an open palette stay the same
    return { kind: name, ...useFound({ typed, search, isOn }) };
  });
  return [...found, useCommandsFound(typed, areas, offered)];
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
