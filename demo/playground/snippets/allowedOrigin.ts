/*
 * A back end answers only pages of origins that it allows, so a pasted page fails at the sign-in until its origin is
 * among them. Beside the code stands which origin that is, as a setting of the reference server.
 */

/** What is written before an integrator says where the page will be. */
export const EXAMPLE = 'https://www.votre-site.fr';

/** The origin of an address as people type it, also without scheme or with a path; undefined if it is no address. */
export function originOf(typed: string): string | undefined {
  const text = typed.trim().slice(0, 2000) || EXAMPLE;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, hostname } = new URL(address);
  return hostname.includes('.') || hostname === 'localhost' ? origin : undefined;
}

/** The setting that lets pages of `origin` use the back end; undefined where they may already, being of its origin. */
export const settingFor = (origin: string, backEnd: string): string | undefined =>
  origin === backEnd ? undefined : `PARVIS_ORIGINS=${origin}`;
