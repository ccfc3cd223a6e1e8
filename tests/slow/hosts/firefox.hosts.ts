import { existsSync, readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listen,
  type Origin,
  serveCdn,
  serveHost,
  strictPolicy,
} from '../../fast/journeys/support/hostPage.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { launchFirefox } from './support/firefox.ts';

/*
 * The built console in a real Firefox, on a strict page of another origin: a walk through its screens with the mouse
 * and the keyboard. What only the browser can get wrong (dialogs, popovers, theme colours, style sheets, hashes of
 * import maps, printing) is checked closely. Pictures are in .cache/hosts/firefox.
 */

let firefox: Awaited<ReturnType<typeof launchFirefox>>;
let cdn: Origin;
let api: TestServer;
let host: Awaited<ReturnType<typeof serveHost>>;

beforeAll(async () => {
  const command = process.env.FIREFOX_PATH;
  if (!command) throw new Error('Run npm run test:firefox, which finds it, or set FIREFOX_PATH.');
  [firefox, cdn, api] = await Promise.all([
    launchFirefox(command),
    serveCdn(),
    startTestServer({ members: 60 }),
  ]);
  host = await serveHost(strictPolicy(cdn.url, api.url));
  console.log(`Firefox ${firefox.version}`);
  await firefox.resize(1280, 900);
  host.set('/', {
    head: `<script type="module" src="${cdn.url}/parvis.js"></script>`,
    body: `<parvis-console api="${api.url}"></parvis-console>`,
  });
  await firefox.goto(`${host.url}/`);
});

afterAll(async () => {
  await firefox?.close();
  await Promise.all([cdn, api, host].map((place) => place?.close()));
});

const picture = (name: string) => firefox.picture(`.cache/hosts/firefox/${name}.png`);
const shows = (kind: string, name: string) =>
  firefox.until(`parvisTest.shown(${JSON.stringify(kind)}, ${JSON.stringify(name)}) !== undefined`);
const go = (hash: string) => firefox.value(`void (location.hash = ${JSON.stringify(hash)})`);

describe('The console in Firefox', () => {
  it('signs in with the keyboard', async () => {
    await firefox.click('field', 'Adresse e');
    await firefox.type(api.email);
    await firefox.press('Tab');
    await firefox.type(api.password);
    await picture('sign-in');
    await firefox.press('Enter');
    await shows('heading', 'Tableau de bord');
  });

  it('draws the dashboard with its charts', async () => {
    await firefox.until("parvisTest.all('svg.apexcharts-svg').length > 2");
    await picture('dashboard');
  });

  it('lists the members, and opens a row’s menu in the top layer', async () => {
    await firefox.click('link', 'COMMUNAUTÉ');
    await firefox.until("parvisTest.all('row').length === 26");
    await firefox.click('button', 'Actions pour');
    await firefox.until("parvisTest.all('menuitem').length > 2");
    expect(
      await firefox.value("parvisTest.all('[popover]').some((menu) => menu.matches(':popover-open'))"),
    ).toBe(true);
    await picture('members, menu open');
    await firefox.press('Escape');
    await firefox.until("parvisTest.all('menuitem').length === 0");
  });

  it('prints the list alone', async () => {
    await firefox.click('button', 'Autres actions');
    await firefox.click('menuitem', 'Imprimer la liste');
    await expect
      .poll(() => existsSync(firefox.printed) && statSync(firefox.printed).size > 1000, { timeout: 20_000 })
      .toBe(true);
  });

  it('opens a modal dialog, which asks before it discards unsaved input', async () => {
    await firefox.click('button', 'Ajouter un membre');
    await shows('dialog', '');
    expect(await firefox.value("parvisTest.shown('dialog', '').matches(':modal')")).toBe(true);
    await firefox.click('field', 'Nom');
    await firefox.type('Diop');
    await picture('dialog');
    await firefox.press('Escape');
    await firefox.click('button', 'Abandonner');
    await firefox.until("parvisTest.all('dialog').length === 0");
    const focused = "parvisTest.shown('parvis-console', '').shadowRoot.activeElement?.textContent";
    await firefox.until(`${focused} === 'Ajouter un membre'`);
  });

  it('shows a member’s record', async () => {
    await go('#/community/details/1');
    await shows('heading', 'Details');
    await firefox.until("parvisTest.all('heading').length > 3");
    await picture('record');
  });

  it('shows a month of events', async () => {
    await firefox.click('link', 'ÉVÉNEMENTS');
    await shows('heading', 'Événements');
    await firefox.click('[role=radio], button, label', 'Mois');
    await firefox.until("parvisTest.all('[role=gridcell], td').length >= 28");
    await picture('month');
  });

  it('builds a form', async () => {
    await go('#/apps/formulaire');
    await shows('heading', 'Constructeur de Formulaires');
    await firefox.click('button', 'Ajouter un champ');
    await firefox.click('menuitem', 'Texte long');
    await firefox.click('field', 'Nom du champ');
    await firefox.type('Vos remarques');
    await shows('button', 'Vos remarques');
    await picture('forms');
  });

  it('shows the dark theme', async () => {
    await firefox.goto(`${host.url}/?sombre#/dashboard`);
    await firefox.until("parvisTest.all('svg.apexcharts-svg').length > 2");
    const colour = () => firefox.value<string>("getComputedStyle(parvisTest.shown('h1', '')).color");
    const light = await colour();
    await firefox.value("void document.querySelector('parvis-console').setAttribute('theme', 'dark')");
    await picture('dark');
    expect(light).toBe('rgb(26, 31, 23)');
    expect(await colour()).toBe('rgb(236, 238, 233)');
  });

  it('violates no policy, logs no warning and calls no third party', async () => {
    expect(await firefox.value('parvisTest.violations')).toEqual([]);
    expect(firefox.complaints).toEqual([]);
    const origins = new Set(firefox.requests.map((request) => new URL(request.split(' ')[1] ?? '').origin));
    expect([...origins].filter((origin) => origin !== 'null').sort()).toEqual(
      [host.url, cdn.url, api.url].sort(),
    );
  });

  it('printed the rows of the list, and nothing else of the page', async () => {
    // Firefox reads its own paper: the pages of a PDF have their text in layers.
    await firefox.goto(`file://${firefox.printed}`);
    const text = "[...document.querySelectorAll('.textLayer')].map((layer) => layer.textContent).join(' ')";
    await firefox.until(`/Bourdin/.test(${text})`);
    await picture('printed');
    expect(await firefox.value(text)).toMatch(/^Liste des membres25 membres sur 60.*Bernard.*Bourdin/s);
    expect(await firefox.value(text)).not.toMatch(/TABLEAU DE BORD|Filtres enregistrés/);
  });

  it('refuses code whose hash differs from the import map, and suggests reloading the page', async () => {
    const hashes: Record<string, string> = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8'));
    let isTampered = true;
    const tampering = await listen(async ({ url }, response) => {
      const body = await (await fetch(cdn.url + url)).text();
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' });
      response.end(isTampered && url?.includes('/core-') ? `${body};globalThis.tampered = true` : body);
    });
    for (const [origin, isRefused] of [
      [cdn.url, false],
      [tampering.url, true],
    ] as const) {
      const chunks = Object.entries(hashes).filter(([file]) => file.startsWith('chunks/'));
      const integrity = Object.fromEntries(chunks.map(([file, hash]) => [`${origin}/${file}`, hash]));
      const lenient = await serveHost(undefined);
      lenient.set('/', {
        head: `<script type="importmap">${JSON.stringify({ integrity })}</script><script type="module" src="${origin}/parvis.js"></script>`,
        body: '<parvis-login api="/"></parvis-login>',
      });
      await firefox.goto(`${lenient.url}/`);
      await firefox.until(
        `parvisTest.all('button', '${isRefused ? 'Réessayer' : 'Se connecter'}').length === 1`,
      );
      expect(await firefox.value("'tampered' in globalThis")).toBe(false);
      if (isRefused) {
        // Firefox requests a module only once in a page's life, so «Réessayer» can't help here.
        await firefox.until("parvisTest.shown('[role=alert]', '').textContent.includes('rechargez la page')");
        isTampered = false;
        await firefox.goto(`${lenient.url}/?again`);
        await shows('button', 'Se connecter');
      }
      await lenient.close();
    }
    await tampering.close();
  });
});
