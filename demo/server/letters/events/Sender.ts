import { basePath, type PageFrame } from '../../http/page';

export interface Sender {
  /** Address under which visitors reach the server. */
  publicUrl(): string;
  /** The sender's address. */
  mailFrom: string;
  /** The organisation's name, where the operator gave one. */
  organisation?: string | undefined;
  /** What becomes of visitors' data, where a registration says nothing of it. */
  privacy?: string | undefined;
  /** IANA name of the organisation's time zone. */
  zone: string;
  now(): number;
}

export const hostIn = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : 'parvis');

/** The address of «Name <address>». */
export const addressIn = (from: string): string =>
  from
    .slice(from.lastIndexOf('<') + 1)
    .replace('>', '')
    .trim();

/** What the pages behind the links of mails have in common. An address of the machine itself is no address to write to. */
export function pageFrame({ publicUrl, mailFrom, organisation }: Sender): PageFrame {
  const address = addressIn(mailFrom);
  return {
    base: basePath(publicUrl()),
    owner: organisation,
    contact: address.endsWith('@localhost') ? undefined : address,
  };
}
