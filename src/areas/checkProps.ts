/** Names in the console what a React host got wrong. TypeScript says the same before; not every host uses it. */
import { checkHostNames } from '../messages/checkHostNames';
import { type AnyArea, eventsOf, handlerName } from './area';
import { commonAttributes } from './attributes';

/** Props of every component that are neither attributes nor handlers; checkSandbox speaks of sandbox. */
const OWN = ['client', 'messages', 'appearance', 'sandbox', 'id', 'className', 'style'];

const warned = new Set<string>();

/** Warns once of each prop that the component of the area doesn't have, and of each handler that is no function. */
export function checkProps({ tag, ...area }: AnyArea, props: Readonly<Record<string, unknown>>): void {
  const declared = { ...commonAttributes, ...area.attributes };
  const handlers: string[] = Object.keys(eventsOf(area)).map(handlerName);
  for (const [prop, value] of Object.entries(props)) {
    if (!handlers.includes(prop) || (value ?? undefined) === undefined || typeof value === 'function')
      continue;
    const warning = `<${tag}> ${prop} is no function, so it is ignored. Write ${prop}={(event) => …}.`;
    if (!warned.has(warning)) console.warn(warning);
    warned.add(warning);
  }
  checkHostNames(`<${tag}>`, 'prop', props, [...Object.keys(declared), ...OWN, ...handlers]);
}
