import type { ReactNode } from 'react';
import { mailHref } from '../domain/contact/mailHref';
import { phoneParts } from '../domain/contact/telephone';
import { type FieldOf, isOfKind } from '../domain/members/memberFieldRules';

export interface ContactLinkProps {
  kind: 'phone' | 'mail';
  text: string;
  className?: string | undefined;
  title?: string;
  /** Marks a part of what is shown. */
  mark?: ((shown: string) => ReactNode) | undefined;
}

/** The link that a field of a member is by its row. */
export const linkKind = (field: FieldOf<'phone' | 'email'>): ContactLinkProps['kind'] =>
  isOfKind(field, 'phone') ? 'phone' : 'mail';

const asIs = (shown: string): ReactNode => shown;

/** The telephone numbers of a text as links, each in its usual form, with what stands beside them. */
export function phoneLinks(text: string, mark: ContactLinkProps['mark'] = asIs): ReactNode {
  return phoneParts(text).map(({ shown, href }, at) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have only their place
      <a key={at} href={href}>
        {mark(shown)}
      </a>
    ) : (
      shown
    ),
  );
}

/** A phone number or an e-mail address: a link where it plainly is one, else text. A text may hold several numbers. */
export function ContactLink({ kind, text, mark = asIs, ...rest }: ContactLinkProps) {
  const parts = kind === 'phone' ? phoneParts(text) : [{ shown: text, href: mailHref(text) }];
  const [{ shown = text, href } = {}] = parts;
  if (parts.length > 1) return <span {...rest}>{phoneLinks(text, mark)}</span>;
  return href ? (
    <a {...rest} href={href}>
      {mark(shown)}
    </a>
  ) : (
    <span {...rest}>{mark(shown)}</span>
  );
}
