/** What the compiler calls for each element of a .tsx file (`jsxImportSource` of tsconfig.json), in builds. */
import { jsx as element, jsxs as elements, Fragment } from 'react/jsx-runtime';
import { type Props, withStandingText } from './standingText';

export type { JSX } from 'react/jsx-runtime';
export { Fragment };

type Type = Parameters<typeof element>[0];

export const jsx = (type: Type, props: Props, key?: string) =>
  element(type, withStandingText(type, props), key);

export function jsxs(type: Type, props: Props, key?: string) {
  const standing = withStandingText(type, props);
  // React warns about a list that has become a text.
  return (Array.isArray(standing.children) ? elements : element)(type, standing, key);
}
