/**
 * An area is declared once. From the declaration come the React export, the custom element, its types and
 * manifests, the console's routes and links, and the contract suite: no other place lists an area's props,
 * events or routes. The comments above a declaration, its attributes and its events are the sentences of manifests and
 * tables. Declarations are small: the code of their screens loads when it is needed (parts.ts).
 */
import type { ReactNode } from 'react';
import type { Failure } from '../api/errors';
import type { QueryRequest } from '../api/queryCache';
import type { PageAction } from '../domain/actions';
import type { Capability } from '../domain/capabilities';
import type { RightSubject } from '../domain/rights';
import type { IconName } from '../ui/icon/Icon';
import type { Load } from '../ui/loading/loadOnce';
import type { Attributes, AttributeValues } from './attributes';
import type { areaCommandTexts } from './frame/palette/texts.fr';
import { loadPart } from './loadPart';
import { commonEvents, type DetailOf, type WidgetEvents } from './widgetEvent';

/** What an area's component receives: its attributes, `readonly`, and `emit` for its own events. */
export type AreaProps<
  A extends Attributes,
  E extends WidgetEvents = Record<never, never>,
> = AttributeValues<A> & {
  readonly: boolean;
  /** `emit('member-saved', membre)` dispatches `parvis-member-saved`; false when a host prevented it. */
  emit<N extends keyof E & string>(name: N, detail?: DetailOf<E[N]>): boolean;
};

/** How the hub of applications shows an area; what it is for says `applicationTexts`. */
export interface Tile {
  name: string;
  icon: IconName;
  color: string;
  /** It stands before the others, because it is opened in a hurry. */
  isFirst?: boolean;
}

interface Declaration<
  A extends Attributes,
  E extends WidgetEvents,
  R extends Record<string, string>,
  N extends string,
> {
  /**
   * `members`: names the element `<parvis-members>`, its placeholder `<div data-parvis="members">` and the key of
   * overridden texts.
   */
  name: N;
  /** The French title of the screen; a host overrides it as `NAME.title`. */
  title: string;
  /** Areas without a tile are not applications of the hub. */
  tile?: Tile;
  /** Users who may not read this see no way to the area; it is read-only for those who may not change it. */
  subject?: RightSubject;
  /** The area is beyond the specification: it exists where this capability is announced. */
  needs?: Capability;
  /** The attributes of this area; those of all areas are in `commonAttributes`. */
  attributes: A;
  /** By short names: `member-saved` is the DOM event `parvis-member-saved` and the React prop `onMemberSaved`. */
  emits?: E;
  /** Patterns such as `/community/details/:id`. A widget that stands alone starts at the first one. */
  routes: R;
  /** Where a widget that stands alone keeps its route by default. */
  routing?: 'hash' | 'memory';
  /** False when the area is shown to users who are not signed in. */
  needsSession?: boolean;
  /**
   * True when the screen shows nothing of the user by itself: it is then painted while a stored token is checked, and
   * only the area inside of it waits.
   */
  isFrame?: boolean;
  /** True for an area that may be a few lines high: less space is kept free until it is loaded. */
  isLow?: boolean;
  /** By default the part of the area's name (parts.ts). */
  load?: LoadScreen;
  /** The keyboard shortcuts of the area that work on every screen of the console. */
  loadKeys?: LoadKeys;
  /** Finds what the area shows, for the search of Ctrl+K. Its code loads with that of the palette. */
  search?: Load<UseFound>;
  /** What the search of Ctrl+K offers to do here, to users who may change the subject. */
  commands?: readonly AreaCommand[];
}

/** Loads the code of an area's screen: its component, and what it will need. */
export type LoadScreen<Props = never> = () => Promise<{
  default: (props: Props) => ReactNode;
  prefetchPlan?: PrefetchPlan;
}>;

/** A component that listens for keys and shows a dialog at most. Its code loads after the first paint. */
export type LoadKeys = () => Promise<{ default: (props: AreaKeysProps) => ReactNode }>;

export interface AreaKeysProps {
  /** Keys pressed anywhere on the page count. Otherwise only those pressed inside the widget do. */
  isPage: boolean;
}

/** The hook by which an area searches what it shows: `search` of its declaration. */
export type UseFound = (sought: Sought) => Found;

/** What is looked for. */
export interface Sought {
  /** As it is typed at this moment. */
  typed: string;
  /** What servers are asked for, after the pause. */
  search: string;
  /** Whether the widget can show what is found, and the user may read it. */
  isOn: boolean;
}

/** Something to do in an area: it opens an address. */
interface AreaCommand {
  /** Of its name. */
  key: keyof typeof areaCommandTexts;
  /** By which a page hides it; `create` by default. */
  action?: PageAction;
  /** By default the first path of the area. */
  path?: string;
  /** What the address opens over its screen (`useOpening`). */
  opens?: string;
}

/** What the search of an area has found. */
export interface Found {
  /** Above the options. */
  title: string;
  options: readonly FoundOption[];
  /** How many were found, also those that don't show. */
  total: number;
  /** False while further or better results may come. */
  isSettled: boolean;
  failure?: { text: string; reason: Failure; retry(): void } | undefined;
}

export interface FoundOption {
  /** Differs from those of all other options. */
  id: string;
  icon: IconName;
  /** How well it matches: options of all kinds are ordered by it, by the scale of `domain/search/listSearch`. */
  place: number;
  /** With the letters marked that were found. */
  name: ReactNode;
  /** A second line, which tells options of one name apart. */
  detail?: ReactNode;
  /** It leads on to more, or asks again: it is no result. */
  isExtra?: boolean;
  /** The palette stays open. */
  keepsOpen?: boolean;
  run(): void;
}

export type Area<
  A extends Attributes = Attributes,
  E extends WidgetEvents = WidgetEvents,
  R extends Record<string, string> = Record<string, string>,
  N extends string = string,
> = Readonly<
  Required<Omit<Declaration<A, E, R, N>, 'tile' | 'loadKeys' | 'search' | 'subject' | 'needs'>>
> & {
  readonly tile?: Tile | undefined;
  readonly subject?: RightSubject | undefined;
  readonly needs?: Capability | undefined;
  readonly loadKeys?: LoadKeys | undefined;
  readonly search?: Load<UseFound> | undefined;
  /** `parvis-members` */
  readonly tag: `parvis-${string}`;
};

/** Any area, for lists. */
export type AnyArea = Area;

/** Declares an area. It must also be added to `all.ts`, and its screen to `parts.ts`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineArea<
  A extends Attributes,
  const N extends string,
  E extends WidgetEvents = Record<never, never>,
  const R extends Record<string, string> = Record<string, string>,
>(declaration: Declaration<A, E, R, N>): Area<A, E, R, N> {
  const { name } = declaration;
  const load: LoadScreen = () => loadPart(name);
  return {
    tag: eventType(name),
    routing: 'memory',
    needsSession: true,
    isFrame: false,
    isLow: false,
    commands: [],
    emits: {} as E,
    load,
    ...declaration,
  };
}

/** Every event of an area's widget by its short name, those of all widgets first. */
export function eventsOf({ emits }: Pick<AnyArea, 'emits'>): WidgetEvents {
  return { ...commonEvents, ...emits };
}

/** `member-saved` → `parvis-member-saved`, the DOM event; the tag of an area likewise. */
export function eventType(name: string): `parvis-${string}` {
  return `parvis-${name}`;
}

/** `member-saved` → `onMemberSaved`, the React prop. */
export function handlerName(name: string): `on${string}` {
  return `on${name.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())}`;
}

/** The place where an area will show, its viewer, its attributes, and what the back end has announced. */
export interface PrefetchContext {
  path: string;
  query: URLSearchParams;
  attributes: Readonly<Record<string, unknown>>;
  /** The identity of the user; empty while it isn't known. */
  viewer: string;
  /** Undefined until the back end has answered the sign-in or the check of a token. */
  announced: ReadonlySet<string> | undefined;
}

/**
 * What an area will need, so that the widget can fetch it before it is asked for. The module of an area's screen exports
 * it as `prefetchPlan`; the code of all areas beside each other would be too much for every page. Every `Load` is the
 * constant that the screen itself uses, because its identity is the key of what was loaded.
 */
export interface PrefetchPlan {
  /** Code that the first screen loads by itself right after its own. */
  code?: readonly Load<unknown>[];
  /** What the first screen asks the back end. */
  data?(place: PrefetchContext): readonly QueryRequest[];
  /** Code of what users do next here, the likeliest first. */
  next?(place: PrefetchContext): readonly Load<unknown>[];
  /** For areas that contain others: the one that shows at the path. */
  inside?(path: string): AnyArea | undefined;
  /** Where users go next, the likeliest first. */
  paths?: readonly string[];
}
