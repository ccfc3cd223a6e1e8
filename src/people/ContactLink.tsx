import { mailHref, telHref } from '../domain/members/contactHref';

export interface ContactLinkProps {
  kind: 'phone' | 'mail';
  text: string;
  className?: string | undefined;
  title?: string;
}

/** A phone number or an e-mail address: a link where it plainly is one, else text. */
export function ContactLink({ kind, text, ...rest }: ContactLinkProps) {
  const href = kind === 'phone' ? telHref(text) : mailHref(text);
  return href ? (
    <a {...rest} href={href}>
      {text}
    </a>
  ) : (
    <span {...rest}>{text}</span>
  );
}
