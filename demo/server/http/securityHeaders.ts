import type { MiddlewareHandler } from 'hono';

/** The strictest policy that a page can have. Parvis promises to run under it. */
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

/** That of our pages with a worker, which is registered by an address, for which one policy is named (demo/keepOffline.ts). */
export const WORKER_POLICY = PAGE_POLICY.replace("trusted-types 'none'", 'trusted-types parvis-hors-ligne');

/** Browser features that our pages don't use, so that injected code can't ask for them. */
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

/** Sets the headers of every answer, including files, pages and refusals. */
export function everyHeader(publicUrl: () => string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    if (isPage) c.header('Permissions-Policy', PERMISSIONS);
    // These are only sent where users reach the server by TLS; browsers ignore them elsewhere.
    if (!publicUrl().startsWith('https://')) return;
    c.header('Strict-Transport-Security', 'max-age=31536000');
    // Keeps pages that opened ours, or that ours opened, from accessing them.
    if (isPage) c.header('Cross-Origin-Opener-Policy', 'same-origin');
  };
}

/** Keeps answers of the API from being cached, unless they say otherwise, and from being sniffed or framed. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
};
