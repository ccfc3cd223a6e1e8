import { checkHostNames } from '../messages/checkHostNames';

/** Warns where a page fills in a field that there is none of. */
export const checkPrefill =
  (tag: string) =>
  (given: object, known: readonly string[]): void =>
    checkHostNames(`prefill of <${tag}>`, 'field', given, known);
