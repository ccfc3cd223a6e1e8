/** A first name has at most three words, and 30 characters. */
const WORDS_MAX = 3;
const NAME_MAX = 30;

/** Letters, and what stands between the parts of a name; a dot only ends an initial. */
const PLAIN = /^(?:[\p{L}\p{M}'’ ()-]|\.(?=[ -]|$))+$/u;

/**
 * A first name as a mail may contain it. Strangers type the names of registrations and people choose those of their accounts,
 * while mails leave from the organisation's address: a name that could be read as a message or become a link is left out. The
 * parts of a compound name count as words, because hyphens could stand for the blanks of a sentence.
 */
export function mailName(name: string): string | undefined {
  // The length in UTF-16 code units spares the work on a long text.
  if (name.length > 2 * NAME_MAX || [...name].length > NAME_MAX || !PLAIN.test(name)) return undefined;
  return name.split(/[ -]+/).length <= WORDS_MAX ? name : undefined;
}

/** «Prénom Nom» of an account as a mail may contain it: each of them by the rule of one name. */
export function mailFullName({
  prenom,
  nom,
}: {
  prenom?: string | null;
  nom?: string | null;
}): string | undefined {
  const parts = [prenom, nom].filter((part) => part).map((part) => mailName(part ?? ''));
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.join(' ') : undefined;
}
