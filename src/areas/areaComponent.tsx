/** The React side of a declaration: same names, props and events as the element. */
import {
  createElement,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import type { Client } from '../api/client';
import { callHost } from '../api/http/callHost';
import { checkMessages, type Messages } from '../messages/messages';
import { runtimeFor } from '../runtime';
import { MessagesProvider } from '../texts/texts';
import { type Appearance, AppearanceProvider } from '../ui/colours/appearance';
import type { HostRootProps } from '../ui/widgetRoot/WidgetRoot';
import { addressesOfWidget } from './addressesIn';
import { type AnyArea, type Area, eventsOf, eventType, handlerName } from './area';
import {
  type Attribute,
  type Attributes,
  type AttributeValues,
  type CommonValues,
  commonAttributes,
  defaultsOf,
} from './attributes';
import { checkProps } from './checkProps';
import { checkSandbox } from './frame/mistakes/checkSandbox';
import { addParts, type Parts } from './loadPart';
import { useParvis } from './Parvis';
import { frameParts } from './parts';
import { Widget, type WidgetHandle, type WidgetProps } from './Widget';
import { warnOfValue } from './warnOfValue';
import type {
  CancelableEvent,
  DetailOf,
  FailedDetail,
  RouteChanged,
  SessionChanged,
  WidgetEvents,
} from './widgetEvent';

type Pascal<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<S>;

/** What the handler of an event gets beside its detail where something follows that it may prevent. */
export interface Preventable {
  /** Keeps what follows from happening, such as the sign-in form or the sending of answers. */
  preventDefault(): void;
}

/** The argument of a handler. Returning `false` prevents too; it is deprecated in favour of `preventDefault()`. */
type Handlers<E extends WidgetEvents> = {
  [K in keyof E & string as `on${Pascal<K>}`]?: (
    event: E[K] extends CancelableEvent ? DetailOf<E[K]> & Preventable : DetailOf<E[K]>,
  ) => unknown;
};

export interface CommonHandlers {
  /** The screen shows content to act on for the first time. */
  onReady?: () => void;
  /** A call or the code of this widget failed. */
  onFailed?: (detail: FailedDetail) => void;
  /** Tells whether a person is signed in; `user` is null when not. */
  onSession?: (detail: SessionChanged) => void;
  /** No person is signed in. Call `event.preventDefault()` if the host handles sign-in; the widget then shows no form. */
  onAuthRequired?: (event: Preventable) => unknown;
  /** Another screen is shown. */
  onRoute?: (detail: RouteChanged) => void;
}

/** Props of an area's React component: attributes in camelCase, and a handler for each event. */
export type AreaComponentProps<A extends Attributes, E extends WidgetEvents> = Partial<CommonValues> &
  Partial<AttributeValues<A>> &
  CommonHandlers &
  Handlers<E> &
  HostRootProps & { client?: Client; messages?: Messages; appearance?: Appearance };

/** The props of the component of a declared area. */
export type PropsOf<T> =
  T extends Area<infer A, infer E, infer _R, infer _N> ? AreaComponentProps<A, E> : never;

/**
 * Makes the React component of an area. Its `ref` has `reload()` and `navigate()`, like the element. The call has an effect,
 * but only for the component: a bundler may drop both together.
 *
 * @param parts the code of the area, and of those that it shows
 */
/* @__NO_SIDE_EFFECTS__ */
export function areaComponent<
  A extends Attributes,
  E extends WidgetEvents,
  R extends Record<string, string>,
  N extends string,
>(
  area: Area<A, E, R, N>,
  parts: Parts & Readonly<Record<N, unknown>>,
): ForwardRefExoticComponent<AreaComponentProps<A, E> & RefAttributes<WidgetHandle>> {
  addParts({ ...frameParts, ...parts });
  const rendered = (props: object, handle: ForwardedRef<WidgetHandle>) =>
    createElement(AreaWidget, { area: area as unknown as AnyArea, props: { ...props }, handle });
  // In React 18 a function component gets no ref.
  const component = Object.assign(forwardRef(rendered), { displayName: area.tag });
  return component as unknown as ReturnType<typeof areaComponent<A, E, R, N>>;
}

interface AreaWidgetProps {
  area: AnyArea;
  props: Readonly<Record<string, unknown>>;
  handle: ForwardedRef<WidgetHandle>;
}

function AreaWidget({ area, props, handle }: AreaWidgetProps) {
  const around = useParvis();
  const { client, messages, appearance, id, className, style } = props as AreaComponentProps<
    Attributes,
    WidgetEvents
  >;
  const [api] = addressesOfWidget(area, props.api as string | undefined);
  const mounted = useRef<WidgetHandle | null>(null);
  useImperativeHandle(
    handle,
    () => ({
      reload: () => mounted.current?.reload(),
      navigate: (path) => mounted.current?.navigate(path),
    }),
    [],
  );
  const { sandbox } = props;
  useEffect(() => checkSandbox(area, sandbox), [area, sandbox]);
  const inherited = api || client ? undefined : around.runtime;
  const host = useMemo(
    () => inherited ?? runtimeFor({ api, client, tag: area.tag }),
    [inherited, api, client, area.tag],
  );
  const words = useMemo(
    () => (messages ? { ...around.messages, ...messages } : around.messages),
    [messages, around.messages],
  );
  useEffect(() => checkProps(area, props));
  useEffect(() => checkMessages(messages, `<${area.tag}>`), [messages, area.tag]);
  return (
    <MessagesProvider messages={words}>
      <AppearanceProvider appearance={appearance}>
        <Widget
          area={area}
          host={host}
          attributes={valuesOf(area, props, around)}
          root={{ id, className, style }}
          handle={mounted}
          emit={(type, detail) => call(area, props, type, detail)}
        />
      </AppearanceProvider>
    </MessagesProvider>
  );
}

/** The attributes of a component; a tree of `<Parvis>` gives the colours and the organisation where it doesn't. */
function valuesOf(area: AnyArea, props: Readonly<Record<string, unknown>>, around: Partial<CommonValues>) {
  const declared = { ...commonAttributes, ...area.attributes };
  const isGiven = ([prop, value]: [string, unknown]) =>
    prop in declared && (value ?? undefined) !== undefined;
  const read = ([prop, given]: [string, unknown]): [string, unknown] => {
    const attribute = (declared as Attributes)[prop];
    // Values by name have no text that could be parsed.
    const isText = attribute && attribute.kind !== 'record';
    const parsed = isText ? attribute.parse(String(given), prop) : { value: given };
    warnOnce(area.tag, parsed, attribute);
    return [prop, parsed.value];
  };
  const given = Object.fromEntries(Object.entries(props).filter(isGiven).map(read));
  const { theme = commonAttributes.theme.default, organisation } = around;
  return { ...defaultsOf(declared), theme, organisation, ...given } as WidgetProps['attributes'];
}

const warned = new Set<string>();

function warnOnce(
  tag: string,
  parsed: Parameters<typeof warnOfValue>[1],
  attribute: Attribute<unknown> | undefined,
): void {
  const key = parsed.warning && `${tag} ${parsed.warning}`;
  if (key && !warned.has(key)) warnOfValue(tag, parsed, attribute?.oneOf);
  if (key) warned.add(key);
}

function call(
  area: AnyArea,
  props: Readonly<Record<string, unknown>>,
  type: string,
  detail: unknown,
): boolean {
  const events = eventsOf(area);
  const name = Object.keys(events).find((event) => eventType(event) === type);
  const handler = name && props[handlerName(name)];
  if (typeof handler !== 'function') return true;
  let isPrevented = false;
  const preventDefault = () => {
    isPrevented = true;
  };
  const argument =
    name && events[name]?.isCancelable ? { ...(detail as object | undefined), preventDefault } : detail;
  const answer = callHost(handler as (argument: unknown) => unknown, argument);
  return answer !== false && !isPrevented;
}
