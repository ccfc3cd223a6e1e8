/** What jsx-runtime.ts is in builds, on the development server and in tests. */
import { jsxDEV as element, Fragment } from 'react/jsx-dev-runtime';
import { type Props, withStandingText } from './standingText';

export type { JSX } from 'react/jsx-runtime';
export { Fragment };

type Arguments = Parameters<typeof element>;
type Rest = Arguments extends [unknown, unknown, unknown, unknown, ...infer R] ? R : never;

export function jsxDEV(
  type: Arguments[0],
  props: Props,
  key: Arguments[2],
  isStatic: boolean,
  ...rest: Rest
) {
  const standing = withStandingText(type, props);
  // React warns about a list that has become a text.
  return element(type, standing, key, isStatic && Array.isArray(standing.children), ...rest);
}
