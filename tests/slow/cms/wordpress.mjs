/*
 * `npm run test:wordpress`: the WordPress plugin on a real WordPress, as an administrator, an author and a visitor. It
 * needs dist/cms (npm run build), WordPress (Debian's package, or WORDPRESS_DIR), PHP with mysqli, MariaDB and a
 * Chromium, and takes a minute or two.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { sayCounts, sayNothingRun } from '../../tools/all/says.mjs';
import { chromiumFlags, findChromium } from '../../tools/runner/chromium.mjs';
import { startBackEnd } from './backEnd.mjs';
import { missing, startWordPress } from './wordpressSite.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const zip = process.env.PARVIS_ZIP ?? `dist/cms/parvis-wordpress-${version}.zip`;
const pictures = process.env.PARVIS_PICTURES;
const absent = missing();
if (absent) {
  sayNothingRun(absent);
  process.exit(0);
}
if (!existsSync(zip)) throw new Error(`There is no ${zip}: run npm run build first.`);
if (pictures) mkdirSync(pictures, { recursive: true });

const site = await startWordPress();
const api = await startBackEnd(site.url);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
console.log(`WordPress ${site.version}, themes ${site.themes.join(', ')}`);

let passes = 0;
let failures = 0;
async function step(title, check) {
  try {
    await check();
    passes += 1;
    console.log(`✓ ${title}`);
  } catch (error) {
    failures += 1;
    console.log(`✗ ${title}\n  ${error.stack}`);
    await picture(admin.page, `failure-${failures}`);
  }
}

async function open() {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const seen = { errors: [], requests: [] };
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('request', (request) => seen.requests.push(request.url()));
  return { context, page, seen };
}

async function signInAs(login) {
  const visit = await open();
  await visit.page.goto(`${site.url}/wp-login.php`);
  await visit.page.fill('#user_login', login);
  await visit.page.fill('#user_pass', 'motdepasse');
  await visit.page.click('#wp-submit');
  await visit.page.waitForURL(/wp-admin/);
  return visit;
}

const picture = (page, name) => pictures && page.screenshot({ path: `${pictures}/${name}.png` });
const kept = () => site.query("SELECT option_value FROM wp_options WHERE option_name = 'parvis_settings'");
const saved = (id) => site.query(`SELECT post_content FROM wp_posts WHERE ID = ${id}`);

/** The element that holds the edited content; newer versions use a frame. */
async function canvasOf(page) {
  await page.waitForFunction(() => window.wp?.data?.select('core/block-editor') !== undefined);
  await page.locator('.is-root-container, iframe[name="editor-canvas"]').first().waitFor();
  const isFramed = (await page.locator('iframe[name="editor-canvas"]').count()) > 0;
  return isFramed ? page.frameLocator('iframe[name="editor-canvas"]') : page;
}

async function newPost(page) {
  await page.goto(`${site.url}/wp-admin/post-new.php`);
  const canvas = await canvasOf(page);
  await page.evaluate(() => {
    for (const store of ['core/edit-post', 'core']) {
      window.wp.data.dispatch('core/preferences')?.set(store, 'welcomeGuide', false);
      window.wp.data.dispatch('core/preferences')?.set(store, 'enableChoosePatternModal', false);
    }
  });
  return canvas;
}

/** Publishes the content of the editor and gives its address. */
function publish(page, title) {
  return page.evaluate(async (title) => {
    const { data } = window.wp;
    data.dispatch('core/editor').editPost({ title, status: 'publish' });
    await data.dispatch('core/editor').savePost();
    const post = data.select('core/editor').getCurrentPost();
    return { id: post.id, link: post.link };
  }, title);
}

/** Replaces the whole content, as the code editor does. */
function write(page, content) {
  return page.evaluate((content) => {
    const { blocks, data } = window.wp;
    data.dispatch('core/block-editor').resetBlocks(blocks.parse(content));
  }, content);
}

async function signInToWidget(page) {
  await page.getByLabel('Adresse e-mail').fill(api.email);
  await page.locator('input[type=password]').fill(api.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

const admin = await signInAs('admin');
let post;

await step('an administrator uploads the zip and activates the plugin', async () => {
  const { page } = admin;
  await page.goto(`${site.url}/wp-admin/plugin-install.php?tab=upload`);
  await page.setInputFiles('#pluginzip', zip);
  await page.click('#install-plugin-submit');
  await page.click('a[href*="action=activate"]');
  await page.locator('tr[data-slug="parvis"].active').waitFor();
});

await step('the shared PHP reads what people write', () => {
  const plugin = `${site.folder}/wp-content/plugins/parvis`;
  const files = [`${plugin}/includes/ParvisPlaceholder.php`, `${plugin}/widgets.json`];
  const { status, stdout, stderr } = spawnSync('php', ['tests/slow/cms/placeholder.php', ...files], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout + stderr);
  const list = spawnSync('php', ['tests/slow/cms/agenda.php', `${plugin}/includes/ParvisAgenda.php`], {
    encoding: 'utf8',
  });
  assert.equal(list.status, 0, list.stdout + list.stderr);
  const lists = ['ParvisLists', 'ParvisPlaceholder'].map((name) => `${plugin}/includes/${name}.php`);
  const chosen = spawnSync('php', ['tests/slow/cms/lists.php', ...lists, `${plugin}/widgets.json`], {
    encoding: 'utf8',
  });
  assert.equal(chosen.status, 0, chosen.stdout + chosen.stderr);
});

await step('without an address only editors see a message', async () => {
  const { page } = admin;
  await newPost(page);
  await write(page, '<!-- wp:shortcode -->[parvis widget="members"]<!-- /wp:shortcode -->');
  const { link } = await publish(page, 'Sans adresse');
  await page.goto(link);
  await page.getByText('Indiquez l’adresse de votre serveur Parvis').waitFor();
  const visitor = await open();
  await visitor.page.goto(link);
  assert.equal(await visitor.page.getByText('Indiquez l’adresse').count(), 0);
  assert.equal(await visitor.page.locator('[data-parvis]').count(), 0);
  await visitor.context.close();
});

await step('the settings page refuses an invalid address and keeps a valid one', async () => {
  const { page } = admin;
  const settings = `${site.url}/wp-admin/options-general.php?page=parvis`;
  await page.goto(settings);
  await page.getByLabel('Adresse de votre serveur Parvis').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Cette adresse n’est pas valable').waitFor();
  assert.doesNotMatch(kept(), /javascript/);
  await page.getByLabel('Adresse de votre serveur Parvis').fill(`${api.url}/`);
  await page.getByLabel('Thème').selectOption('light');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.locator('.notice-success, .updated').first().waitFor();
  assert.equal(await page.getByLabel('Adresse de votre serveur Parvis').inputValue(), api.url);
  assert.equal(await page.getByText('[parvis widget="members"]').count(), 1);
  await picture(page, 'settings');
});

await step('the settings refuse a form without a nonce, and authors', async () => {
  const before = kept();
  const form = { option_page: 'parvis', action: 'update', 'parvis_settings[api]': 'https://evil.example' };
  const answer = await admin.page.request.post(`${site.url}/wp-admin/options.php`, { form });
  assert.equal(answer.status(), 403);
  const author = await signInAs('auteur');
  const refused = await author.page.goto(`${site.url}/wp-admin/options-general.php?page=parvis`);
  assert.equal(refused.status(), 403);
  await author.context.close();
  assert.equal(kept(), before);
});

await step('the block is found by name, shows a preview and follows its settings', async () => {
  const { page, seen } = admin;
  const canvas = await newPost(page);
  await canvas.getByRole('textbox', { name: /title/i }).first().click();
  await page.keyboard.type('Membres');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/parvis');
  await page.getByRole('option', { name: 'Parvis' }).click();
  const block = canvas.locator('[data-type="parvis/widget"]');
  await block.locator('parvis-members').getByRole('button', { name: 'Se connecter' }).waitFor();
  const theme = await block.locator('parvis-members').getAttribute('theme');
  assert.equal(theme, 'light');
  await page.evaluate(() => {
    const { data } = window.wp;
    const [found] = data
      .select('core/block-editor')
      .getBlocks()
      .filter(({ name }) => name === 'parvis/widget');
    data.dispatch('core/block-editor').selectBlock(found.clientId);
    (data.dispatch('core/edit-post').openGeneralSidebar ?? (() => {}))('edit-post/block');
  });
  await page.getByLabel('Composant', { exact: true }).selectOption('events');
  await block.locator('parvis-events').waitFor();
  await page.getByLabel('Composant', { exact: true }).selectOption('members');
  await page.getByLabel('Lignes par page').selectOption('25');
  await block
    .locator('parvis-members[page-size="25"]')
    .getByRole('button', { name: 'Se connecter' })
    .waitFor();
  await picture(page, 'block');
  post = await publish(page, 'Membres');
  assert.match(saved(post.id), /<!-- wp:parvis\/widget \{"settings":\{"page-size":"25"\}\} \/-->/);
  assert.deepEqual(seen.errors, []);
});

await step('a visitor signs in on the page and sees the members', async () => {
  const { page, context, seen } = await open();
  await page.goto(post.link);
  const script = page.locator('script[src*="/cdn/parvis.js"]');
  assert.equal(await script.count(), 1);
  assert.equal(await script.getAttribute('type'), 'module');
  assert.equal(await script.getAttribute('data-cfasync'), 'false');
  await picture(page, 'visitor-signed-out');
  await signInToWidget(page);
  await page.locator('parvis-members tbody tr').nth(24).waitFor();
  assert.equal(await page.locator('parvis-members tbody tr').count(), 25);
  await picture(page, 'visitor-members');
  const origins = new Set(seen.requests.filter((url) => /^http/.test(url)).map((url) => new URL(url).origin));
  assert.deepEqual([...origins].sort(), [api.url, site.url].sort());
  assert.deepEqual(seen.errors, []);
  await context.close();
});

await step('the agenda reads without scripts, and is upgraded in place [EL10]', async () => {
  const headers = { 'content-type': 'application/json' };
  const send = async (path, body) =>
    (await fetch(api.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const { data } = await send('/api/login', { email: api.email, password: api.password });
  headers.authorization = `Token ${data.token}`;
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await send('/api/events/', {
    ...{ nom_evenement: 'Fête & <b>repas</b>', lieu: 'Cour', date: `${day}T18:00:00`, heure_debut: '18:00' },
    ...{ is_recurrent: false, public: true },
  });
  const { page } = admin;
  await newPost(page);
  await write(page, '<!-- wp:shortcode -->[parvis widget="agenda" place="cour"]<!-- /wp:shortcode -->');
  const { link } = await publish(page, 'Agenda');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(link);
  const list = reader.locator('[data-parvis="agenda"]');
  assert.match(await list.textContent(), /18:00 · Fête & <b>repas<\/b> · Cour/);
  const json = await list.locator('script[type="application/ld+json"]').textContent();
  assert.equal(JSON.parse(json)[0].startDate, `${day}T18:00`);
  await picture(reader, 'agenda-plain');
  await plain.close();
  const visitor = await open();
  await visitor.page.goto(link);
  await visitor.page.locator('parvis-agenda h3', { hasText: 'Fête & <b>repas</b>' }).waitFor();
  assert.equal(await visitor.page.locator('.parvis-agenda').isVisible(), false);
  await picture(visitor.page, 'agenda');
  assert.deepEqual(visitor.seen.errors, []);
  await visitor.context.close();
});

await step('an author chooses a form by its name, and no page gets the key', async () => {
  const headers = { 'content-type': 'application/json' };
  const send = async (path, body) =>
    (await fetch(api.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const { data } = await send('/api/login', { email: api.email, password: api.password });
  headers.authorization = `Token ${data.token}`;
  const field = { nom_du_champ: 'Nom', type_de_champ: 'text', option: '', is_required: false };
  const form = await send('/api/formulaires/', {
    ...{ nom_du_formulaire: 'Aide <au> culte', description: '', form_extend: false, form_static: false },
    champs: [{ ...field, placeholder: '' }],
  });
  const { cle } = (await send('/api/site/')).data;
  const { page } = admin;
  const settings = `${site.url}/wp-admin/options-general.php?page=parvis`;
  await page.goto(settings);
  await page.getByLabel('Clé du site').fill(cle);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Une clé est enregistrée').waitFor();
  await page.getByText(`identifiant="${form.data.identifiant}" submit]`).waitFor();
  assert.equal((await page.content()).includes(cle), false);
  assert.match(kept(), new RegExp(cle));
  const stranger = await fetch(`${site.url}/?rest_route=/parvis/v1/lists`);
  assert.equal(stranger.status, 401);
  const author = await signInAs('auteur');
  await newPost(author.page);
  await write(author.page, '<!-- wp:parvis/widget {"widget":"form"} /-->');
  await author.page.evaluate(() => {
    const { data } = window.wp;
    const [block] = data.select('core/block-editor').getBlocks();
    data.dispatch('core/block-editor').selectBlock(block.clientId);
    (data.dispatch('core/edit-post').openGeneralSidebar ?? (() => {}))('edit-post/block');
  });
  await author.page.getByLabel('Formulaire ouvert').selectOption({ label: 'Aide <au> culte' });
  assert.equal((await author.page.content()).includes(cle), false);
  await picture(author.page, 'chooser');
  const { id, link } = await publish(author.page, 'Aide');
  assert.match(saved(id), new RegExp(`"identifiant":"${form.data.identifiant}","submit":true`));
  assert.deepEqual(author.seen.errors, []);
  await author.context.close();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(link);
  const own = await reader.getByRole('link', { name: 'Ouvrir le formulaire' }).getAttribute('href');
  assert.equal(own, `${api.url}/formulaires/${form.data.identifiant}`);
  assert.equal((await reader.content()).includes(cle), false);
  await plain.close();
  const visitor = await open();
  await visitor.page.goto(link);
  await visitor.page.locator('parvis-form').getByLabel('Nom').waitFor();
  assert.equal(await visitor.page.locator('.parvis-link').count(), 0);
  assert.deepEqual(visitor.seen.errors, []);
  await visitor.context.close();
});

await step('a page without a widget loads no script of Parvis', async () => {
  const { page, context } = await open();
  await page.goto(`${site.url}/?p=1`);
  assert.equal(await page.locator('script[src*="parvis"]').count(), 0);
  await context.close();
});

await step('content of an author survives the filter and sends passwords to no other address', async () => {
  const author = await signInAs('auteur');
  await newPost(author.page);
  const placeholder = '<div data-parvis="events" data-view="month" data-api="https://evil.example"></div>';
  await write(
    author.page,
    [
      '<!-- wp:shortcode -->[parvis widget="membres" page_size="10" api="https://evil.example"]<!-- /wp:shortcode -->',
      `<!-- wp:html -->${placeholder}<parvis-login api="https://evil.example"></parvis-login><!-- /wp:html -->`,
      '<!-- wp:parvis/widget {"widget":"login","settings":{"api":"https://evil.example"}} /-->',
    ].join('\n\n'),
  );
  const written = await publish(author.page, 'D’un auteur');
  assert.match(saved(written.id), /data-parvis="events"/);
  assert.doesNotMatch(saved(written.id), /<parvis-login/);
  await author.context.close();
  const { page, context } = await open();
  await page.goto(written.link);
  for (const tag of ['parvis-members', 'parvis-events', 'parvis-login'])
    await page.locator(tag).getByRole('button', { name: 'Se connecter' }).first().waitFor();
  const addresses = await page
    .locator('[data-parvis] > *')
    .evaluateAll((widgets) => widgets.map((widget) => widget.getAttribute('api')));
  assert.deepEqual(addresses, [api.url, api.url, api.url]);
  assert.equal(await page.locator('script[src*="/cdn/parvis.js"]').getAttribute('data-api'), api.url);
  assert.equal(await page.locator('link[href*="/parvis.css"]').count(), 1);
  // Only an element that names another address gets the address of the site before it.
  assert.doesNotMatch(await page.content(), /data-api="([^"]*)"[^>]*data-api="\1"/);
  assert.equal(await page.locator('parvis-members').getAttribute('page-size'), '10');
  assert.equal(await page.locator('script[src*="/cdn/parvis.js"]').count(), 1);
  await picture(page, 'author');
  await context.close();
});

await step('an administrator’s element works in classic text, without an address', async () => {
  await newPost(admin.page);
  await write(
    admin.page,
    'Avant\n\n<parvis-login theme="dark"></parvis-login>\n\n[parvis widget="login" readonly]\n\n[parvis widget="membre"]',
  );
  const { link } = await publish(admin.page, 'Classique');
  const { page, context } = await open();
  await page.goto(link);
  await page.locator('parvis-login[theme="dark"]').getByRole('button', { name: 'Se connecter' }).waitFor();
  assert.equal(await page.locator('parvis-login[theme="dark"]').getAttribute('api'), api.url);
  assert.equal(await page.locator('[data-parvis="login"] > parvis-login').getAttribute('readonly'), 'true');
  assert.equal(await page.getByText('n’a pas de composant').count(), 0);
  await context.close();
});

await step('deleting the plugin leaves nothing behind and no page broken', async () => {
  const { page } = admin;
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await page.click('#deactivate-parvis');
  await page.locator('tr[data-slug="parvis"].inactive').waitFor();
  // Without scripts WordPress asks on a separate page.
  await page.goto(await page.locator('#delete-parvis').evaluate(({ href }) => href));
  await page.getByRole('button', { name: /delete these files/ }).click();
  await page.waitForURL(/deleted=/);
  assert.equal(await page.locator('tr[data-slug="parvis"]').count(), 0);
  assert.equal(kept(), '');
  assert.equal(site.query("SELECT COUNT(*) FROM wp_options WHERE option_name = 'parvis_lists'"), '0');
  const visitor = await open();
  assert.equal((await visitor.page.goto(post.link)).status(), 200);
  await visitor.context.close();
});

await step('PHP and WordPress logged no complaint', () => assert.deepEqual(site.complaints(), []));

await browser.close();
await api.close();
await site.close();
sayCounts({ passed: passes, failed: failures });
process.exit(failures === 0 ? 0 : 1);
