/**
 * The elements in Svelte 4 and 5: write `import type {} from 'parvis/types/svelte'` once, or `"types":
 * ["parvis/types/svelte"]` in tsconfig.json. Events are `onparvis-ready={…}` in Svelte 5 and `on:parvis-ready={…}` in
 * Svelte 4.
 */
import type { HTMLAttributes } from 'svelte/elements';
import type { ParvisElements } from './html.js';

type Handlers<Events> = {
  [Type in keyof Events & string as `on${Type}` | `on:${Type}`]?: (event: Events[Type]) => void;
};

type Props<Parts extends { element: HTMLElement; attributes: object; events: object }> = Omit<
  HTMLAttributes<Parts['element']>,
  keyof Parts['attributes']
> &
  Parts['attributes'] &
  Handlers<Parts['events']>;

type Tags = { [Tag in keyof ParvisElements]: Props<ParvisElements[Tag]> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
