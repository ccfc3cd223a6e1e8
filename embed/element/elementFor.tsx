/*
 * An area as a custom element. r2wc mounts, updates and unmounts the React root. What it does with attributes,
 * properties and events is replaced, because it keeps removed attributes, loses properties set before the upgrade,
 * remounts a moved node and throws on bad values, and because its events neither bubble nor leave the shadow root.
 */

import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Client } from '../../src/api/client';
import { addressesOfWidget } from '../../src/areas/addressesIn';
import { type AnyArea, eventType } from '../../src/areas/area';
import { attributeName } from '../../src/areas/attributes';
import { ErrorBoundary } from '../../src/areas/frame/ErrorBoundary';
import { loadPlan, loadsAround } from '../../src/areas/frame/loads';
import { checkSandbox } from '../../src/areas/frame/mistakes/checkSandbox';
import { Widget } from '../../src/areas/Widget';
import { mayName, onNamed } from '../../src/backEnds';
import { checkMessages, type Messages } from '../../src/messages/messages';
import { runtimeFor } from '../../src/runtime';
import { MessagesProvider } from '../../src/texts/texts';
import { type Appearance, AppearanceProvider } from '../../src/ui/colours/appearance';
import { loadOnce } from '../../src/ui/loading/loadOnce';
import { useLazyModule } from '../../src/ui/loading/useLazyModule';
import { ErrorState } from '../../src/ui/state/ErrorState';
import { checkAttributes } from '../markup/checkAttributes';
import { isPlaceholder, observed } from '../markup/placeholder';
import { declaredAttributes, ElementState, propertyNames } from './ElementState';
import { keepKeys } from './keepKeys';
import { LazyStart } from './lazy';
import { accessorOf, takeEarlyProperties } from './properties';
import type { RefusedProps } from './Refused';
import { reserveHeight } from './reserveHeight';
import { adoptSheets, releaseSheets } from './sheet';
import './host.css';

/**
 * What stands in place of a widget that failed to render. A host cannot replace it by `messages`, because the failure may
 * lie above the code that reads them.
 */
const elementTexts = {
  crashed: 'Cette partie a rencontré un problème. Le reste de la page fonctionne toujours.',
};

const CONNECTED: unique symbol = Symbol.for('r2wc.connected') as never;
const RENDER: unique symbol = Symbol.for('r2wc.render') as never;
const PROPS: unique symbol = Symbol.for('r2wc.props') as never;

/** What r2wc's class has. Its types promise only a constructor. */
interface R2wcElement extends HTMLElement {
  [CONNECTED]: boolean;
  [PROPS]: Record<string, unknown>;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** What the code that finds elements in the page does with them. */
export interface WakableElement extends HTMLElement {
  /** Starts an element that waits until it is near the window. */
  wake(): void;
}

/** What a script can do with any of our elements. */
export interface ParvisElement extends HTMLElement {
  /** Restarts the screen with fresh data. Unsaved input is lost. */
  reload(): void;
  /** Goes to a path of the area's routes, e.g. `/community/details/12`. */
  navigate(path: string): void;
}

interface ElementRootProps {
  area: AnyArea;
  state: ElementState;
}

function ElementRoot(props: ElementRootProps) {
  const { state } = props;
  const report = (error: unknown, retry: () => void) =>
    state.emit(eventType('failed'), { code: 'code', status: 0, message: String(error), retry });
  return (
    <ErrorBoundary
      onError={report}
      fallback={(retry) => <ErrorState message={elementTexts.crashed} onRetry={retry} />}
    >
      <slot name="header" />
      <CheckedWidget {...props} />
    </ErrorBoundary>
  );
}

/**
 * The widget, or, when the page has not named its back end, a sentence in its place. Then nothing is sent to that back
 * end.
 */
function CheckedWidget(props: ElementRootProps) {
  const { area, state } = props;
  const api = state.read('api') as string | undefined;
  const mayStart = useSyncExternalStore(onNamed, () => isNamed(area, state));
  return mayStart ? <ElementWidget {...props} /> : <Refusal element={state.element} api={api} />;
}

const mayNameIn = (state: ElementState) => (api: string | undefined) =>
  mayName(api, isPlaceholder(state.element));

/** The back end of the widget: of several, the first that the page has named. */
function backEndOf(area: AnyArea, state: ElementState) {
  const addresses = addressesOfWidget(area, state.read('api') as string | undefined);
  const api = addresses.find(mayNameIn(state)) ?? addresses[0];
  return { api, client: state.read('client') as Client | undefined };
}

/** Whether the page has named the back end of the widget. */
function isNamed(area: AnyArea, state: ElementState): boolean {
  const { api, client } = backEndOf(area, state);
  return Boolean(client) || mayNameIn(state)(api);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves when React may render: once the check of a stored token is sent and what the first screen needs is asked for,
 * so that the answers come while the first rendering keeps the processor busy.
 */
async function sessionBegun(area: AnyArea, state: ElementState): Promise<void> {
  // The script that puts the element on the page sets its properties first.
  await undefined;
  if (!state.element.isConnected || !isNamed(area, state)) return;
  const { client, session } = runtimeFor({ ...backEndOf(area, state), tag: area.tag });
  if (session.get().status !== 'loading') return;
  loadOnce(area.load).catch(() => {});
  const values = state.values();
  const around = loadsAround(area, values.routing ?? area.routing).map(loadOnce);
  await loadOnce(loadPlan).then(
    (plan) => plan.askOnStart(area, values, { client, session }),
    () => {},
  );
  await Promise.allSettled([nextTask(), ...around]);
}

const loadRefused = () => import('./Refused');

function Refusal(props: RefusedProps) {
  const { value: Refused, error } = useLazyModule(loadRefused);
  if (error) throw error;
  return Refused ? <Refused {...props} /> : null;
}

function ElementWidget({ area, state }: ElementRootProps) {
  const messages = state.read('messages') as Messages | undefined;
  const { api, client } = backEndOf(area, state);
  const mayNameHere = useMemo(() => mayNameIn(state), [state]);
  const host = useMemo(() => runtimeFor({ api, client, tag: area.tag }), [api, client, area.tag]);
  useEffect(() => checkMessages(messages, `<${area.tag}>`), [messages, area.tag]);
  return (
    <MessagesProvider messages={messages}>
      <AppearanceProvider appearance={state.read('appearance') as Appearance | undefined}>
        <Widget
          {...{ area, host }}
          attributes={state.values()}
          emit={state.emit}
          handle={state.handle}
          mayName={mayNameHere}
        />
      </AppearanceProvider>
    </MessagesProvider>
  );
}

function baseClass(): new () => R2wcElement {
  const options = { shadow: 'open', props: { area: undefined, state: undefined } as never } as const;
  return r2wc<Partial<ElementRootProps>>(ElementRoot as never, options) as unknown as new () => R2wcElement;
}

/** A class that mounts the area once its element starts. */
function startingClass(area: AnyArea) {
  return class StartingElement extends baseClass() implements WakableElement {
    readonly state = new ElementState(this, area);
    readonly #isLazy = () => this.state.read('loading') === 'lazy';
    readonly #start = new LazyStart(this, this.#isLazy, () => {
      void sessionBegun(area, this.state).then(() => {
        if (this.isConnected) super.connectedCallback();
      });
    });

    override connectedCallback() {
      this.#start.connect();
    }

    wake() {
      this.#start.wake();
    }

    /** An attribute or a property has changed. */
    changed() {
      this.#start.change();
      this[RENDER]();
    }

    attributeChangedCallback(name: string, _before: string | null, value: string | null) {
      if (name === 'sandbox') checkSandbox(area, value);
      this.changed();
    }
  };
}

/** The declared attributes, and `sandbox`, so that areas without it can warn. */
const observedNames = (area: AnyArea): string[] => [
  ...Object.keys(declaredAttributes(area)).map(attributeName),
  'sandbox',
];

function dress(root: ShadowRoot, { isLow }: AnyArea): void {
  adoptSheets(root);
  reserveHeight(root, isLow);
}

/** The class of the area's element, without the properties of the area. */
function elementClass(area: AnyArea, names: string[]) {
  return class AreaElement extends startingClass(area) implements ParvisElement {
    static observedAttributes = observedNames(area);
    #isChecked = false;

    constructor() {
      super();
      keepKeys(this);
      this[CONNECTED] = false; // Otherwise r2wc would mount before the element is on the page.
      Object.assign(this[PROPS], { area, state: this.state });
    }

    override connectedCallback() {
      takeEarlyProperties(this, names);
      checkSandbox(area, Reflect.get(this, 'sandbox'));
      this.#checkNames();
      if (this.shadowRoot) dress(this.shadowRoot, area);
      super.connectedCallback();
    }

    /** Only once, because a framework may move the element within the page. */
    #checkNames() {
      if (!this.#isChecked) checkAttributes(this, observed(this), this.getAttributeNames());
      this.#isChecked = true;
    }

    // Moving an element disconnects and reconnects it at once. It keeps its React tree, and with it unsaved input.
    override disconnectedCallback() {
      this[CONNECTED] = false;
      queueMicrotask(() => {
        if (this.isConnected) return;
        if (this.shadowRoot) releaseSheets(this.shadowRoot);
        super.disconnectedCallback();
      });
    }

    connectedMoveCallback() {}

    reload() {
      this.state.handle.current?.reload();
    }

    navigate(path: string) {
      const handle = this.state.handle.current;
      if (handle) handle.navigate(path);
      else Object.assign(this, { route: path });
    }
  };
}

/** Makes an element class for the area. Call it only where there is a DOM. */
export function elementFor(area: AnyArea): CustomElementConstructor {
  const names = propertyNames(area);
  const AreaElement = elementClass(area, names);
  for (const name of names) Object.defineProperty(AreaElement.prototype, name, accessorOf(name));
  return AreaElement;
}
