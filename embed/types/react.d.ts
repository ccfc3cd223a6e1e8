/**
 * The elements in JSX of React 18 and 19: write `import type {} from 'parvis/types/react'` once, or `"types":
 * ["parvis/types/react"]` in tsconfig.json. React 18 only sets attributes and has no `onparvis-…`: write `page-size`,
 * and listen through a ref.
 */
import type { HTMLAttributes, Key, Ref } from 'react';
import type { ParvisElements } from './html.js';

type Handlers<Events> = { [Type in keyof Events & string as `on${Type}`]?: (event: Events[Type]) => void };

type Props<Parts extends { element: HTMLElement; attributes: object; events: object }> = Omit<
  HTMLAttributes<Parts['element']>,
  keyof Parts['attributes']
> &
  Parts['attributes'] &
  Handlers<Parts['events']> & { class?: string; key?: Key | null; ref?: Ref<Parts['element']> };

type Tags = { [Tag in keyof ParvisElements]: Props<ParvisElements[Tag]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
