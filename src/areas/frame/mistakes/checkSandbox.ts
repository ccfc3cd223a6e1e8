import type { AnyArea } from '../../area';

/** Warns where a host wrote `sandbox` on a widget that has none. `written` is the attribute, or the property. */
export function checkSandbox({ tag, attributes }: AnyArea, written: unknown): void {
  if ('sandbox' in attributes || written === undefined || written === null) return;
  import('./sandboxWarning').then(
    ({ warnOfSandbox }) => warnOfSandbox(tag, String(written)),
    () => {},
  );
}
