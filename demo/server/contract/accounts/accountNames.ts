import { isOneLine } from '../../../../src/domain/accounts/account';
import { invalid } from '../../http/httpError';
import { accountTexts } from './texts';

/** Longer texts are no address, and composing many thousands of marks takes seconds. */
const ADDRESS_MAX = 320;

/**
 * The address of an account as it is stored and compared: without spaces around it, in lower case, and with each accented
 * letter as one character, so that one mailbox has one account. A text that is too long stays as it is, and is refused.
 */
export function accountAddress(typed: string): string {
  const address = typed.trim().toLowerCase();
  return address.length > ADDRESS_MAX ? address : address.normalize('NFC');
}

/** @throws HttpError 422 with a sentence for each name that is more than one line */
export function checkNames(names: { nom: string; prenom: string }): void {
  const errors: Record<string, string> = {};
  for (const field of ['nom', 'prenom'] as const)
    if (!isOneLine(names[field])) errors[field] = accountTexts.oneLine;
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
