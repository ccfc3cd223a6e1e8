/** Longest name that a mail greets with. */
const NAME_MAX = 60;

/** Letters, digits and what stands between the parts of a name; a dot only ends an initial. */
const PLAIN = /^(?:[\p{L}\p{M}\p{N}'’ ()-]|\.(?=[ -]|$))+$/u;

/**
 * A name as a mail may contain it. People choose the names of their accounts, and mails leave from the organisation's
 * address: a name that could be read as a message or become a link is left out.
 */
export const mailName = (name: string): string | undefined =>
  name.length <= NAME_MAX && PLAIN.test(name) ? name : undefined;

/** The first line of a mail. */
export const greeting = (name: string | undefined): string => (name ? `Bonjour ${name},` : 'Bonjour,');
