import { mailHref } from './mailHref';

/** Mail programs cut longer addresses of links. */
const LENGTH_MAX = 1800;

/** `mailto:` addresses that write to these people as blind copies, in parts that mail programs take. Others are left out. */
export function mailParts(emails: Iterable<string | null | undefined>): { href: string; count: number }[] {
  const parts: { href: string; count: number }[] = [];
  const addresses = [
    ...new Set([...emails].flatMap((email) => (email && mailHref(email) ? [email.trim()] : []))),
  ];
  for (const address of addresses) {
    const last = parts.at(-1);
    const written = encodeURIComponent(address);
    if (last && last.href.length + written.length < LENGTH_MAX) {
      last.href += `,${written}`;
      last.count += 1;
    } else parts.push({ href: `mailto:?bcc=${written}`, count: 1 });
  }
  return parts;
}
