import { asOptions, TIME_ZONES } from '../options';

export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zones that the browser knows, and the chosen one; browsers before 2022 list none, so a few are offered there. */
export function zoneOptions(chosen: string): readonly { value: string; label: string }[] {
  const known = Intl.supportedValuesOf ? asOptions(Intl.supportedValuesOf('timeZone')) : TIME_ZONES;
  const isListed = !chosen || known.some(({ value }) => value === chosen);
  return isListed ? known : [...asOptions([chosen]), ...known];
}
