import { isOneLine } from '../../../../src/domain/accounts/account';
import { invalid } from '../../http/httpError';
import { accountTexts } from './texts';

/**
 * The address of an account as it is stored and compared: without spaces around it, in lower case, and with each accented
 * letter as one character, so that one mailbox has one account.
 */
export const accountAddress = (typed: string): string => typed.trim().toLowerCase().normalize('NFC');

/** @throws HttpError 422 with a sentence for each name that is more than one line */
export function checkNames(names: { nom: string; prenom: string }): void {
  const errors: Record<string, string> = {};
  for (const field of ['nom', 'prenom'] as const)
    if (!isOneLine(names[field])) errors[field] = accountTexts.oneLine;
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
