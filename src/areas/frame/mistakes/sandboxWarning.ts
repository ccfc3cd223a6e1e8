import { flag } from '../../attributes';

const { parse } = flag();
const warned = new Set<string>();

/**
 * Tells the host's developer that `sandbox` does nothing on this tag, once for each tag. Only pages that wrote it
 * download this.
 */
export function warnOfSandbox(tag: string, written: string): void {
  if (warned.has(tag) || parse(written, 'sandbox').value === false) return;
  warned.add(tag);
  console.warn(
    `<${tag}> sandbox has no effect: what is saved here is stored. It is for the forms of visitors: <parvis-form identifiant="…" sandbox>. Remove it, or name a back end for trials in api.`,
  );
}
