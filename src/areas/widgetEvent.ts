/** The events of widgets: DOM events of the elements, handlers of the React components. */
import type { BeforeDelete, BeforeSave } from '../domain/beforeWrite';

/** What a declaration says of an event. When it is dispatched stands in the comment above it, which the documentation prints. */
export interface WidgetEvent<Detail = unknown> {
  /** Whether a host may prevent what follows. */
  isCancelable?: true;
  /** Never present: it carries only the type. */
  readonly detail?: (detail: never) => Detail;
}

/** An event after which something follows, unless a host prevents it. */
export interface CancelableEvent<Detail = unknown> extends WidgetEvent<Detail> {
  isCancelable: true;
}

/** Events by their short names. */
export type WidgetEvents = Readonly<Record<string, WidgetEvent>>;

/** The type of the event's `detail`. */
export type DetailOf<E extends WidgetEvent> = E extends WidgetEvent<infer Detail> ? Detail : unknown;

/** Declares an event; the documentation prints the type argument as it is written. */
export function event<Detail = undefined>(declared: { isCancelable: true }): CancelableEvent<Detail>;
export function event<Detail = undefined>(): WidgetEvent<Detail>;
/* @__NO_SIDE_EFFECTS__ */
export function event(declared: WidgetEvent = {}): WidgetEvent {
  return declared;
}

/** Detail of `parvis-failed` and argument of `onFailed`. */
export interface FailedDetail {
  /** What kind of failure; `code` when code of the screen failed or could not be loaded. */
  code:
    | 'offline'
    | 'timeout'
    | 'unauthenticated'
    | 'forbidden'
    | 'notFound'
    | 'invalid'
    | 'contract'
    | 'server'
    | 'code';
  /** HTTP status, 0 when no answer came. */
  status: number;
  /**
   * The server’s own words; where it gave none, what is wrong, in English and for logs: `results.0.id: expected number`, `a
   * page (HTML) came instead of JSON`. The console and parvis-check use the same words.
   */
  message: string;
  /** Tries again. Absent for writes, because only their author knows whether to repeat them. */
  retry?: () => void;
}

/** A person who is signed in, as far as the back end says it. */
export interface SignedInUser {
  id?: number | string | null;
  /** The whole name. */
  name?: string | null;
  nom?: string | null;
  prenom?: string | null;
  username?: string | null;
  email?: string | null;
  role?: string | null;
  /** The rights of the person; without a list everything is allowed. */
  droits?: string[] | null;
}

/** Detail of `parvis-session` and argument of `onSession`. */
export interface SessionChanged {
  /** Null when no person is signed in. */
  user: SignedInUser | null;
}

/** Detail of `parvis-route` and argument of `onRoute`. */
export interface RouteChanged {
  path: string;
  /** That of the area. */
  title: string;
}

/** Events of every widget; an area adds those it `emits`. */
export const commonEvents = {
  /** The first screen is there; once in the life of a widget. */
  ready: event(),
  /**
   * A call failed, or the screen’s own code (code “code”); the widget says so to its reader by itself. retry is there when
   * trying again is safe. Widgets share their requests: only the one that sent it tells of it.
   */
  failed: event<FailedDetail>(),
  /** A person is signed in, or (null) no one is; also once at the start, when that is known. */
  session: event<SessionChanged>(),
  /** No one is signed in, and the sign-in form is about to show. Prevent it when the host signs people in. */
  'auth-required': event({ isCancelable: true }),
  /** The widget shows another screen; title is that of the area. */
  route: event<RouteChanged>(),
} as const;

/** Events of the widgets that save and delete. */
export const writeEvents = {
  /**
   * A form is about to be saved. kind is member, event, event-change (cancelled, moved, copied…), form, group, department, tag,
   * step, role or account; id is missing for what is new; draft is what will be sent. Prevent it, and the form stays as it is.
   */
  'before-save': event<BeforeSave>({ isCancelable: true }),
  /**
   * A user has confirmed a deletion, which is about to be sent; kind is one of those above, answer or trash. Prevent it, and
   * nothing is deleted.
   */
  'before-delete': event<BeforeDelete>({ isCancelable: true }),
} as const;

/** Detail of `parvis-started` and of `parvis-full`, and argument of `onStarted` and of `onFull`. */
export interface VisitorDetail {
  /** Of the form or the registration. */
  identifiant: string;
}

/** Detail of `parvis-closed` and argument of `onClosed`. */
export interface ClosedDetail extends VisitorDetail {
  /** pas_ouvert before it opens, ferme afterwards and where the event is cancelled or has begun, or a word of the back end’s own. */
  etat: string;
}

/** Events of the widgets that visitors fill in. */
export const visitorEvents = {
  /** A visitor has changed a field for the first time; once for each answer. What the page fills in doesn’t count. */
  started: event<VisitorDetail>(),
  /** The form or registration turns out to take no answers, when it loads or when one is sent. */
  closed: event<ClosedDetail>(),
  /** No place is left: the form has all the answers that it takes, or the event has no free place and no waiting list. */
  full: event<VisitorDetail>(),
} as const;
