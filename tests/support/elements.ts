import { present } from './present.ts';

/** The shadow root of an element; throws if it has none. */
export const shadowOf = (element: Element): ShadowRoot =>
  present(element.shadowRoot, `a shadow root of <${element.localName}>`);

/** A list that receives the events of this type, which must have a detail. */
export function collect(target: EventTarget, type: string): CustomEvent[] {
  const events: CustomEvent[] = [];
  target.addEventListener(type, (event) => {
    if (event instanceof CustomEvent) events.push(event);
  });
  return events;
}
