/** The React side of a declaration: same names, props and events as the element. */
import { createElement, type ReactElement, useMemo } from 'react';
import type { Client } from '../api/client';
import { callHost } from '../api/http/callHost';
import { runtimeFor } from '../runtime';
import { type Messages, MessagesProvider } from '../texts/texts';
import { type AnyArea, type Area, eventsOf, eventType, handlerName } from './area';
import {
  type Attributes,
  type AttributeValues,
  type CommonValues,
  commonAttributes,
  defaultsOf,
} from './attributes';
import { provideParts } from './loadPart';
import { useParvis } from './Parvis';
import { partNamed } from './parts';
import { Widget, type WidgetProps } from './Widget';
import type { commonEvents, DetailOf, FailedDetail, WidgetEvents } from './widgetEvent';

provideParts(partNamed);

type Pascal<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<S>;

/** A handler that returns false prevents what can be prevented, like `preventDefault()` of the DOM event. */
type Handlers<E extends WidgetEvents> = {
  [K in keyof E & string as `on${Pascal<K>}`]?: (detail: DetailOf<E[K]>) => unknown;
};

type CommonDetail<K extends keyof typeof commonEvents> = DetailOf<(typeof commonEvents)[K]>;

interface CommonHandlers {
  /** The screen shows content to act on for the first time. */
  onReady?: () => void;
  /** A call or the code of this widget failed. */
  onFailed?: (detail: FailedDetail) => void;
  /** Tells whether a person is signed in; `user` is null when not. */
  onSession?: (detail: CommonDetail<'session'>) => void;
  /** No person is signed in. Return false if the host handles sign-in; the widget then shows no form. */
  onAuthRequired?: () => boolean | undefined;
  /** Another screen is shown. */
  onRoute?: (detail: CommonDetail<'route'>) => void;
}

/** Props of an area's React component: attributes in camelCase, and a handler for each event. */
export type AreaComponentProps<A extends Attributes, E extends WidgetEvents> = Partial<CommonValues> &
  Partial<AttributeValues<A>> &
  CommonHandlers &
  Handlers<E> & { client?: Client; messages?: Messages };

/** Makes the React component of an area. */
export function areaComponent<A extends Attributes, E extends WidgetEvents, R extends Record<string, string>>(
  area: Area<A, E, R>,
): (props: AreaComponentProps<A, E>) => ReactElement {
  return (props) => createElement(AreaWidget, { area: area as unknown as AnyArea, props });
}

function AreaWidget({ area, props }: { area: AnyArea; props: Readonly<Record<string, unknown>> }) {
  const around = useParvis();
  const { api, client, messages } = props as AreaComponentProps<Attributes, WidgetEvents>;
  const inherited = api || client ? undefined : around.runtime;
  const host = useMemo(
    () => inherited ?? runtimeFor({ api, client, tag: area.tag }),
    [inherited, api, client, area.tag],
  );
  const words = useMemo(
    () => (messages ? { ...around.messages, ...messages } : around.messages),
    [messages, around.messages],
  );
  return (
    <MessagesProvider messages={words}>
      <Widget
        area={area}
        host={host}
        attributes={valuesOf(area, props, around)}
        emit={(type, detail) => call(area, props, type, detail)}
      />
    </MessagesProvider>
  );
}

/** The attributes of a component; a tree of `<Parvis>` gives the colours and the organisation where it doesn't. */
function valuesOf(area: AnyArea, props: Readonly<Record<string, unknown>>, around: Partial<CommonValues>) {
  const declared = { ...commonAttributes, ...area.attributes };
  const isGiven = ([prop, value]: [string, unknown]) =>
    prop in declared && (value ?? undefined) !== undefined;
  const given = Object.fromEntries(Object.entries(props).filter(isGiven));
  const { theme = commonAttributes.theme.default, organisation } = around;
  return { ...defaultsOf(declared), theme, organisation, ...given } as WidgetProps['attributes'];
}

function call(
  area: AnyArea,
  props: Readonly<Record<string, unknown>>,
  type: string,
  detail: unknown,
): boolean {
  const name = Object.keys(eventsOf(area)).find((event) => eventType(event) === type);
  const handler = name && props[handlerName(name)];
  return typeof handler !== 'function' || callHost(handler as (detail: unknown) => unknown, detail) !== false;
}
