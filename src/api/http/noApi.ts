/**
 * What a developer reads where the address is that of a site without this API. Pages download this only then.
 *
 * @param tag as it is written on the page, without angle brackets
 */
export function noApiLine(api: string, reason: string, tag = 'parvis-…'): string {
  // A client outside of a page has a complete address.
  const address = typeof document === 'undefined' ? api : new URL(api || '/', document.baseURI).href;
  return `Parvis: no Parvis API at ${address} (${reason}). Write the address of the API: api="https://…" on <${tag}>, data-api="https://…" on the script tag, or configure({ api: 'https://…' }).`;
}
