import { groupsArea } from '../../../../src/areas/groups/area.ts';
import { formatDate, isoDay } from '../../../../src/texts/formats.ts';
import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { axeCheck } from '../../../support/mount.tsx';
import {
  buttonNames,
  dialog,
  dialogShown,
  input,
  maybeDialog,
  maybeInput,
  pressButton,
  textOf,
} from '../../../support/onScreen.ts';
import { nth, present } from '../../../support/present.ts';
import { printed } from '../../../support/printed.ts';
import { eventually, focused, until } from '../../../support/queries.ts';
import { failNext, hold, release } from '../../../support/reference.ts';
import { savedFiles } from '../../../support/savedFiles.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeRow, onServer, word } from '../../../support/serverRows.ts';
import { fill, press, setViewport } from '../../../support/user.ts';
import { cases } from '../../catalog/cases.ts';
import { catalogSuite } from '../../catalog/catalogSuite.tsx';
import { avatarOf, colorOf, eighth, itemNamed, items, rgb, searchBox } from '../../catalog/fixtures.ts';

const LIST = 'GET /api/groupes/';
const MEMBERS = 'GET /api/groupes/*/membres/';

describe('Groups, as every list', () =>
  catalogSuite(cases.groups, {
    rows: '[AD1, G1, G2, G7]',
    initials: '[AD12, G4]',
    loading: '[AD1, AD2, AD3, AD4, G19]',
    creating: '[AD5, AD6, AD7, AD10, AD11, G8, G10, G21]',
    editing: '[AD6, AD7, AD10, AD11, G9, G10, G21]',
    deleting: '[AD5, AD6, AD10, G11, G21]',
    refused: '[AD9, G20]',
    searching: '[AD8, G3]',
  }));

describe('Groups', () => {
  eachOnServer();

  /** A group of the test's own, its members as given, and the dialog that shows them. */
  const opened = async (members?: readonly object[]) => {
    const name = word();
    const { id } = await makeRow('/api/groupes/', { nom: name });
    const { root } = await showOnServer(groupsArea);
    await until(() => itemNamed(root, name));
    if (members) await failNext(MEMBERS, { status: 200, body: { data: { data: { membres: members } } } });
    await pressButton(root, `Voir les membres\u00a0: ${name}`);
    return { root, nom: name, id, people: await dialogShown(root) };
  };
  const facts = (person: Element) =>
    Object.fromEntries(
      [...person.querySelectorAll('dl > div')].map((fact) => [
        query(fact, 'dt').textContent,
        query(fact, 'dd').textContent,
      ]),
    );

  it('show their number of members, their description and the days of creation and change [G4, G5, G6, G12]', async () => {
    const group = (id: number, name: string, membres_count: number | null) => ({
      ...{ id, nom: name, membres_count, description: 'Le jeudi', color: id === 1 ? '#3B82F6' : null },
      ...{ created_at: '2024-03-05T10:00:00', updated_at: id === 1 ? '2024-04-06T10:00:00' : null },
    });
    const groups = [
      group(1, 'Un', 1),
      group(2, 'Zéro', 0),
      group(3, 'Mille', 1234),
      group(4, 'Inconnu', null),
    ];
    await failNext(LIST, { status: 200, body: { data: { data: { groupes: groups } } } });
    const { root } = await showOnServer(groupsArea);
    await until(() => items(root).length === 4);
    const counts = items(root).map((item) => textOf(item.querySelector('[part=badge]')));
    expect(counts).toEqual(['1 membre', '0 membre', '1\u202f234 membres', '0 membre']);
    expect(textOf(items(root)[0])).toMatch(
      /^UUn1 membreLe jeudiCréé le 05\/03\/2024 · Modifié le 06\/04\/2024/,
    );
    expect(textOf(items(root)[1])).not.toContain('Modifié le');
    expect(items(root).map(colorOf)).toEqual([rgb('#3B82F6'), ...['Zéro', 'Mille', 'Inconnu'].map(eighth)]);
    expect(getComputedStyle(avatarOf(nth(items(root), 0))).borderRadius).toBe('50%');
  });

  it('show what the back end answers to a change, and send an emptied description [G9]', async () => {
    const { root, sent } = await showOnServer(groupsArea);
    await until(() => items(root).length > 0);
    const name = word();
    await pressButton(root, 'Nouveau Groupe');
    await fill(await until(() => maybeInput(root, 'nom')), name);
    await fill(input(root, 'description'), 'Le jeudi');
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => itemNamed(root, name));
    await pressButton(root, `Modifier ${name}`);
    await fill(await until(() => maybeInput(root, 'description')), '');
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => !maybeDialog(root));
    const id = nth(sent, 1).path.split('/').at(-2);
    expect(nth(sent, 1).body).toEqual({ id, nom: name, description: '', updated_at: expect.any(String) });
    expect(textOf(itemNamed(root, name))).not.toContain('Le jeudi');

    const answer = { id: Number(nth(sent, 1).body!.id), nom: name, description: 'Le vendredi' };
    await failNext('PUT /api/groupes/*', { status: 200, body: { data: { data: answer } } });
    await pressButton(root, `Modifier ${name}`);
    await fill(await until(() => maybeInput(root, 'description')), 'Demain');
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => textOf(itemNamed(root, name)).includes('Le vendredi'));
  });

  it('show every known fact of their members [G13, G14, G15, G16, G17, AD12]', async () => {
    const name = word();
    const { id } = await makeRow('/api/groupes/', { nom: name });
    const person = await makeRow('/api/membres/', {
      ...{ nom: 'Traoré', prenom: 'Zoé', genre: 'feminin', email: 'zoe@exemple.fr' },
      ...{ telephone: '06 12 34 56 78', profession: 'Sage-femme', situation_matrimoniale: 'marie' },
      ...{ adresse: '3 rue du Port', ville: 'Brest', nationalite: 'Togolaise', date_naissance: '1990-03-05' },
    });
    const spouse = await makeRow('/api/membres/', { nom: 'Traoré', prenom: 'Luc', genre: 'masculin' });
    await onServer('POST', `/api/membres/${person.id}/ajouter_conjoint/`, { conjoint_id: spouse.id });
    await onServer('POST', `/api/groupes/${id}/insert_membre/`, { membre_ids: [person.id, spouse.id] });
    const { root } = await showOnServer(groupsArea);
    await until(() => itemNamed(root, name));
    await pressButton(root, `Voir les membres\u00a0: ${name}`);
    const people = await dialogShown(root);
    const [luc, zoe] = await until(() => {
      const found = [...people.querySelectorAll('li')];
      return found.length === 2 ? found : null;
    });
    expect(textOf(zoe)).toMatch(/^TZTraoré ZoéFemmeMembre/);
    expect(textOf(luc)).toMatch(/^TLTraoré LucHommeMembre/);
    const [last, first] = [...zoe!.querySelectorAll('p > span > span')].map(
      (word) => getComputedStyle(word).fontWeight,
    );
    expect(Number(last)).toBeGreaterThan(Number(first));
    expect([zoe!, luc!].map(colorOf)).toEqual([eighth('Zoé Traoré'), eighth('Luc Traoré')]);
    const today = formatDate(isoDay(new Date()));
    expect(facts(zoe!)).toEqual({
      ...{ 'E-mail': 'zoe@exemple.fr', Téléphone: '06 12 34 56 78', Profession: 'Sage-femme' },
      ...{ 'Situation matrimoniale': 'Mariée', Adresse: '3 rue du Port', Ville: 'Brest' },
      ...{ Nationalité: 'Togolaise', 'Date de naissance': '05/03/1990', Conjoint: 'Traoré Luc' },
      ...{ 'Catégorie d’âge': 'Adulte (30–64\u00a0ans)', 'Date d’inscription': today },
    });
    expect(facts(luc!)['E-mail']).toBe('Non renseigné');
    await axeCheck(root);
    await setViewport({ width: 320, height: 700 });
    await axeCheck(root);
    expect(people.scrollWidth).toBeLessThanOrEqual(people.clientWidth);
  });

  it('say that members load, could not be loaded, or are missing [G18, G19]', async () => {
    await hold(MEMBERS);
    const { root, people } = await opened();
    await until(() => textOf(people).includes('Chargement...'));
    await release();
    await until(() => textOf(people).includes('Aucun membre dans ce groupe'));
    await press('Escape');
    await until(() => !maybeDialog(root));
    await eventually(() => expect(focused()!.textContent).toBe('Voir les membres'));

    await failNext(MEMBERS, { status: 400, body: { message: 'Base en maintenance' } });
    const { people: failed } = await opened();
    await until(() => textOf(failed).includes('Erreur lors du chargement des membres'));
    expect(textOf(failed)).toContain('Base en maintenance');
    await pressButton(failed, 'Réessayer');
    await until(() => textOf(failed).includes('Aucun membre dans ce groupe'));
  });

  it('keep few of 5,000 members in the document, and let keys and search reach all of them [G13, G14]', async () => {
    const members = Array.from({ length: 5000 }, (_, i) => ({
      id: i + 1,
      nom: `Nom${i + 1}`,
      prenom: 'Élodie',
    }));
    const { people } = await opened(members);
    await until(() => textOf(people).includes('5\u202f000 membres'));
    const shown = () => [...people.querySelectorAll('li')];
    expect(shown().length).toBeLessThan(40);
    const scroller = people.querySelector<HTMLElement>('section[tabindex]')!;
    scroller.focus();
    await press('End');
    const last = await until(() => shown().find((person) => textOf(person).includes('Nom5000')) ?? null);
    // A fact that the back end leaves out has a text of its own.
    expect(textOf(last)).toMatch(/^NÉNom5000 ÉlodieFemmeInscrit/);
    expect(last.getAttribute('aria-posinset')).toBe('5000');
    expect(last.getAttribute('aria-setsize')).toBe('5000');
    await until(() => last.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom + 1);
    expect(shown().length).toBeLessThan(40);
    await fill(searchBox(people), 'elodie nom4321');
    await until(() => shown().length === 1);
    expect(textOf(people)).toContain('1 membre');
    expect(scroller.scrollTop).toBe(0);
  });

  it('print all of their members, or say which were searched for, with whole numbers and addresses', async () => {
    const member = (id: number, nom: string, more: object = {}) => ({
      ...{ id, nom, prenom: 'Zoé', telephone: '06 39 98 15 07', email: `zoe.${nom}@courriel.test` },
      ...{ adresse: '12 rue des Écoles', ville: 'Lyon', situation_matrimoniale: 'Marié(e)', ...more },
    });
    const long = 'x'.repeat(60);
    const { people, nom } = await opened([member(1, 'Nguyên-Hoàng'), member(2, 'Diop'), member(3, long)]);
    const print = printed();
    try {
      await until(() => people.querySelectorAll('li').length === 3);
      await pressButton(people, 'Imprimer');
      const all = nth(print.sheets, 0);
      expect(query(all, 'h1').textContent).toBe(`Membres du groupe «\u00a0${nom}\u00a0»`);
      expect(query(all, 'p').textContent).toBe('3 membres');
      expect([...all.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
        'Nom',
        'Téléphone',
        'E-mail',
        'Adresse',
        'Ville',
        'Profession',
      ]);
      const widthOf = (cell: Element) => cell.scrollWidth <= cell.clientWidth;
      expect([...all.querySelectorAll('th, td')].every(widthOf)).toBe(true);
      const [phone, email] = [...all.querySelectorAll('tbody tr:first-child td')];
      expect(all.defaultView!.getComputedStyle(present(phone, 'telephone')).whiteSpace).toBe('nowrap');
      expect(email?.querySelectorAll('wbr').length).toBe(4);
      await fill(present(people.querySelector('input[type=search]'), 'search'), 'diop');
      await until(() => people.querySelectorAll('li').length === 1);
      await pressButton(people, 'Imprimer');
      const lines = [...nth(print.sheets, 1).querySelectorAll('p')].map((line) => line.textContent);
      expect(lines.slice(0, 2)).toEqual(['1 membre sur 3', 'Recherche\u00a0: «\u00a0diop\u00a0»']);
    } finally {
      print.restore();
    }
  });

  it('let their members be removed, exported and their e-mails copied, and not removed in a readonly widget [W9]', async () => {
    let copied = '';
    const writeText = async (text: string) => {
      copied = text;
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const name = word();
    const { id } = await makeRow('/api/groupes/', { nom: name });
    const fields = { nom: 'Traoré', genre: 'feminin' };
    const zoe = await makeRow('/api/membres/', { ...fields, prenom: 'Zoé', email: 'zoe@exemple.fr' });
    const ada = await makeRow('/api/membres/', { ...fields, prenom: 'Ada' });
    await onServer('POST', `/api/groupes/${id}/insert_membre/`, { membre_ids: [zoe.id, ada.id] });
    const { root, sent } = await showOnServer(groupsArea);
    await until(() => itemNamed(root, name));
    await pressButton(root, `Voir les membres\u00a0: ${name}`);
    const people = await dialogShown(root);
    await until(() => people.querySelectorAll('li').length === 2);
    await pressButton(people, 'Copier les e-mails');
    await until(() => copied === 'zoe@exemple.fr');
    const files = savedFiles();
    await pressButton(people, 'Exporter');
    files.restore();
    const [file] = files.saved;
    expect(file?.name).toBe(`Membres_du_groupe_${name}.csv`);
    const [header, ada1, zoe1] = (await present(file, 'file').blob.text()).split('\r\n');
    expect(header).toMatch(/^Nom;Prénom;E-mail;Téléphone;/);
    expect([ada1, zoe1].map((line) => line?.split(';').slice(0, 3).join(' '))).toEqual([
      'Traoré Ada ',
      'Traoré Zoé zoe@exemple.fr',
    ]);
    await pressButton(people, 'Retirer Traoré Ada');
    await pressButton(query(root, 'dialog[role=alertdialog]'), 'Retirer');
    await until(() => people.querySelectorAll('li').length === 1);
    expect(sent.at(-1)?.body).toEqual({ groupe_id: String(id), member_ids: [ada.id] });
    await eventually(() => expect(focused()?.getAttribute('aria-label')).toContain(name));
    await until(() => textOf(itemNamed(root, name)).includes('1 membre'));

    await press('Escape');
    await until(() => !maybeDialog(root));
    const { root: reader } = await showOnServer(groupsArea, { readonly: true });
    await until(() => itemNamed(reader, name));
    await pressButton(reader, `Voir les membres\u00a0: ${name}`);
    await until(() => maybeDialog(reader)?.querySelector('li'));
    expect(buttonNames(dialog(reader)).filter((name) => /^(Retirer|Copier|Exporter)/.test(name))).toEqual([
      'Copier les e-mails',
      'Exporter',
    ]);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('let members be added, and say before and after who leaves which group [W5, W9]', async () => {
    const [name, other] = [word(), word()];
    await makeRow('/api/groupes/', { nom: name });
    const { id: otherId } = await makeRow('/api/groupes/', { nom: other });
    const family = word();
    const make = (firstName: string) =>
      makeRow('/api/membres/', { nom: family, genre: 'feminin', prenom: firstName });
    await make('Ada');
    const [zoe, mia] = [await make('Zoé'), await make('Mia')];
    await onServer('POST', `/api/groupes/${otherId}/insert_membre/`, { membre_ids: [zoe.id] });
    const { root, sent } = await showOnServer(groupsArea);
    await until(() => itemNamed(root, name));
    await pressButton(root, `Voir les membres\u00a0: ${name}`);
    const people = await dialogShown(root);
    await until(() => textOf(people).includes('Aucun membre dans ce groupe'));
    await pressButton(people, 'Ajouter des membres');
    const adding = await until(() =>
      [...root.querySelectorAll('dialog')].find((one) => one !== people && one.open),
    );
    const choices = () => [...adding.querySelectorAll('[role=option]')].map(textOf);
    const box = await until(() => adding.querySelector<HTMLInputElement>('input'));
    await fill(box, family);
    await until(() => choices().length === 3);
    for (const name of ['Mia', 'Zoé']) {
      await fill(box, `${family} ${name}`);
      await until(() => choices().length === 1);
      await press('Enter');
    }
    await until(() => textOf(adding).includes(`1 membre quittera son groupe actuel\u00a0: ${other} (1).`));
    expect(sent).toEqual([]);
    await pressButton(adding, 'Ajouter');
    await until(() => people.querySelectorAll('li').length === 2);
    expect(new Set(sent.at(-1)?.body?.membre_ids as number[])).toEqual(new Set([zoe.id, mia.id]));
    // Those who are there already are not proposed.
    await pressButton(people, 'Ajouter des membres');
    const again = await until(() =>
      [...root.querySelectorAll('dialog')].find((one) => one !== people && one.open),
    );
    await fill(await until(() => again.querySelector<HTMLInputElement>('input')), family);
    await until(() => again.querySelectorAll('[role=option]').length === 1);
    expect(textOf(query(again, '[role=option]'))).toContain('Ada');
    await pressButton(again, 'Annuler');
    await until(() => !again.isConnected || !again.open);
    const said = `2 membres ajoutés au groupe «\u00a0${name}\u00a0». 1 membre a quitté son groupe\u00a0: ${other} (1).`;
    await until(() => root.textContent?.includes(said));
    await press('Escape');
    await until(() => !maybeDialog(root));
    const { root: reader } = await showOnServer(groupsArea, { readonly: true });
    await until(() => itemNamed(reader, name));
    await pressButton(reader, `Voir les membres\u00a0: ${name}`);
    await until(() => maybeDialog(reader)?.querySelector('li'));
    expect(buttonNames(dialog(reader))).not.toContain('Ajouter des membres');
  });
});
