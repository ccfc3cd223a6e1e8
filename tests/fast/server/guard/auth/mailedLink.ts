/** Reads the link that a mail contains. */
import { present } from '../../../../support/present';

export function linkIn(mail: { text: string } | undefined): URL {
  const [address] = /http\S+/.exec(present(mail, 'mail').text) ?? [];
  return new URL(present(address, 'link in the mail'));
}

/** The token for choosing a new password in the link of a mail. */
export const tokenIn = (mail: { text: string } | undefined): string =>
  present(linkIn(mail).searchParams.get('jeton'), 'token in the link');
