/**
 * `mailto:` address of a plain e-mail address; else undefined. Addresses are typed by hand or imported, and a link must not
 * smuggle headers (`?bcc=`).
 */
export function mailHref(value: string): string | undefined {
  const address = value.trim();
  return /^[\w.+'-]{1,64}@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(address) ? `mailto:${address}` : undefined;
}
