import { useMemo } from 'react';
import { isAllowed } from '../../../domain/rights';
import { lineOf, placedIn } from '../../../domain/search/listSearch';
import { searchOf } from '../../../domain/search/words';
import { useLocation } from '../../../routing/useLocation';
import { openingAt } from '../../../routing/useOpening';
import { useIsOffered } from '../../../session/hostPage';
import { useSession } from '../../../session/useSession';
import { useMessageOf, useTexts } from '../../../texts/texts';
import type { IconName } from '../../../ui/icon/Icon';
import type { AnyArea } from '../../area';
import { useSignOut } from '../signOut/useSignOut';
import { useWidget } from '../WidgetContext';
import type { FoundGroup } from './found';
import { markingOf } from './marking';
import { applicationTexts, paletteTexts } from './texts.fr';

interface Command {
  id: string;
  icon: IconName;
  name: string;
  detail?: string | undefined;
  /** Further words that find it. */
  words?: string;
  run(): void;
}

const SHOWN = 6;

/** The first path of an area. */
const startOf = ({ routes }: Pick<AnyArea, 'routes'>): string | undefined => Object.values(routes)[0];

/** What can be done: everything while nothing is typed. @param offered the areas that the user may open here */
export function useCommandsFound(
  typed: string,
  areas: readonly AnyArea[],
  offered: readonly AnyArea[],
): FoundGroup {
  const { commands: title } = useTexts(paletteTexts);
  const commands = [...useActions(offered), ...usePlaces(offered), ...useEndOfSession(areas)];
  const lines = commands.map(({ name, detail, words }) => lineOf([name, detail, words]));
  const mark = markingOf(typed);
  const found = placedIn(commands, lines, searchOf(typed));
  const shown = typed ? found.slice(0, SHOWN) : found;
  const options = shown.map(({ row: { id, icon, name, detail, run }, place }) => ({
    id: `command-${id}`,
    place,
    icon,
    name: mark(name),
    detail: detail && mark(detail),
    run,
  }));
  return { kind: 'commands', title, options, total: found.length, isSettled: true };
}

/** What areas declare, where the user may change what they show. */
function useActions(offered: readonly AnyArea[]): Command[] {
  const texts = useTexts(paletteTexts);
  const { navigate } = useLocation();
  const { user } = useSession().state;
  const { readonly } = useWidget();
  const isOffered = useIsOffered();
  if (readonly) return [];
  const editable = offered.filter(
    ({ subject }) => !subject || isAllowed(user?.droits, `${subject}.modifier`),
  );
  return editable.flatMap((area) =>
    area.commands.flatMap(({ key, action = 'create', path = startOf(area) ?? '/', opens }): Command[] => {
      if (!isOffered(action)) return [];
      const run = () => navigate(opens ? openingAt(path, opens) : path);
      return [{ id: key, icon: 'plus', name: texts[key], words: texts.addWords, run }];
    }),
  );
}

/** The screens of a widget that has several: by the names that the hub and the titles give them. */
function usePlaces(offered: readonly AnyArea[]): Command[] {
  const { goTo } = useTexts(paletteTexts);
  const details: Readonly<Record<string, string>> = useTexts(applicationTexts);
  const message = useMessageOf();
  const { navigate } = useLocation();
  const places = useMemo(() => offered.filter((area) => startOf(area) !== undefined), [offered]);
  if (places.length < 2) return [];
  return places.map((area): Command => {
    const { name, title, tile } = area;
    return {
      id: `go-${name}`,
      icon: tile?.icon ?? 'chevron-right',
      name: tile ? message(`apps.${name}`, tile.name) : message(`${name}.title`, title),
      detail: tile ? details[`${name}Text`] : goTo,
      run: () => navigate(startOf(area) ?? '/'),
    };
  });
}

/** The console signs out; a widget of a page leaves that to the page. */
function useEndOfSession(areas: readonly AnyArea[]): Command[] {
  const texts = useTexts(paletteTexts);
  const signOut = useSignOut();
  if (!areas.some(({ isFrame }) => isFrame)) return [];
  return [{ id: 'sign-out', icon: 'logout', name: texts.signOut, run: signOut }];
}
