import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mailHref } from '../../../src/domain/contact/mailHref';
import { phoneParts } from '../../../src/domain/contact/telephone';
import { type Line, linesOf, shown } from './sources';

/** Every API that turns text into HTML, script or an address that runs. */
const SINKS = [
  /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|setHTMLUnsafe|parseHTMLUnsafe)\b/i,
  /\b(createContextualFragment|DOMParser|document\s*\.\s*write(ln)?|importScripts)\b/,
  /\beval\s*\(|\bnew\s+Function\b|\bFunction\s*\(\s*['"`]/,
  /\b(setTimeout|setInterval)\s*\(\s*['"`]/,
  /javascript:/i,
  /\btrustedTypes\b|\bcreatePolicy\b/,
  /\.(setAttribute|createElement)\(\s*['"`](on\w+|script|iframe|object|embed|base)['"`]/i,
];

/** The only allowed uses. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  // An empty frame for printing, filled node by node.
  'src/ui/output/printDocument.ts': /createElement\('iframe'\)/,
  // The page of the static demo, which no widget loads: a policy for the address of its worker.
  'demo/static/main.ts': /trustedTypes/,
  // Our own pages alone: a policy for the address of their worker, which the server's policy names.
  'demo/keepOffline.ts': /createPolicy|trustedTypes/,
};

/** Places that give an address to an element. Each gives an address that our own code made, never a stored text. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'src/areas/console/NavBar.tsx': 'a route of the console',
  'src/areas/events/registrations/list/AttendeeMenu.tsx': 'mailHref and phoneParts',
  'src/areas/events/registrations/list/WriteDialog.tsx': 'mailParts, which takes what mailHref takes',
  'src/areas/members/list/table/columns.tsx': 'phoneParts',
  'src/areas/events/services/weeks/RotaPerson.tsx': 'phoneParts',
  'src/areas/settings/account/SecondFactorDialog.tsx': 'an address that begins with otpauth:',
  'src/routing/Link.tsx': 'a route of the console',
  'src/areas/frame/navigation/ToolsMenu.tsx': 'a route of an area',
  'src/ui/menu/MenuItem.tsx': 'an address from UserMenu, ToolsMenu or AttendeeMenu',
  'src/people/ContactLink.tsx': 'mailHref and phoneParts',
  'src/people/PeopleList.tsx': 'mailHref',
  'src/areas/forms/answers/useAnswerFile.ts':
    'an object URL of a visitor’s file of a listed type, made there',
  'src/data/share/ShareCard.tsx': 'an address that begins with http: or https:',
  'src/areas/events/feeds/FeedsDialog.tsx': 'webcal: before what followed http: or https:',
  'src/areas/agenda/AgendaEntry.tsx': 'webAddress, which takes http: and https: alone',
  'src/areas/agenda/AgendaFeed.tsx': 'webcal: in place of http: or https:, of what webAddress took',
  'src/ui/output/saveFile.ts': 'an object URL of the file, made there',
  'embed/loader/preload.ts': 'names of chunks, beside the loader',
  'embed/loader/loader.ts': 'the address that the link of the page has, where its dialog can’t be loaded',
};

const PRODUCT = ['src', 'embed', 'demo'];
const sources = linesOf(PRODUCT, /\.(ts|tsx|mts|mjs|js|html)$/);
const sunk = ({ file, text }: Pick<Line, 'file' | 'text'>) =>
  SINKS.some((sink) => sink.test(text)) && !ALLOWED[file]?.test(text);

describe('text', () => {
  it('never becomes HTML or script in our sources', () => {
    expect(sources.length).toBeGreaterThan(10_000);
    expect(sources.filter(sunk).map(shown)).toEqual([]);
  });

  it('never becomes a style, because sheets are constants and values are set one by one', () => {
    const sheets = linesOf(['src', 'demo'], /\.(ts|tsx)$/).filter(
      ({ text }) =>
        /insertRule|replaceSync|\bcssText\b|createElement\(['"]style/.test(text) || /<style[\s>]/.test(text),
    );
    expect(sheets.map(shown)).toEqual([
      // An empty rule, whose selector has a counter and names of ours.
      expect.stringMatching(
        /ownSheet\.ts:\d+ sheet\.insertRule\(`\.parvis\[\$\{mark\}="\$\{id\}"\]\$\{selector\} \{\}`\);/,
      ),
      // Its callers give constants: tables, labels and letters.
      expect.stringMatching(/printDocument\.ts:\d+ styles\.replaceSync\(css\);/),
      // A mail, whose program knows no other sheet than its own.
      expect.stringMatching(/mailHtml\.ts:\d+ .*<style>\$\{STYLES\}<\/style>/),
    ]);
  });

  it('is never evaluated by a library in the built chunks', () => {
    const folder = 'dist/cdn/chunks';
    const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const evaluating = chunks.filter((name) =>
      /\bnew Function\s*\(|[^\w.]eval\s*\(/.test(readFileSync(`${folder}/${name}`, 'utf8')),
    );
    expect(evaluating).toEqual([]);
  });
});

describe('a line with a sink', () => {
  it('is recognized', () => {
    const rows = [
      'node.innerHTML = name',
      '<p dangerouslySetInnerHTML={{ __html: name }} />',
      'node.insertAdjacentHTML("beforeend", name)',
      'document.write(name)',
      "eval('1')",
      'const run = new Function(code)',
      "setTimeout('run()', 1)",
      '<iframe srcdoc={name} />',
      "href: 'javascript:void 0'",
      "trustedTypes.createPolicy('default', {})",
      "document.createElement('script')",
      "node.setAttribute('onclick', code)",
    ];
    for (const text of rows) expect.soft(sunk({ file: 'src/index.ts', text }), text).toBe(true);
  });
});

describe('an address that a click follows', () => {
  it('comes from a listed place', () => {
    const places = linesOf(['src', 'embed'], /\.(ts|tsx)$/).filter(({ text }) =>
      /\b(href|src|formAction)\s*=\s*\{|\.(href|src)\s*=[^=]|window\.open|location\.(assign|replace)\(/.test(
        text,
      ),
    );
    expect([...new Set(places.map(({ file }) => file))].sort()).toEqual(Object.keys(ADDRESSES).sort());
  });

  it('is never made from text that would do more', () => {
    const rows = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)//@a.fr',
      'data:text/html,<script>',
      ' vbscript:x@a.fr',
      'a@b.fr?bcc=tous@b.fr',
      'a@b.fr&body=x',
      'a@b.fr%0Abcc:x',
      '"<svg onload=x>"@b.fr',
      '*#06#',
      '06;ext=1',
    ];
    for (const text of rows)
      expect
        .soft([mailHref(text), phoneParts(text).find((part) => part.href)], text)
        .toEqual([undefined, undefined]);
  });
});
