/**
 * What an area will need, so that the widget can fetch it before it is asked for. The module of an area's screen exports
 * it as `prefetchPlan`; the code of all areas beside each other would be too much for every page.
 */
import type { QueryRequest } from '../api/queryCache';
import type { Load } from '../ui/lazy/loadOnce';
import type { AnyArea } from './area';

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

/** Every `Load` is the constant that the screen itself uses, because its identity is the key of what was loaded. */
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
