import type { Attribute } from './attributes';

/**
 * Warns the developers of a page about the value of an attribute. The code that finds the name that was meant loads for this
 * alone.
 */
export function warnOfValue(
  tag: string,
  { warning, odd }: ReturnType<Attribute<unknown>['parse']>,
  known: readonly (string | number)[] = [],
): void {
  const warn = (meant: string) => console.warn(`<${tag}> ${warning}${meant}`);
  if (odd)
    import('../messages/unknownNames').then(
      ({ meantBy }) => warn(meantBy(odd, known.map(String))),
      () => warn(''),
    );
  else warn('');
}
