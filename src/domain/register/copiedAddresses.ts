import { mailHref } from '../contact/mailHref';
import type { Member } from '../members/member';
import { isTaken } from './whoCounts';

interface CopiedAddresses {
  /** Each once. */
  addresses: readonly string[];
  /** How many people have no address that mail programs take. */
  without: number;
  /** How many are left out because they left, died, or don't want mails. */
  refused: number;
}

/** The addresses to write to these people. */
export function copiedAddresses(
  people: readonly Pick<Member, 'email' | 'etat' | 'oppositions'>[],
): CopiedAddresses {
  const taken = people.filter((person) => isTaken('copiedAddresses', person));
  const usable = taken.flatMap(({ email }) => (email && mailHref(email) ? [email.trim()] : []));
  return {
    addresses: [...new Set(usable)],
    without: taken.length - usable.length,
    refused: people.length - taken.length,
  };
}
