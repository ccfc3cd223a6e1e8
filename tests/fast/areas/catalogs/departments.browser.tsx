import { consoleArea } from '../../../../src/areas/console/area.ts';
import { departmentsArea } from '../../../../src/areas/departments/area.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import {
  acknowledge,
  dialog,
  maybeDialog,
  maybeInput,
  pressButton,
  textOf,
} from '../../../support/onScreen.ts';
import { nth } from '../../../support/present.ts';
import { until } from '../../../support/queries.ts';
import { failNext } from '../../../support/reference.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeRow, onServer, word } from '../../../support/serverRows.ts';
import { fill, press } from '../../../support/user.ts';
import { cases } from '../../catalog/cases.ts';
import { catalogSuite } from '../../catalog/catalogSuite.tsx';
import { alertText, colorOf, eighth, itemNamed, items, rgb } from '../../catalog/fixtures.ts';

const MEMBERS = 'GET /api/departements/*/membres/';

describe('Departments, as every list', () =>
  catalogSuite(cases.departments, {
    rows: '[AD1, DP1, DP2, DP5]',
    initials: '[AD12, DP15]',
    loading: '[AD1, AD2, AD3, AD4, DP13]',
    creating: '[AD5, AD6, AD7, AD10, AD11, DP6, DP7, DP8, DP14]',
    editing: '[AD6, AD7, AD10, AD11, DP6, DP7, DP8, DP14]',
    deleting: '[AD5, AD6, AD10, DP14]',
    refused: '[AD9, DP13]',
    searching: '[AD8, DP9]',
  }));

describe('Departments', () => {
  eachOnServer();

  it('show the back end’s count, two lines of their mission and always a colour [DP2, DP3, DP4, DP15]', async () => {
    const created_at = '2024-03-05T10:00:00';
    const departments = [
      { id: 1, nom: 'Accueil', membres_count: 3, nombre_serviteurs: 9, color: '#3B82F6', created_at },
      { id: 2, nom: 'Chant', nombre_serviteurs: 1, color: null, mission: 'Mot '.repeat(200), created_at },
      { id: 3, nom: 'Son', created_at: null },
    ];
    await failNext('GET /api/departements/', {
      status: 200,
      body: { data: { data: { departements: departments } } },
    });
    const { root } = await showOnServer(departmentsArea);
    await until(() => items(root).length === 3);
    expect(items(root).map((item) => textOf(item.querySelector('[part=badge]')))).toEqual([
      '3 membres',
      '1 membre',
      '0 membre',
    ]);
    expect(textOf(items(root)[0])).toContain('Créé le 05/03/2024');
    expect(items(root).map(colorOf)).toEqual([rgb('#3B82F6'), eighth('Chant'), eighth('Son')]);
    const mission = [...nth(items(root), 1).querySelectorAll('p')].find((p) =>
      p.textContent!.startsWith('Mot'),
    )!;
    const line = Number.parseFloat(getComputedStyle(mission).lineHeight);
    expect(Math.round(mission.getBoundingClientRect().height / line)).toBe(2);
    const tops = items(root).map((item) => item.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
  });

  it('keep their colour when changed, and show what the back end answers, if anything [DP7]', async () => {
    const department = { id: 1, nom: 'Accueil', membres_count: 3, color: '#3B82F6', mission: 'Saluer' };
    await failNext('GET /api/departements/', {
      status: 200,
      body: { data: { departements: [department] } },
    });
    const { root, sent } = await showOnServer(departmentsArea);
    await until(() => items(root).length === 1);
    await failNext('PUT /api/departements/*', { status: 200, body: { data: {} } });
    await pressButton(root, 'Modifier Accueil');
    await fill(await until(() => maybeInput(root, 'mission')), ' Recevoir ');
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => textOf(items(root)[0]).includes('Recevoir'));
    expect(nth(sent, 0).body).toEqual({ id: 1, nom: 'Accueil', mission: 'Recevoir', color: '#3B82F6' });
    expect(colorOf(nth(items(root), 0))).toBe(rgb('#3B82F6'));
    await until(() => !maybeDialog(root));

    const answer = { id: 1, nom: 'Accueil', mission: 'Recevoir avec le sourire' };
    await failNext('PUT /api/departements/*', { status: 200, body: { data: { data: answer } } });
    await pressButton(root, 'Modifier Accueil');
    await fill(await until(() => maybeInput(root, 'mission')), 'Sourire');
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => textOf(items(root)[0]).includes('Recevoir avec le sourire'));
    expect(textOf(items(root)[0])).toContain('3 membres');
  });

  it('show their members, or alert that these can’t be loaded [DP10, DP11, DP12]', async () => {
    const name = word();
    const { id } = await makeRow('/api/departements/', { nom: name });
    const person = await makeRow('/api/membres/', {
      ...{ nom: 'Traoré', prenom: 'Zoé', genre: 'feminin', email: 'zoe@exemple.fr' },
      ...{ telephone: '06 12 34 56 78', profession: 'Sage-femme', situation_matrimoniale: 'marie' },
      date_naissance: '1990-03-05',
    });
    await onServer('POST', '/api/serviteurs/ajouter_membre_departement/', {
      departement_id: id,
      membre_ids: [person.id],
    });
    const empty = word();
    await makeRow('/api/departements/', { nom: empty });
    const { root } = await showOnServer(departmentsArea);
    await until(() => itemNamed(root, name));
    await failNext(MEMBERS, { status: 400 });
    await pressButton(root, `Voir\u00a0: ${name}`);
    expect(await alertText(root)).toBe('Erreur\nErreur lors du chargement des membres du département');
    await acknowledge(root);
    const people = dialog(root);
    await pressButton(people, 'Réessayer');
    const zoe = await until(() => people.querySelector('li'));
    expect(textOf(zoe)).toMatch(/^TZTraoré ZoéFemmeE-mail/);
    const facts = [...zoe.querySelectorAll('dl > div')].map((fact) => [
      query(fact, 'dt').textContent,
      query(fact, 'dd').textContent,
    ]);
    expect(Object.fromEntries(facts)).toEqual({
      ...{ 'E-mail': 'zoe@exemple.fr', Téléphone: '06 12 34 56 78', Profession: 'Sage-femme' },
      ...{ 'Situation matrimoniale': 'Mariée', 'Date de naissance': '05/03/1990' },
    });
    await pressButton(people, 'Fermer');
    await until(() => !maybeDialog(root));
    await pressButton(root, `Voir\u00a0: ${empty}`);
    await until(() => textOf(maybeDialog(root)).includes('Aucun membre dans ce département'));
  });

  it('lead from their members to each record, and to the list where it can be filtered by them [W9]', async () => {
    const name = word();
    const { id } = await makeRow('/api/departements/', { nom: name });
    const person = await makeRow('/api/membres/', { nom: 'Traoré', prenom: 'Zoé', genre: 'feminin' });
    await onServer('POST', '/api/serviteurs/ajouter_membre_departement/', {
      departement_id: id,
      membre_ids: [person.id],
    });
    const links = async (send?: typeof fetch) => {
      const at = { routing: 'memory', route: '/apps/departements' };
      const { root } = await showOnServer(consoleArea, at, send);
      await until(() => itemNamed(root, name));
      await pressButton(root, `Voir\u00a0: ${name}`);
      await until(() => maybeDialog(root)?.querySelector('li'));
      const shown = [...dialog(root).querySelectorAll('a')].map((link) => link.textContent);
      await press('Escape');
      await until(() => !maybeDialog(root));
      return shown;
    };
    expect(await links()).toEqual(['Traoré Zoé', 'Ouvrir dans la liste des membres']);
    expect(await links(announcing())).toEqual(['Traoré Zoé']);
  });
});
