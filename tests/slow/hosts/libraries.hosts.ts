import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrive, openPlaces, type Places } from './support/places.ts';

/*
 * Pages whose libraries change built-ins of the language. Prototype.js and MooTools come from the distribution
 * (libjs-prototype 1.7.3, libjs-mootools 1.4.5); without them their tests are left out.
 */

const pollutions: Record<string, string> = {
  'Object.prototype.extend, enumerable': 'Object.prototype.extend = function () { return this }',
  'Array.prototype.remove, enumerable': 'Array.prototype.remove = function () { return this }',
  'Array.prototype.each and contains, enumerable':
    'Array.prototype.contains = Array.prototype.each = function () {}',
  'Function.prototype.method, enumerable': 'Function.prototype.method = function () { return this }',
  'String.prototype.trim of old':
    'String.prototype.trim = function () { return this.replace(/^\\s+|\\s+$/g, "") }',
  'Element.prototype.remove of another kind':
    'Element.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this }',
  'JSON of another kind':
    'var kept = JSON; window.JSON = { parse: function (t, r) { return kept.parse(t, r) }, stringify: function (v, r, s) { return kept.stringify(v, r, s) } }',
  'fetch wrapped':
    'var kept = window.fetch; window.fetch = function () { return kept.apply(window, arguments).then(function (a) { return a }) }',
};

let places: Places;
beforeAll(async () => {
  places = await openPlaces();
});
afterAll(() => places?.close());

async function open(script: string) {
  const { host, api, loader } = places;
  host.set('/', {
    head: `<script>${script.replaceAll('</script', '<\\/script')}</script>${loader}`,
    body: `<p id="mine">Paroisse</p><parvis-members api="${api.url}"></parvis-members>`,
  });
  const visitor = await arrive(places);
  await visitor.page.goto(`${host.url}/`);
  return visitor;
}

describe('The members list on a page whose libraries change built-ins', () => {
  it.each(Object.entries(pollutions))('works: %s', async (_name, script) => {
    const { page, context, complaints } = await open(script);
    await page.getByRole('heading', { level: 1, name: 'Membres' }).waitFor();
    await page.getByRole('row').nth(3).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  const prototype = '/usr/share/javascript/prototype/prototype.js';
  it.runIf(existsSync(prototype))('works beside Prototype.js 1.7.3', async () => {
    const { page, context, complaints } = await open(readFileSync(prototype, 'utf8'));
    await page.getByRole('row').nth(3).waitFor();
    expect(await page.evaluate('Prototype.Version')).toMatch(/^1\.7\.3/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  const mootools = '/usr/share/javascript/mootools/mootools-core-nc.js';
  it.runIf(existsSync(mootools))('works beside MooTools 1.4.5, which replaces bind()', async () => {
    const { page, context } = await open(readFileSync(mootools, 'utf8'));
    const failed = page
      .getByRole('alert')
      .filter({ hasText: /n’a pas pu être chargée|rencontré un problème/ });
    await page.getByRole('row').nth(3).or(failed).first().waitFor();
    expect(await page.evaluate('MooTools.version')).toMatch(/^1\.4\.5/);
    expect(await page.locator('#mine').textContent()).toBe('Paroisse');
    await context.close();
  });
});
