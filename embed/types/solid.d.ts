/**
 * The elements in JSX of Solid 1: write `import type {} from 'parvis/types/solid'` once, or `"types":
 * ["parvis/types/solid"]` in tsconfig.json. Write attributes by their names in HTML (`page-size`), because Solid makes
 * `pagesize` of `pageSize`; `prop:` takes the names of properties, and `on:` those of events.
 */
import type { JSX } from 'solid-js';
import type { ParvisElements } from './html.js';

/** What is no attribute, because it is an object. */
type Objects = 'client' | 'messages' | 'appearance';

type Written<Attributes> = {
  [Name in keyof Attributes & string as Name extends Lowercase<Name> ? Name : never]?: Attributes[Name];
};

type Prefixed<Attributes> = {
  [Name in keyof Attributes & string as Name extends `${string}-${string}`
    ? never
    : `prop:${Name}`]?: Attributes[Name];
} & {
  [Name in Exclude<keyof Attributes & string, Objects> as Name extends Lowercase<Name>
    ? `attr:${Name}`
    : never]?: Attributes[Name];
};

type Handlers<Events> = {
  [Type in keyof Events & string as `on:${Type}`]?:
    | ((event: Events[Type]) => void)
    | (AddEventListenerOptions & { handleEvent(event: Events[Type]): void });
};

type Props<Parts extends { element: HTMLElement; attributes: object; events: object }> = JSX.HTMLAttributes<
  Parts['element']
> &
  Written<Parts['attributes']> &
  Prefixed<Parts['attributes']> &
  Handlers<Parts['events']>;

type Tags = { [Tag in keyof ParvisElements]: Props<ParvisElements[Tag]> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
