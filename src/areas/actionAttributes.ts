/* The attributes `hide` and `show` of areas that act. Areas for visitors have none, so pages with these alone don't load this. */
import { type ActionOf, AREA_ACTIONS, type Hideable, type PageAction } from '../domain/actions';
import type { Attribute, NameList } from './attributes';

/** Names that `show` may begin with, so that it can say that nothing but reading is left. */
const READING = ['list', 'record'] as const;

/** The attribute `hide` of an area that has something to hide. */
/* @__NO_SIDE_EFFECTS__ */
export function hideable<const N extends Hideable>(...oneOf: readonly N[]): Attribute<NameList<N>> {
  return names(oneOf, (written) => oneOf.filter((one) => written.includes(one)).join());
}

/** The attributes `hide` and `show` of an area that offers the actions of these ones. */
/* @__NO_SIDE_EFFECTS__ */
export function actionAttributes<const A extends keyof typeof AREA_ACTIONS>(...areas: readonly A[]) {
  const actions = actionsOf(...areas);
  return { hide: hideable(...actions), show: showable(actions) };
}

/** The names of the actions of these areas, each of them once. */
/* @__NO_SIDE_EFFECTS__ */
export function actionsOf<const A extends keyof typeof AREA_ACTIONS>(...areas: readonly A[]): ActionOf<A>[] {
  return [...new Set(areas.flatMap((area): readonly ActionOf<A>[] => AREA_ACTIONS[area]))];
}

/** The attribute `show`. Read, it is empty where nothing is written, and begins with the names for reading otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export function showable<N extends PageAction>(
  actions: readonly N[],
): Attribute<NameList<N | (typeof READING)[number]>> {
  return names([...READING, ...actions], (written) =>
    written.length > 0 ? [...READING, ...actions.filter((one) => written.includes(one))].join() : '',
  );
}

/** An attribute with some of these names. Read, it is one text, in the order of the declaration and with commas. */
function names<N extends string>(
  oneOf: readonly N[],
  read: (written: readonly string[]) => string,
): Attribute<NameList<N>> {
  return {
    kind: 'list',
    default: '',
    oneOf,
    parse(value, name) {
      const written = value?.split(/[\s,]+/).filter(Boolean) ?? [];
      // What was read is never written in a page.
      const used = read(written) as NameList<N>;
      const odd = written.filter((one) => !(oneOf as readonly string[]).includes(one));
      if (odd.length === 0) return { value: used };
      const warning = `${name}="${value}": nothing here is called ${odd.join(', ')}; that is ignored. Write names out of ${oneOf.join(', ')}.`;
      return { value: used, warning, odd };
    },
  };
}
