/**
 * An area is declared once. From the declaration come the React export, the custom element, its types and
 * manifests, the console's routes and links, and the contract suite: no other place lists an area's props,
 * events or routes. Declarations are cheap: the screens stay behind `load` until somebody needs them.
 */
import type { ReactNode } from 'react';
import type { Attributes, AttributeValues } from './attributes';
import type { DetailOf } from './eventDetails';

/** What an area's component receives: its attributes, `readonly`, and `emit` for its own events. */
export type AreaProps<A extends Attributes, E extends string = never> = AttributeValues<A> & {
  readonly: boolean;
  /** `emit('member-saved', membre)` dispatches `parvis-member-saved`; false when a host prevented it. */
  emit<N extends E>(name: N, detail?: DetailOf<N>): boolean;
};

export interface Declaration<A extends Attributes, E extends string, R extends Record<string, string>> {
  /** `members`: the element `<parvis-members>`, its twin `<div data-parvis="members">`, the key of overridden texts. */
  name: string;
  /** What the screen is called, in French. */
  title: string;
  /** One sentence in English for manifests and tables. */
  doc: string;
  /** The area's own; those of every area are in `commonAttributes`. */
  attributes: A;
  /** Short names: `member-saved` is the DOM event `parvis-member-saved` and the React prop `onMemberSaved`. */
  emits: readonly E[];
  /** Patterns such as `/community/details/:id`; the first one is where a lone widget starts. */
  routes: R;
  /** Where a lone widget keeps its route unless told otherwise. */
  routing?: 'hash' | 'memory';
  /** False when the area shows itself to people who are not signed in. */
  needsSession?: boolean;
  /** `() => import('./MembersArea')`; the module's default export is the component. */
  load: () => Promise<{ default: (props: AreaProps<A, E>) => ReactNode }>;
}

export type Area<
  A extends Attributes = Attributes,
  E extends string = string,
  R extends Record<string, string> = Record<string, string>,
> = Readonly<Required<Declaration<A, E, R>>> & {
  /** `parvis-members` */
  readonly tag: `parvis-${string}`;
};

/** Any area, for lists: its component takes props only its own declaration knows. */
export type AnyArea = Omit<Area, 'load'> & { load: () => Promise<{ default: (props: never) => ReactNode }> };

/** Declares an area; the only thing to do besides adding it to `all.ts`. */
export function defineArea<
  A extends Attributes,
  const E extends string = never,
  const R extends Record<string, string> = Record<string, string>,
>(declaration: Declaration<A, E, R>): Area<A, E, R> {
  const tag = eventType(declaration.name);
  return { tag, routing: 'memory', needsSession: true, ...declaration };
}

/** Events of every widget; an area adds those it `emits`. */
export const commonEvents = ['ready', 'failed', 'session', 'auth-required', 'route'] as const;

/** `member-saved` → `parvis-member-saved`, the DOM event; the tag of an area likewise. */
export function eventType(name: string): `parvis-${string}` {
  return `parvis-${name}`;
}

/** `member-saved` → `onMemberSaved`, the React prop. */
export function handlerName(name: string): `on${string}` {
  return `on${name.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())}`;
}
