import { type AnchorHTMLAttributes, useLayoutEffect } from 'react';
import { useRouter, Link as WouterLink } from 'wouter';
import { useLocation } from './useLocation';

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

/** A link that opens another screen in a tab of its own, so that what is typed here stays. */
export function TabLink({ to, children }: Pick<LinkProps, 'to' | 'children'>) {
  return (
    <a href={useHref(to)} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** What an `<a>` to this path carries; for places where `Link` doesn't fit. */
export function useHref(path: string): string {
  const router = useRouter();
  return router.hrefs(path, router);
}

/** Leads from an unknown path to another one, without a new history entry. */
export function Redirect({ to }: { to: string }) {
  const { navigate } = useLocation();
  useLayoutEffect(() => navigate(to, { replace: true, isRedirect: true }), [navigate, to]);
  return null;
}
