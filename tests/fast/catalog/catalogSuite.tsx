import { catalogListTexts } from '../../../src/catalog/texts.fr.ts';
import { announcing } from '../../support/announcing.ts';
import { expect } from '../../support/expect.ts';
import { query } from '../../support/lookups.ts';
import { axeCheck } from '../../support/mount.tsx';
import {
  acknowledge,
  buttonNames,
  dialog,
  dialogShown,
  input,
  maybeDialog,
  maybeInput,
  pressButton,
  textOf,
  toastText,
} from '../../support/onScreen.ts';
import { nth } from '../../support/present.ts';
import { byRole, eventually, focused, until } from '../../support/queries.ts';
import { calls, failNext, hold, release, resetServer } from '../../support/reference.ts';
import { showOnServer } from '../../support/screen.tsx';
import { eachOnServer, makeRow, onServer, word } from '../../support/serverRows.ts';
import { click, fill, press, setViewport } from '../../support/user.ts';
import type { CatalogCase } from './cases.ts';
import { alertText, avatarOf, colorOf, eighth, itemNamed, items, searchBox } from './fixtures.ts';

/** Requirements that each test shows, in brackets for its title. */
type Shown = Record<
  'rows' | 'initials' | 'loading' | 'creating' | 'editing' | 'deleting' | 'refused' | 'searching',
  string
>;

/** What all lists of administrators have in common, on the reference server. */
export function catalogSuite(one: CatalogCase, ids: Shown): void {
  eachOnServer();
  const [createFailed, updateFailed, removeFailed] = one.failed;
  const [created, updated, removed] = one.done;
  const { collection } = one;
  const draft = (name: string, words = 'Ce que c’est') => ({
    [one.name]: name,
    ...(one.description && { [one.description]: words }),
  });
  /** Rows as the back end wraps them. */
  const listed = (rows: object[]) => {
    const key = { '/api/groupes/': 'groupes', '/api/departements/': 'departements' }[collection];
    return key ? { [key]: rows } : rows;
  };
  const shown = async (attributes: object = {}, send?: typeof fetch) => {
    const page = await showOnServer(one.area, attributes, send);
    await until(() => items(page.root).length > 0);
    return page;
  };
  /** The list with one row of the test's own. */
  const withRow = async (send?: typeof fetch) => {
    const name = word();
    const row = await makeRow(collection, draft(name));
    const page = await shown({}, send);
    const item = await until(() => itemNamed(page.root, name));
    return { ...page, ...row, name, item };
  };

  it(`shows its rows with their actions, and fewer in a readonly widget ${ids.rows}`, async () => {
    const { root } = await shown();
    expect(textOf(root.querySelector('h1'))).toBe(one.title);
    expect(buttonNames(root)).toEqual(expect.arrayContaining(['Actualiser', one.create]));
    const item = nth(items(root), 0);
    const name = query(item, 'strong').textContent!;
    expect(avatarOf(item).textContent).toBe(name[0]);
    const first = nth(items(root), 0).getBoundingClientRect();
    const second = nth(items(root), 1).getBoundingClientRect();
    if (one.layout === 'grid') expect([second.top, second.left > first.right]).toEqual([first.top, true]);
    else expect([second.left, second.top >= first.bottom]).toEqual([first.left, true]);
    const view = one.view ? [`${one.view}\u00a0: ${name}`] : [];
    // The handle that moves a step comes with code of its own, sooner or later.
    const actions = buttonNames(item).filter((label) => label !== `Déplacer ${name}`);
    expect(actions).toEqual([...view, `Modifier ${name}`, `Supprimer ${name}`]);
    await axeCheck(root);
    await setViewport({ width: 320, height: 700 });
    // The buttons are beside the name, not below the description.
    const narrow = nth(items(root), 0);
    const [words, edit] = [query(narrow, 'strong'), query(narrow, '[aria-label^=Modifier]')];
    expect(edit.getBoundingClientRect().top).toBeLessThan(words.getBoundingClientRect().bottom);
    expect(byRole(root, 'button', 'Actualiser').getBoundingClientRect().width).toBeLessThan(50);
    await setViewport({ width: 1280, height: 900 });

    const { root: readonlyRoot } = await shown({ readonly: true });
    const offered = buttonNames(readonlyRoot);
    expect(offered.filter((label) => /Nouve|Modifier|Supprimer/.test(label))).toEqual([]);
    expect(offered).toContain('Actualiser');
    expect(offered.some((label) => Boolean(one.view) && label.startsWith(one.view!))).toBe(Boolean(one.view));
  });

  it(`gives initials without a colour one of eight, by the letters of the name ${ids.initials}`, async () => {
    const rows = ['Accueil', 'lieuccA', 'Bccueil', 'Écoute'].map((name, at) => ({
      id: at + 1,
      [one.name]: name,
    }));
    await failNext(`GET ${collection}`, { status: 200, body: { data: listed(rows) } });
    const { root } = await shown();
    expect(items(root).map((item) => avatarOf(item).textContent)).toEqual(['A', 'l', 'B', 'É']);
    expect(items(root).map(colorOf)).toEqual(['Accueil', 'Accueil', 'Bccueil', 'Écoute'].map(eighth));
    expect(new Set(items(root).map(colorOf)).size).toBe(3);
  });

  it(`shows that it loads, why it could not, a way to try again, and an empty list ${ids.loading}`, async () => {
    const isListed = `GET ${collection}`;
    await hold(isListed);
    const { root: first } = await showOnServer(one.area);
    await until(() => first.querySelector('h1'));
    expect([...first.querySelectorAll('[role=status]')].map(textOf)).toContain('Chargement...');
    await release();
    await until(() => items(first).length > 0);

    // More than enough: the list is also read ahead of its screen.
    await failNext(isListed, { status: 400, body: { message: 'Base en maintenance' }, times: 9 });
    const { root } = await showOnServer(one.area);
    const error = await until(() => root.querySelector('[role=alert]'));
    expect(textOf(error)).toContain(one.loadFailed);
    expect(textOf(error)).toContain('Base en maintenance');
    expect(items(root)).toHaveLength(0);
    await resetServer();
    await pressButton(root, 'Réessayer');
    await until(() => items(root).length > 0);
    await fill(searchBox(root), 'zzzzzz');
    await until(() => items(root).length === 0 && textOf(root).includes(one.empty));
    expect(textOf(root)).toContain('Modifiez ou effacez votre recherche.');
    await fill(searchBox(root), '');
    await until(() => items(root).length > 0);
    await failNext(isListed, { status: 200, body: { data: listed([]) } });
    await pressButton(root, 'Actualiser');
    await until(() => items(root).length === 0 && textOf(root).includes(one.empty));
    expect(buttonNames(root).filter((name) => name === one.create)).toHaveLength(2);
    expect(textOf(root.querySelector('[part=empty]'))).toBe(`${one.empty}${one.emptyHint}${one.create}`);
  });

  it(`creates a row: requires the name, trims it, is busy meanwhile, appends the row and says so ${ids.creating}`, async () => {
    const { root, sent } = await shown({ theme: 'dark' });
    const name = word();
    await pressButton(root, one.create);
    await until(() => maybeInput(root, one.name));
    await eventually(() => expect(focused()).toBe(maybeInput(root, one.name)));
    await axeCheck(root);
    await fill(input(root, one.name), '   ');
    await pressButton(dialog(root), 'Enregistrer');
    expect(await alertText(root)).toContain(one.required);
    await acknowledge(root);
    await until(() => focused() === maybeInput(root, one.name));
    expect(textOf(maybeDialog(root))).toContain(one.required);
    expect(sent).toEqual([]);

    await fill(input(root, one.name), `  ${name} `);
    if (one.description) await fill(input(root, one.description), ' Pour voir  ');
    await hold(`POST ${collection}`);
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => input(root, one.name).matches(':disabled'));
    expect(byRole(dialog(root), 'button', 'Annuler').matches(':disabled')).toBe(true);
    expect(byRole(dialog(root), 'button', /^Enregistrement/).getAttribute('aria-disabled')).toBe('true');
    await release();
    await until(() => !maybeDialog(root));
    expect(query(nth(items(root), -1), 'strong').textContent).toBe(name);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${collection}`]);
    expect(nth(sent, 0).body).toEqual({ ...draft(name, 'Pour voir'), ...one.createdWith });
    expect(await toastText(root)).toBe(created(name));
    expect((await calls()).filter((call) => call === `GET ${collection}`)).toHaveLength(1);
  });

  it(`edits a row in place, also with Enter, and fills the form with its values ${ids.editing}`, async () => {
    const { root, sent, id, name } = await withRow();
    const before = items(root).indexOf(itemNamed(root, name)!);
    await pressButton(root, `Modifier ${name}`);
    await until(() => maybeInput(root, one.name));
    expect(input(root, one.name).value).toBe(name);
    if (one.description) expect(input(root, one.description).value).toBe('Ce que c’est');
    await fill(input(root, one.name), '');
    await press('Enter');
    expect(await alertText(root)).toContain(one.required);
    await press('Enter');
    await until(() => focused() === maybeInput(root, one.name));
    await fill(input(root, one.name), ` ${name}b `);
    await press('Enter');
    await until(() => !maybeDialog(root));
    expect(items(root).indexOf(itemNamed(root, `${name}b`)!)).toBe(before);
    expect(itemNamed(root, name)).toBeNull();
    const version = { updated_at: expect.any(String) };
    const body = { ...draft(`${name}b`), ...one.updatedWith(id), ...version };
    expect(sent).toEqual([{ method: 'PUT', path: `${collection}${id}/`, body }]);
    expect(await toastText(root)).toBe(updated(`${name}b`));
    await eventually(() => expect(focused()!.getAttribute('aria-label')).toBe(`Modifier ${name}b`));
  });

  it(`deletes a row after a confirmation, and keeps the focus in the list ${ids.deleting}`, async () => {
    const { root, sent, id, name } = await withRow(announcing());
    await pressButton(root, `Supprimer ${name}`);
    const asked = await dialogShown(root);
    expect(textOf(asked)).toContain(name);
    expect(textOf(asked)).toContain(one.irreversible);
    expect(textOf(focused())).toBe('Annuler');
    await axeCheck(root);
    await press('Escape');
    await until(() => !maybeDialog(root));
    expect(sent).toEqual([]);
    await pressButton(root, `Supprimer ${name}`);
    await dialogShown(root);
    await hold(`DELETE ${collection}*`);
    await pressButton(dialog(root), 'Supprimer');
    await until(
      () => byRole(dialog(root), 'button', /^Suppression/).getAttribute('aria-disabled') === 'true',
    );
    expect(byRole(dialog(root), 'button', 'Annuler').matches(':disabled')).toBe(true);
    await release();
    await until(() => !maybeDialog(root) && !itemNamed(root, name));
    expect(sent).toEqual([{ method: 'DELETE', path: `${collection}${id}/`, body: undefined }]);
    expect(await toastText(root)).toBe(removed(name));
    expect(buttonNames(root)).not.toContain('Annuler');
    await until(() => focused()?.contains(searchBox(root)));
  });

  it('brings a deleted row back by «Annuler», where the back end keeps it [J2]', async () => {
    const { root, sent, id, name } = await withRow();
    await pressButton(root, `Supprimer ${name}`);
    await until(() => textOf(maybeDialog(root)).includes('gardé 30\u00a0jours dans la corbeille'));
    expect(textOf(dialog(root))).not.toMatch('irréversible');
    await pressButton(dialog(root), 'Supprimer');
    await until(() => !maybeDialog(root) && !itemNamed(root, name));
    await pressButton(root, 'Annuler');
    await until(() => itemNamed(root, name));
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `DELETE ${collection}${id}/`,
      expect.stringMatching(/^POST \/api\/corbeille\/\d+\/restaurer\/$/),
    ]);
  });

  it('says before a deletion how many members it concerns [W10]', async () => {
    const { root } = await shown();
    const [name, sentence] = one.concerned;
    await pressButton(root, `Supprimer ${name}`);
    const asked = await dialogShown(root);
    await until(() => sentence.test(textOf(asked)));
  });

  it(`says what failed, in the server’s words, and keeps what was typed ${ids.refused}`, async () => {
    const { root, id, name } = await withRow();
    await pressButton(root, one.create);
    await until(() => maybeInput(root, one.name));
    await fill(input(root, one.name), name);
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => textOf(maybeDialog(root)).includes('existe déjà'));
    await eventually(() => expect(focused()).toBe(maybeInput(root, one.name)));
    expect(maybeInput(root, one.name)?.getAttribute('aria-invalid')).toBe('true');
    expect(root.querySelector('dialog[role=alertdialog]')).toBeNull();
    expect(input(root, one.name).value).toBe(name);
    await failNext(`POST ${collection}`, { status: 500, body: { message: 'Base indisponible' } });
    await pressButton(dialog(root), 'Enregistrer');
    expect(await alertText(root)).toBe(
      `Erreur\n${createFailed}\nBase indisponible\n${catalogListTexts.unsure}`,
    );
    await acknowledge(root);
    await eventually(() =>
      expect(textOf(dialog(root).querySelector('[role=alert]'))).toContain(catalogListTexts.kept),
    );
    byRole(dialog(root), 'button', 'Réessayer');
    await pressButton(dialog(root), 'Annuler');
    await pressButton(root, 'Abandonner');
    await until(() => !maybeDialog(root));

    await pressButton(root, `Modifier ${name}`);
    await until(() => maybeInput(root, one.name));
    await fill(input(root, one.name), `${name}c`);
    await failNext(`PUT ${collection}*`, { status: 500, body: { message: 'Base indisponible' } });
    await pressButton(dialog(root), 'Enregistrer');
    expect(await alertText(root)).toBe(
      `Erreur\n${updateFailed}\nBase indisponible\n${catalogListTexts.unsure}`,
    );
    await acknowledge(root);
    await eventually(() => expect(input(root, one.name).value).toBe(`${name}c`));
    await press('Escape');
    await pressButton(root, 'Abandonner');
    await until(() => !maybeDialog(root));

    await failNext(`DELETE ${collection}*`, { status: 409, body: { message: 'Encore utilisé ailleurs' } });
    await pressButton(root, `Supprimer ${name}`);
    await dialogShown(root);
    await pressButton(dialog(root), 'Supprimer');
    expect(await alertText(root)).toBe(`Erreur\n${removeFailed}\nEncore utilisé ailleurs`);
    await acknowledge(root);
    await eventually(() => {
      expect(maybeDialog(root)).not.toBeNull();
      expect(itemNamed(root, name)).not.toBeNull();
    });

    await onServer('DELETE', `${collection}${id}/`);
    await pressButton(dialog(root), 'Supprimer');
    expect(await alertText(root)).toMatch(new RegExp(`^Erreur\n.*${name}.*n’existait déjà plus`));
    await acknowledge(root);
    await until(() => !maybeDialog(root) && !itemNamed(root, name));
  });

  it(`finds rows by any part of their name, in any case ${ids.searching}`, async () => {
    const { root, name } = await withRow();
    const all = items(root).length;
    const found = async (words: string) => {
      await fill(searchBox(root), words);
      await until(() => items(root).length === 1 && itemNamed(root, name));
      expect(textOf(root.querySelector('[role=status]'))).toMatch(/^1 /);
      await fill(searchBox(root), '');
      await until(() => items(root).length === all);
    };
    await found(name.slice(1).toUpperCase());
    if (one.description) await found('QUE C’EST');
  });

  it('shows the server’s refusal of a name of 10,000 letters at its field', async () => {
    const { root, item } = await withRow();
    await click(query(item, '[title^=Modifier]'));
    const control = await until(() => maybeInput(root, one.name));
    control.value = 'x'.repeat(10_000);
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => focused() === control && control.getAttribute('aria-invalid'));
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.value).toHaveLength(10_000);
  });
}
