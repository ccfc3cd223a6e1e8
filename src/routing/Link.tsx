import type { AnchorHTMLAttributes } from 'react';
import { Link as WouterLink } from 'wouter';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  /** A path of the widget, for example `/community`. */
  to: string;
  className?: string;
  replace?: boolean;
}

/** A real link to another screen, so middle click, «copy address» and screen readers work as usual. */
export function Link({ to, ...rest }: LinkProps) {
  return <WouterLink {...rest} href={to} />;
}
