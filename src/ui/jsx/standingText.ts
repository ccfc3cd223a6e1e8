import { jsx } from 'react/jsx-runtime';

/**
 * Makes each text the only content of an element. A translator of the browser, or an extension, replaces text nodes by
 * its own elements. React then fails to remove a text node that has siblings, and writes what is new into one that is no
 * longer in the page. The text of an element that contains nothing else is different: React replaces all of the
 * element's content.
 */

/** The properties of an element as the compiler passes them. */
export type Props = Readonly<Record<string, unknown>>;

const isText = (child: unknown): child is string | number | bigint =>
  typeof child === 'number' || typeof child === 'bigint' || (typeof child === 'string' && child !== '');

const isNothing = (child: unknown): boolean =>
  child === undefined || child === null || typeof child === 'boolean' || child === '';

const hasText = (child: unknown): boolean => (Array.isArray(child) ? child.some(hasText) : isText(child));

const isTextOnly = (child: unknown): boolean =>
  Array.isArray(child) ? child.every(isTextOnly) : isText(child) || isNothing(child);

const textOf = (child: unknown): string =>
  Array.isArray(child) ? child.map(textOf).join('') : isText(child) ? String(child) : '';

const standing = (text: string, key: number) => jsx('span', { children: text }, `text ${key}`);

/**
 * The same list with one element for each run of texts. All other children keep their index, by which React knows those
 * without a key.
 */
function apart(children: readonly unknown[]): unknown[] {
  let run = '';
  return children.map((child, index) => {
    if (Array.isArray(child)) return apart(child);
    if (!isText(child)) return child;
    run += String(child);
    if (isText(children[index + 1])) return null;
    const text = run;
    run = '';
    return standing(text, index);
  });
}

const PROVIDERS: readonly unknown[] = [Symbol.for('react.context'), Symbol.for('react.provider')];

/** Whether React renders the children of this type as they are, beside whatever stands around: a fragment, a provider. */
const isTransparent = (type: unknown): boolean =>
  typeof type === 'symbol' ||
  (typeof type === 'object' && type !== null && PROVIDERS.includes(Reflect.get(type, '$$typeof')));

/** The properties with every text alone in its element. Those of components stay as they are. */
export function withStandingText(type: unknown, props: Props): Props {
  const { children } = props;
  const isElement = typeof type === 'string';
  const isList = Array.isArray(children);
  if ((isElement && !isList) || !hasText(children) || !(isElement || isTransparent(type))) return props;
  if (isElement && isTextOnly(children)) return { ...props, children: textOf(children) };
  return { ...props, children: isList ? apart(children) : standing(textOf(children), 0) };
}
