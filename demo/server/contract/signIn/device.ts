/** Names that browsers write into their `User-Agent`, the more particular ones first. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system, as «Firefox, Linux»: enough to tell one's own sessions apart. Nothing else is kept. */
export function deviceOf(agent: string | undefined): string | null {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([part]) => agent?.includes(part))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ') || null;
}
