import { useRouter } from 'wouter';

/** What an `<a>` to this path carries; for places where `Link` doesn't fit. */
export function useHref(path: string): string {
  const router = useRouter();
  return router.hrefs(path, router);
}
