/** What a developer reads where there is no API, or no answer of it. Pages download this only then. */
import { type Failure, faultOf } from '../errors';

/** A client outside of a page has a complete address. */
const addressOf = (api: string): string =>
  typeof document === 'undefined' ? api : new URL(api || '/', document.baseURI).href;

/**
 * Where the address is that of a site without this API.
 *
 * @param tag as it is written on the page, without angle brackets
 */
export const noApiLine = (api: string, reason: string, tag = 'parvis-…'): string =>
  `Parvis: no Parvis API at ${addressOf(api)} (${reason}). Write the address of the API: api="https://…" on <${tag}>, data-api="https://…" on the script tag, or configure({ api: 'https://…' }).`;

/**
 * Where nothing came, which has two causes that the browser doesn't tell a page: no network, or an API that doesn't allow
 * the origin of the page to call. Its own origin is always allowed.
 */
export function noAnswerLine(api: string, call: string, failure: Failure): string {
  const line = `Parvis: ${call} failed (${faultOf(failure)}).`;
  const { origin } = location;
  const address = addressOf(api);
  const { origin: asked } = new URL(address);
  if (failure.kind !== 'offline' || failure.detail || asked === origin) return line;
  return `${line} The browser’s own line beside this one names CORS where ${asked} doesn’t allow ${origin}; parvis-check ${address} --origin ${origin} names the header that is missing.`;
}
