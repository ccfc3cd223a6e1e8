/*
 * The elements for bundlers. Importing this file does nothing; `define()` defines them, or the import of
 * `parvis/elements/define` (defineAll.ts). In Node both do nothing. The types are those of src/index.ts that stand without
 * React's, for hosts of other frameworks.
 */
import { provideParts } from '../src/areas/loadPart';
import { partNamed } from '../src/areas/parts';
import { type DefineOptions, defineElements } from './define';
import { provideWhenNear } from './element/lazy';
import { claimPage } from './loader/claimPage';
import { watchOpeners } from './loader/openers';
import { whenNear } from './loader/whenNear';
import { mountElement } from './mount';

export { type Client, type ClientOptions, createClient } from '../src/api/client';
export type { ApiError, Failure } from '../src/api/errors';
export type { EventDetails } from '../src/areas/all';
export type { EventDeleted, EventSaved } from '../src/areas/events/area';
export type { FormDeleted, FormSaved } from '../src/areas/forms/area';
export type { MemberDeleted, MemberOpened, MemberSaved, SelectionChanged } from '../src/areas/members/area';
export { preload } from '../src/areas/preload';
export type { BeforeSubmit, FormSubmitted } from '../src/areas/publicForm/area';
export type { RegisteredDetail } from '../src/areas/registration/area';
export type { FailedDetail, RouteChanged, SessionChanged, SignedInUser } from '../src/areas/widgetEvent';
export type { BeforeDelete, BeforeSave } from '../src/domain/beforeWrite';
export type { Messages } from '../src/messages/messages';
export { configure, type PageConfiguration, session } from '../src/runtime';
export type { Appearance } from '../src/ui/colours/appearance';

/** The package's version. */
export const version = __PARVIS_VERSION__;

let ownsPage: boolean | undefined;

/** Claims the page at the first use of this copy, and returns whether no other copy of Parvis runs there. */
function claimOnce(): boolean {
  provideParts(partNamed);
  provideWhenNear(whenNear);
  ownsPage ??= claimPage(version);
  return ownsPage;
}

let isWatching = false;

/** From the first definition on, buttons with `data-parvis-open` open their widget. */
function watchOnce(): void {
  if (isWatching) return;
  isWatching = true;
  watchOpeners((opener) => void import('./markup/openDialog').then(({ openDialog }) => openDialog(opener)));
}

/**
 * Defines the elements, by default all of them under `parvis-…`. Tags that are already defined stay as they are. Does
 * nothing in Node, and on a page where another copy of Parvis runs, which is then named in the console.
 */
export function define(options?: DefineOptions): void {
  if (typeof customElements === 'undefined' || !claimOnce()) return;
  watchOnce();
  defineElements(options);
}

/** Appends the widget of an area to `parent`: `mount(el, 'members', { pageSize: 25, onMemberSaved })`. */
export const mount: typeof mountElement = (parent, name, props) => {
  claimOnce();
  return mountElement(parent, name, props);
};
