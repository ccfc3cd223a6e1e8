/*
 * The styles of hosts' pages: style sheets of well-known frameworks, from the packages of this folder, and rules more
 * brutal than on any real page.
 */
import { readFileSync } from 'node:fs';

const folder = new URL('../node_modules/', import.meta.url);

const files = {
  'bootstrap 3': 'bootstrap3/dist/css/bootstrap.css',
  'bootstrap 5': 'bootstrap/dist/css/bootstrap.css',
  foundation: 'foundation-sites/dist/css/foundation.css',
  bulma: 'bulma/css/bulma.css',
  'semantic-ui': 'semantic-ui-css/semantic.css',
  uikit: 'uikit/dist/css/uikit.css',
  materialize: 'materialize-css/dist/css/materialize.css',
  'tailwind preflight': 'tailwindcss/preflight.css',
  dsfr: '@gouvfr/dsfr/dist/dsfr.css',
  normalize: 'normalize.css/normalize.css',
};

/** Replaces imports and url()s that point to other files. The second argument of Tailwind's function is its default. */
function read(file: string): string {
  const css = readFileSync(new URL(file, folder), 'utf8');
  return css
    .replaceAll(/@import[^;]+;/g, '')
    .replaceAll(/url\((?!["']?data:)[^)]*\)/g, 'none')
    .replaceAll(/--theme\(\s*--[\w-]+,\s*([^;]*?)\s*\);/g, '$1;');
}

/** The style sheets of frameworks, by name. */
export function frameworks(): [name: string, css: string][] {
  return Object.entries(files).map(([name, file]) => [name, read(file)]);
}

/** An unusual value for every inherited property, on every element, with the highest priority. */
const everythingInherited = `*, *::before, *::after {
  border-collapse: collapse !important; border-spacing: 13px !important; caption-side: bottom !important;
  caret-color: red !important; accent-color: red !important; color: red !important; cursor: wait !important;
  direction: rtl !important; unicode-bidi: bidi-override !important; empty-cells: hide !important;
  font: italic small-caps 900 9px/5 fantasy !important; font-feature-settings: "smcp" !important;
  font-kerning: none !important; font-stretch: expanded !important; font-variation-settings: "wght" 900 !important;
  font-synthesis: none !important; font-size-adjust: 2 !important; font-optical-sizing: none !important;
  font-palette: dark !important; font-variant: all-small-caps slashed-zero !important; hyphens: auto !important;
  hyphenate-character: "!" !important; hyphenate-limit-chars: 3 1 1 !important; image-rendering: pixelated !important;
  interpolate-size: allow-keywords !important; letter-spacing: 9px !important; line-break: anywhere !important;
  line-height: 5 !important; list-style: square inside !important; math-depth: 3 !important;
  math-shift: compact !important; math-style: compact !important; orphans: 9 !important; widows: 9 !important;
  overflow-wrap: anywhere !important; paint-order: stroke !important; quotes: none !important;
  ruby-align: center !important; ruby-position: under !important; scrollbar-color: red blue !important;
  speak: none !important; stroke: red !important; stroke-width: 5px !important; fill: red !important;
  fill-opacity: 0.2 !important; stroke-opacity: 0.2 !important; stroke-dasharray: 3 !important;
  tab-size: 1 !important; text-align: right !important; text-align-last: right !important;
  text-anchor: end !important; text-autospace: normal !important; text-box-edge: cap alphabetic !important;
  text-combine-upright: all !important; text-decoration-skip-ink: none !important;
  text-emphasis: filled red !important; text-indent: 40px !important; text-orientation: upright !important;
  text-rendering: geometricPrecision !important; text-shadow: 2px 2px red !important;
  text-size-adjust: 300% !important; text-spacing-trim: space-all !important; text-transform: uppercase !important;
  text-underline-offset: 9px !important; text-underline-position: under !important; text-wrap: nowrap !important;
  user-select: none !important; white-space: pre !important; word-break: break-all !important;
  word-spacing: 20px !important; writing-mode: vertical-rl !important; -webkit-font-smoothing: none !important;
  -webkit-locale: "ja" !important; -webkit-rtl-ordering: visual !important;
  -webkit-tap-highlight-color: red !important; -webkit-text-fill-color: red !important;
  -webkit-text-security: disc !important; -webkit-text-stroke: 3px red !important;
  -webkit-user-modify: read-write !important;
}`;

/** Every kind of element in a widget that a page could select. */
const everyKind = `button, input, select, textarea, a, svg, table, tr, td, th, ul, li, p, h1, h2, h3, label, form,
  fieldset, section, header, footer, nav, [role], [class], [hidden], [popover] {
    display: none !important; background: red !important; border: 9px dotted blue !important;
    height: 99px !important; width: 5px !important; padding: 30px !important; margin: 30px !important;
    float: right !important; position: absolute !important; opacity: 0.3 !important; animation: none !important;
  }`;

/** The brutal rules, by name. */
export const brutalRules: [name: string, css: string][] = [
  ['* { everything inherited !important }', everythingInherited],
  ['every kind of element restyled', everyKind],
  ['button { display: none }', 'button, input, select { display: none }'],
  ['html { font-size: 5px }', 'html { font-size: 5px } body { font-size: 3rem }'],
  ['html { font-size: 62.5% }', 'html { font-size: 62.5% }'],
  ['dialog { display: none !important }', 'dialog, [popover], ::backdrop { display: none !important }'],
  ['direction: rtl', 'html, body, body * { direction: rtl !important; text-align: right }'],
  ['uppercase', '* { text-transform: uppercase !important; font-variant: small-caps !important }'],
  ['letter-spacing', '* { letter-spacing: 0.5em !important; word-spacing: 1em !important }'],
  [
    'boxes',
    '*, *::before, *::after { box-sizing: content-box !important; outline: 3px solid red; list-style: square }',
  ],
  [
    'a page of centred, tiny, pale text',
    'body { color: #ddd; font: italic 300 8px/1 serif; text-align: center }',
  ],
  [
    'no selection',
    '* { user-select: none !important; -webkit-user-select: none !important; cursor: none !important }',
  ],
  [
    'custom properties of our names',
    '* { --pv-text: red !important; --pv-base: 40px !important; --inline: 3em !important }',
  ],
  ['a flex box around', '#place { display: flex !important } '],
  ['children as flex boxes', '#place > * { display: flex; }'],
  ['children as grids', '#place > * { display: grid; justify-items: center }'],
];

/** Rules that sites write inside `@media print`. */
export const printRules: [name: string, css: string][] = [
  [
    'ink saved',
    `*, *::before, *::after { background: transparent !important; color: #000 !important;
      box-shadow: none !important; text-shadow: none !important; filter: none !important }
    a[href]::after { content: " (" attr(href) ")" !important } thead { display: table-header-group !important }
    tr, img { page-break-inside: avoid !important } p, h2, h3 { orphans: 3; widows: 3 }`,
  ],
  [
    'controls hidden',
    'nav, header, footer, form, button, input, select, [role], .no-print { display: none !important }',
  ],
  [
    'all in a row',
    'body * { position: static !important; float: none !important; overflow: visible !important; width: auto !important; height: auto !important; max-height: none !important }',
  ],
  ['small print', 'html { font-size: 8pt !important } body, body * { font: 8pt/1 serif !important }'],
  ['one part only', 'body * { visibility: hidden } #place, #place * { visibility: visible }'],
];
