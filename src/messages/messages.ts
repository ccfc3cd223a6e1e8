/** What a host gives as `messages`: its sentences by the keys of the texts that they replace. */
import type { TextTables } from './tables';

type Key = { [S in keyof TextTables]: `${S}.${keyof TextTables[S] & string}` }[keyof TextTables];

type TextAt<K extends string> = K extends `${infer S extends keyof TextTables}.${infer Rest}`
  ? TextTables[S][Rest & keyof TextTables[S]]
  : never;

/** A function takes what the function takes that it replaces. */
type Replacing<T> = T extends (...values: infer Values) => string ? (...values: Values) => string : string;

/** Sentences of the host by key: `{ 'members.title': 'Fidèles' }`. A function replaces a function. */
export type Messages = { readonly [K in Key]?: Replacing<TextAt<K>> | undefined };

/** Those that were compared already. */
const checked = new WeakSet<Messages>();

/**
 * Names in the console each key that replaces nothing. The list of keys loads for this alone, and after the screens.
 *
 * @param where as the host wrote it: `configure()`, `<Members>`
 */
export function checkMessages(messages: Messages | undefined, where: string): void {
  if (!messages || typeof document === 'undefined') return;
  if (typeof messages !== 'object') {
    console.warn(
      `Parvis: ${where}: messages is no object; it is ignored. Write an object of sentences by the keys of texts.`,
    );
    return;
  }
  if (checked.has(messages)) return;
  checked.add(messages);
  // Without the list there is no warning; the messages work all the same.
  const check = () =>
    import('./unknownKeys').then(({ warnOfKeys }) => warnOfKeys(messages, where)).catch(() => {});
  (globalThis.requestIdleCallback ?? setTimeout)(() => void check());
}
