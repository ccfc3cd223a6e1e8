/** A mail as it is handed to the mail server: with its link, between the organisation's name and a closing line, and in HTML too. */

import type { Mail } from '../mailer';
import { LINK_PLACE, withLink } from '../mailLinks';
import type { HeldMail } from '../mailRows';
import { mailHtml } from './mailHtml';
import { framedLetter } from './texts';

interface Wiring {
  subject: string;
  kind: string;
  /** What the place of the link stands for; '' for a mail without one. */
  link: string;
  /** The organisation that writes, where one is named. */
  organisation: string | undefined;
}

/** Both parts of a mail, made of what is stored of it. */
export function bothParts(
  stored: string,
  { subject, kind, link, organisation }: Wiring,
): Pick<Mail, 'text' | 'html'> {
  const text = framedLetter(stored, kind, organisation);
  return {
    text: link ? withLink(text, link) : text,
    html: mailHtml(text, { subject, link, place: LINK_PLACE, news: text === stored ? 1 : 2 }),
  };
}

/** @param wiring its organisation writes where the mail has none of its own */
export const wireMail = (
  { destinataire, objet, texte, organisation, identifiant, calendrier, genre }: Omit<HeldMail, 'lien'>,
  wiring: Pick<Wiring, 'link' | 'organisation'>,
): Mail => ({
  to: destinataire,
  subject: objet,
  ...bothParts(texte, {
    subject: objet,
    kind: genre,
    link: wiring.link,
    organisation: organisation ?? wiring.organisation,
  }),
  id: identifiant,
  ...(organisation !== null && { organisation }),
  ...(calendrier && { calendar: calendrier }),
});
