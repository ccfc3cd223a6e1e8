import type { MiddlewareHandler } from 'hono';

/** The strictest policy that a page can have: what Parvis promises to run under. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** What no page of ours uses, so that nothing that slips into one can ask for it. */
const PERMISSIONS = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What every answer carries, files, pages and refusals included. */
export function everyHeader(publicUrl: () => string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    if (isPage) c.header('Permissions-Policy', PERMISSIONS);
    // Only where users reach the server by TLS: elsewhere the promises can't be kept, and browsers ignore them.
    if (!publicUrl().startsWith('https://')) return;
    c.header('Strict-Transport-Security', 'max-age=31536000');
    // Pages that opened ours, or that ours opened, can't reach into it.
    if (isPage) c.header('Cross-Origin-Opener-Policy', 'same-origin');
  };
}

/** Nothing that the API answers is kept, sniffed or framed. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
};
