/**
 * The one style sheet of the server's own pages: the card of sign-in, in light and dark, with buttons and fields of 44 px. It has
 * an address of its own, because the strict policy refuses styles within a page. Colours are those of `src/ui/tokens.css`.
 */
import { createHash } from 'node:crypto';
import type { App } from './routeBase';

const LIGHT =
  '--canvas:#f6f7f4;--surface:#fff;--sunken:#f0f2ed;--text:#1a1f17;--muted:#565f52;--line:#e1e5dd;--edge:#848e7f;' +
  '--accent-text:#3d6b12;--accent-soft:#eaf5dc;--danger:#b3261e;--on-danger:#fff;--danger-text:#a5231b;' +
  '--danger-soft:#fdeeec;--warning-text:#7a4d00;--warning-soft:#fff4db;--shadow:#10180c1f';
const DARK =
  '--canvas:#11140f;--surface:#1c2119;--sunken:#141811;--text:#eceee9;--muted:#a9b1a3;--line:#373f32;--edge:#717c6c;' +
  '--accent-text:#a5dc6c;--accent-soft:#26351a;--danger:#f0857c;--on-danger:#2c0906;--danger-text:#f59b93;' +
  '--danger-soft:#38201d;--warning-text:#ecc26b;--warning-soft:#352b16;--shadow:#0008';

const SHEET = `:root{color-scheme:light dark;${LIGHT};--accent:#76c12c;--on-accent:#10240a}
@media(prefers-color-scheme:dark){:root{${DARK}}}
*,::before{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;overflow-wrap:break-word}
h1,h2,p,ul,fieldset,legend{margin:0;padding:0;border:0}
h1,h2{line-height:1.25;text-wrap:balance}
h1{font-size:23px;letter-spacing:-.01em}
h2{font-size:18px}
ul{list-style:none}
a{color:var(--accent-text);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}
svg{flex:none;width:20px;height:20px;margin-top:2px;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
main{display:grid;gap:16px;padding:24px 16px}
main>*{min-width:0}
form,.stack{display:grid;gap:12px;min-width:0}
.owner{display:flex;align-items:center;gap:12px;font-weight:650}
.owner svg{width:32px;height:32px;margin:0;stroke-width:3}
.owner path+path{fill:var(--accent);stroke:none}
.facts{display:grid;gap:8px}
.facts li{display:flex;gap:12px}
.facts svg{color:var(--accent-text)}
small,.muted,.foot{color:var(--muted);font-size:15px}
small{display:block;font-size:14px}
.people{margin-inline:-16px;border-bottom:1px solid var(--line)}
.people li{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;min-height:52px;padding:4px 16px;border-top:1px solid var(--line)}
.people b{flex:1 1 8em}
.people form{margin-left:auto}
.badge{display:inline-flex;align-items:center;gap:4px;padding:1px 9px;border-radius:999px;background:var(--warning-soft);color:var(--warning-text);font-size:14px;font-weight:500}
.badge svg{width:16px;height:16px;margin:0}
.yes{background:var(--accent-soft);color:var(--accent-text)}
button,.button,summary{display:flex;align-items:center;justify-content:center;gap:8px;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--text);font-family:inherit;font-size:15px;font-weight:500;line-height:1.25;text-align:center;text-decoration:none;cursor:pointer}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
details[open]{display:grid;gap:12px}
details[open]>summary{margin-bottom:12px}
.main{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:650}
.danger{border-color:var(--danger);background:var(--danger);color:var(--on-danger);font-weight:650}
.red{border-color:transparent;background:none;color:var(--danger-text)}
.quiet{width:auto;min-width:44px;padding:8px 0;border:0;background:none;color:var(--muted);text-decoration:underline;text-underline-offset:.2em}
.notice{display:flex;gap:12px;padding:8px 12px;border-radius:8px;background:var(--warning-soft);color:var(--warning-text);font-size:15px}
.good{background:var(--accent-soft);color:var(--accent-text)}
.bad{background:var(--danger-soft);color:var(--danger-text)}
label,legend{font-size:15px;font-weight:500}
input,select,textarea{display:block;width:100%;min-width:0;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--text);font:inherit}
label>:is(input:not([type=radio],[type=checkbox]),select,textarea){margin-top:4px}
textarea{resize:vertical}
[readonly]{background:var(--sunken)}
[aria-invalid=true]{border-color:var(--danger)}
[type=radio],[type=checkbox]{flex:none;width:20px;height:20px;min-height:0;margin:0;accent-color:var(--accent-text)}
.choice{display:flex;align-items:center;gap:12px;min-height:44px;font-weight:400}
.error{color:var(--danger-text);font-size:14px;font-weight:500}
.foot{padding-top:16px;border-top:1px solid var(--line)}
@media(width>=640px){body{display:grid;place-items:center;min-height:100vh;padding:32px 16px;background:var(--canvas)}
main{width:100%;max-width:416px;padding:32px;border:1px solid var(--line);border-radius:12px;background:var(--surface);box-shadow:0 8px 24px var(--shadow)}
.people{margin-inline:-32px}
.people li{padding-inline:32px}}
@media(forced-colors:active){.badge,.notice,.main,.danger{border:1px solid}}
@media print{button,.button,summary{display:none}}
`;

const TAG = createHash('sha256').update(SHEET).digest('base64url').slice(0, 16);

/** Its address below the base of the server. It names the text, so that a browser may keep it for a year. */
export const PAGE_SHEET = `/pages.css?v=${TAG}`;

const YEAR = 'public, max-age=31536000, immutable';

export function servePageSheet(app: App): void {
  app.get('/pages.css', (c) => {
    const headers = { ETag: `"${TAG}"`, 'Cache-Control': c.req.query('v') === TAG ? YEAR : 'no-cache' };
    if (c.req.header('if-none-match')?.includes(TAG)) return c.body(null, 304, headers);
    return c.body(SHEET, 200, { ...headers, 'Content-Type': 'text/css; charset=utf-8' });
  });
}
