export interface Sender {
  /** Address under which visitors reach the server. */
  publicUrl(): string;
  /** The sender's address. */
  mailFrom: string;
  /** The organisation's name, where the operator gave one. */
  organisation?: string | undefined;
  /** IANA name of the organisation's time zone. */
  zone: string;
  now(): number;
}

export const hostIn = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : 'parvis');
