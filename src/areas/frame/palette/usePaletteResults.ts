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

/** Options of one kind that follow each other. A kind may have several, with those of others in between. */
interface FoundRun extends Pick<FoundGroup, 'kind' | 'title'> {
  options: readonly FoundOption[];
}

/** The options as they are listed: by match, whatever their kind, and by kind where they match alike. */
export function runsOf(groups: readonly FoundGroup[]): FoundRun[] {
  const all = groups.flatMap(({ kind, title, options }) =>
    options.map((option) => ({ kind, title, option })),
  );
  const runs: { kind: string; title: string; options: FoundOption[] }[] = [];
  for (const { kind, title, option } of all.sort((a, b) => a.option.place - b.option.place)) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.options.push(option);
    else runs.push({ kind, title, options: [option] });
  }
  return runs;
}

/** Whether the first option will stay the first one: no kind that waits for an answer can bring a better one. */
export function isFirstKnown(groups: readonly FoundGroup[]): boolean {
  const [first] = allOptions(groups).filter(({ isExtra }) => !isExtra);
  const own = groups.findIndex(({ options }) => options.some((option) => option === first));
  const isWhole = first?.place === 0;
  return (isWhole ? groups.slice(0, own + 1) : groups).every(({ isSettled }) => isSettled);
}

export const resultCount = (groups: readonly FoundGroup[]): number =>
  groups.reduce((count, { total }) => count + total, 0);

/** All options in the order of the keys. */
export const allOptions = (groups: readonly FoundGroup[]): FoundOption[] =>
  runsOf(groups).flatMap(({ options }) => options);
