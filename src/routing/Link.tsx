import type { AnchorHTMLAttributes } from 'react';
import { Link as WouterLink } from 'wouter';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  /** A path of the widget, for example `/community`. */
  to: string;
  className?: string;
  replace?: boolean;
}

/** A real link to another screen, so middle click, «copy address» and screen readers work as usual. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <WouterLink {...rest} href={to} asChild>
      {/* biome-ignore lint/a11y/useValidAnchor: wouter adds the address. An element of its own would hold bare texts. */}
      <a>{children}</a>
    </WouterLink>
  );
}
