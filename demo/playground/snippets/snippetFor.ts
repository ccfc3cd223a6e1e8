/*
 * Writes the code that puts a widget into a host page, for each kind of host. Integrators paste it, so names and quoting
 * follow docs/EMBEDDING.md, the CMS packages and the typings.
 */
import { frenchNames } from '../../../embed/cms/texts';
import type { ElementAttribute, ElementDescription } from '../../../embed/description/elementList';

interface Shown {
  description: ElementDescription;
  /** The attributes as HTML has them, with '' for attributes without a value. */
  written: ReadonlyMap<string, string>;
  /** Where dist/cdn is served from, with the closing slash. */
  cdn: string;
  /** Address of the back end when none is written. */
  api: string;
  version: string;
}

export const hosts = [
  'element',
  'classic',
  'module',
  'placeholder',
  'wordpress',
  'spip',
  'react',
  'vue',
  'svelte',
] as const;
export type Host = (typeof hosts)[number];

type Pair = readonly [attribute: ElementAttribute, value: string];

/** The attributes in the order of their declaration. Unknown ones are left out. */
function pairsOf({ description, written, api }: Shown): Pair[] {
  const values = new Map([['api', api], ...written]);
  return description.attributes.flatMap((attribute): Pair[] => {
    const value = values.get(attribute.name);
    return value === undefined ? [] : [[attribute, value]];
  });
}

const inHtml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const attributeOf = ([{ name, kind }, value]: Pair): string =>
  kind === 'flag' ? ` ${name}` : ` ${name}="${inHtml(value)}"`;
const componentOf = ({ name }: ElementDescription) => name.replace(/^./, (letter) => letter.toUpperCase());

function markup(shown: Shown): string {
  const { tag } = shown.description;
  return `<${tag}${pairsOf(shown).map(attributeOf).join('')}></${tag}>`;
}

/** A line without light-DOM children, which CMS editors leave unchanged. The script tag names the back end. */
function placeholder(shown: Shown): string {
  const pairs = pairsOf(shown).filter(([{ name }]) => name !== 'api');
  const data = pairs.map(
    ([{ name, kind }, value]) => ` data-${name}="${kind === 'flag' ? 'true' : inHtml(value)}"`,
  );
  return `<div data-parvis="${shown.description.name}"${data.join('')}></div>`;
}

/** Shortcodes and models leave out the back end, which is a setting of the site. */
const cmsPairs = (shown: Shown) =>
  pairsOf(shown)
    .filter(([{ name }]) => name !== 'api')
    .map(([{ name, kind }, value]) => [name.replaceAll('-', '_'), kind === 'flag' ? 'oui' : value] as const);

function wordpress(shown: Shown): string {
  // WordPress ends a shortcode at the first bracket, whatever the quotes.
  const coded = (value: string) => inHtml(value).replaceAll('[', '&#91;').replaceAll(']', '&#93;');
  const settings = cmsPairs(shown).map(([name, value]) => ` ${name}="${coded(value)}"`);
  return `[parvis widget="${shown.description.name}"${settings.join('')}]`;
}

function spip(shown: Shown): string {
  const coded = (value: string) => inHtml(value).replaceAll('|', '&#124;').replaceAll('>', '&gt;');
  const settings = cmsPairs(shown).map(([name, value]) => `|${name}=${coded(value)}`);
  const { name } = shown.description;
  return `<parvis|widget=${frenchNames[name] ?? name}${settings.join('')}>`;
}

const literal = ([{ kind }, value]: Pair): string =>
  kind === 'flag' ? 'true' : kind === 'number' ? String(Number(value)) : JSON.stringify(value);
const inBraces = (pair: Pair) => (pair[0].kind === 'flag' ? '' : `={${literal(pair)}}`);

function react(shown: Shown): string {
  const component = componentOf(shown.description);
  const pairs = pairsOf(shown);
  const api = pairs.filter(([{ name }]) => name === 'api').map((pair) => ` api${inBraces(pair)}`);
  const props = pairs
    .filter(([{ name }]) => name !== 'api')
    .map((pair) => ` ${pair[0].prop}${inBraces(pair)}`);
  return [
    `import { ${component}, Parvis } from 'parvis';`,
    `import 'parvis/style.css';`,
    '',
    'export const Page = () => (',
    `  <Parvis${api.join('')}>`,
    `    <${component}${props.join('')} />`,
    '  </Parvis>',
    ');',
  ].join('\n');
}

function vue(shown: Shown): string {
  const bound = pairsOf(shown).map((pair) => {
    const [{ name, kind }, value] = pair;
    const isBound = kind === 'flag' || kind === 'number';
    return isBound ? ` :${name}="${literal(pair)}"` : ` ${name}="${inHtml(value)}"`;
  });
  const { tag } = shown.description;
  return `<script setup>\nimport 'parvis/elements/define';\n</script>\n\n<template>\n  <${tag}${bound.join('')} />\n</template>`;
}

function svelte(shown: Shown): string {
  const { tag } = shown.description;
  const attributes = pairsOf(shown).map((pair) => ` ${pair[0].name}={${literal(pair)}}`);
  return `<script>\n  import 'parvis/elements/define';\n</script>\n\n<${tag}${attributes.join('')}></${tag}>`;
}

function module(shown: Shown): string {
  const { cdn, version, description } = shown;
  const props = pairsOf(shown).map((pair) => `${pair[0].prop}: ${literal(pair)}`);
  return [
    '<div id="parvis"></div>',
    '<script type="module">',
    `  import { ready } from '${cdn}parvis-${version}.js';`,
    '  const { mount } = await ready();',
    `  mount(document.querySelector('#parvis'), '${description.name}', { ${props.join(', ')} });`,
    '</script>',
  ].join('\n');
}

const script = ({ cdn, version }: Shown, attributes = '') =>
  `<script type="module" src="${cdn}parvis-${version}.js"${attributes}></script>`;

/** Names the page's back end in the script tag; a placeholder may use no other. */
function named(shown: Shown): string {
  const api = shown.written.get('api') ?? shown.api;
  return script(shown, ` data-api="${inHtml(api)}"`);
}

const makers: Readonly<Record<Host, (shown: Shown) => string>> = {
  element: (shown) => `${script(shown)}\n${markup(shown)}`,
  classic: (shown) =>
    `<script defer src="${shown.cdn}parvis-${shown.version}.iife.js"></script>\n${markup(shown)}`,
  module,
  placeholder: (shown) => `${named(shown)}\n${placeholder(shown)}`,
  wordpress,
  spip,
  react,
  vue,
  svelte,
};

/** Writes the code to paste into this kind of host. */
export const snippetFor = (host: Host, shown: Shown): string => makers[host](shown);
