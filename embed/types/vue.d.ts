/**
 * The elements in Vue 3 templates: write `import type {} from 'parvis/types/vue'` once, or `"types":
 * ["parvis/types/vue"]` in tsconfig.json. The compiler needs an option too: `isCustomElement: (tag) =>
 * tag.startsWith('parvis-')`.
 */
import type { HTMLAttributes, PublicProps } from 'vue';
import type { ParvisElements } from './html.js';

type Pascal<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<S>;

type Handlers<Events> = {
  [Type in keyof Events & string as `on${Pascal<Type>}`]?: (event: Events[Type]) => void;
};

type Component<Parts extends { element: HTMLElement; attributes: object; events: object }> =
  new () => Parts['element'] & {
    $props: Omit<HTMLAttributes, keyof Parts['attributes']> &
      Parts['attributes'] &
      Handlers<Parts['events']> &
      PublicProps;
  };

type Tags = { [Tag in keyof ParvisElements]: Component<ParvisElements[Tag]> };

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
