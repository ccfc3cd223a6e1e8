import type { AnyArea } from './area';

/** The addresses in an attribute that takes several, each of them once. */
export const addressesIn = (api: string | undefined): string[] => [
  ...new Set(api?.split(/\s+/).filter(Boolean) ?? []),
];

/** Those that a widget names: an area with an `api` of its own takes several. */
export const addressesOfWidget = ({ attributes }: AnyArea, api: string | undefined): string[] =>
  attributes.api ? addressesIn(api) : [api?.trim() ?? ''].filter(Boolean);
