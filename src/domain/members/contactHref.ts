/*
 * Phone numbers and addresses are typed by hand or imported: only what plainly is one becomes a link, everything else
 * stays text. A mailto: must not smuggle headers (`?bcc=`), a tel: must not dial codes (`*`, `#`).
 */

/** `tel:` address of a phone number of 5 to 15 digits, spaces, dots, hyphens and brackets aside; else undefined. */
export function telHref(value: string): string | undefined {
  const compact = value.replace(/[\s.()/-]/gu, '');
  return /^\+?\d{5,15}$/.test(compact) ? `tel:${compact}` : undefined;
}

/** `mailto:` address of a plain e-mail address; else undefined. */
export function mailHref(value: string): string | undefined {
  const address = value.trim();
  return /^[\w.+'-]{1,64}@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(address) ? `mailto:${address}` : undefined;
}
