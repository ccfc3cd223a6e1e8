/** Addresses that an agenda leads to. An author of a page may have written one, so only those of the web are used. */

const isOfWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

/** The page with the registration of an event, or undefined. */
export function registrationAddress(page: string | undefined, identifier: string): string | undefined {
  if (!page?.trim() || !identifier) return undefined;
  const written = page.trim().replaceAll('{identifiant}', encodeURIComponent(identifier));
  return webAddress(written, document.baseURI);
}

/** What the back end has at an address of its own, or elsewhere; undefined for none. */
export function backEndAddress(api: string, address: string): string | undefined {
  if (!address) return undefined;
  return webAddress(address.startsWith('/') ? api + address : address, document.baseURI);
}

function webAddress(written: string, base: string): string | undefined {
  try {
    const url = new URL(written, base);
    return isOfWeb(url) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The same address for the calendar program of the device. */
export const webcalOf = (address: string): string => address.replace(/^https?:/, 'webcal:');
