import { mailHref } from '../../../../domain/contact/mailHref';
import type { Attendee } from '../../../../domain/registrations/registration';

/** How many addresses these people have, and who has none. */
export function mailReach(people: readonly Attendee[]): {
  addresses: number;
  without: readonly Attendee[];
} {
  const hasAddress = ({ email }: Attendee) => Boolean(email && mailHref(email));
  const emails = new Set(people.filter(hasAddress).map(({ email }) => email?.trim()));
  return { addresses: emails.size, without: people.filter((person) => !hasAddress(person)) };
}
