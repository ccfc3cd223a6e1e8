import { useState } from 'react';
import { elementFor, type ParvisElement } from '../../../../embed/element/elementFor.tsx';
import { defineArea } from '../../../../src/areas/area';
import { flag, number, text } from '../../../../src/areas/attributes';
import { event } from '../../../../src/areas/widgetEvent';

/* An area for the tests of the element layer. It shows its props, keeps typed text and can be made to fail. */

interface ProbeProps {
  size: number;
  label: string | undefined;
  compact: boolean;
  readonly: boolean;
  emit(name: 'saved', detail?: unknown): boolean;
}

let isFailing = false;

/** Makes the probe's next renders throw, or ends that. */
export function setFailing(next: boolean): void {
  isFailing = next;
}

function Probe({ size, label, compact, readonly, emit }: ProbeProps) {
  const [count, setCount] = useState(0);
  if (isFailing) throw new Error('the probe fails');
  return (
    <div>
      <output data-props={JSON.stringify({ size, label, compact, readonly })} />
      <label>
        Note <input />
      </label>
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
          emit('saved', { count: count + 1 });
        }}
      >
        Enregistrer ({count})
      </button>
    </div>
  );
}

export const probeArea = defineArea({
  name: 'probe',
  title: 'Probe',
  attributes: {
    size: number({ default: 10, oneOf: [10, 25] }),
    label: text(),
    compact: flag(),
  },
  emits: { saved: event() },
  routes: { first: '/first', second: '/second/:id' },
  needsSession: false,
  load: async () => ({ default: Probe }),
});

let tags = 0;

/** Defines a new element of the probe area and returns its tag. */
export function defineProbe(): string {
  const tag = `x-probe-${++tags}`;
  customElements.define(tag, elementFor(probeArea));
  return tag;
}

/** Makes an element of the probe area. */
export function createProbe(tag: string): ProbeElement {
  const element = document.createElement(tag);
  if (!isProbe(element)) throw new Error(`<${tag}> is no probe.`);
  return element;
}

/** The first element of the probe area in `parent`. */
export function firstProbe(parent: ParentNode, tag: string): ProbeElement {
  const element = parent.querySelector<HTMLElement>(tag);
  if (!element || !isProbe(element)) throw new Error(`There is no probe <${tag}>.`);
  return element;
}

const isProbe = (element: HTMLElement): element is ProbeElement => 'reload' in element;

export type ProbeElement = ParvisElement & {
  size: unknown;
  label: unknown;
  compact: unknown;
  messages: unknown;
};

/** The props that the probe shows, once it is there. */
export function propsOf(element: Element): Record<string, unknown> | null {
  const json = element.shadowRoot?.querySelector('output')?.dataset.props;
  return json ? JSON.parse(json) : null;
}
