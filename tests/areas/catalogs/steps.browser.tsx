import { steps } from '../../../src/areas/steps/area.ts';
import { cases } from '../../catalog/cases.ts';
import { catalogSuite } from '../../catalog/catalogSuite.tsx';
import {
  colorOf,
  dialog,
  eachOnServer,
  eighth,
  freshName,
  input,
  itemNamed,
  items,
  makeRow,
  openDialog,
  pressButton,
  query,
  rgb,
  show,
  textOf,
} from '../../catalog/page.tsx';
import { expect } from '../../support/expect.ts';
import { axeCheck } from '../../support/mount.tsx';
import { nth } from '../../support/present.ts';
import { focused, until } from '../../support/queries.ts';
import { failNext } from '../../support/reference.ts';
import { fill, press } from '../../support/user.ts';

describe('Steps, as every list', () =>
  catalogSuite(cases.steps, {
    rows: '[AD1, I1, I3]',
    initials: '[AD12, I13]',
    loading: '[AD1, AD2, AD3, AD4, I11]',
    creating: '[AD5, AD6, AD7, AD10, AD11, I4, I7, I9, I12]',
    editing: '[AD6, AD7, AD10, AD11, I4, I7, I10, I12]',
    deleting: '[AD5, AD6, AD10, I3, I12]',
    refused: '[AD9, I11]',
    searching: '[AD8, I8]',
  }));

describe('Steps', () => {
  eachOnServer();

  it('send their whole draft when they are created, and show their order and a colour [I2, I9, I10, I13]', async () => {
    const etapes = [
      { id: 7, libelle: 'Accueil', description: 'D’abord', couleur: null },
      { id: 4, libelle: 'Baptême', description: null, couleur: '#3B82F6' },
    ];
    await failNext('GET /api/etapes/', { status: 200, body: { data: etapes } });
    const { root, sent } = await show([steps]);
    const item = await until(() => itemNamed(root, 'Accueil'));
    expect(textOf(item)).toMatch(/^AAccueilOrdre 7D’abord/);
    expect(items(root).map(colorOf)).toEqual([eighth('Accueil'), rgb('#3B82F6')]);
    expect(textOf(items(root)[1])).toMatch(/^BBaptêmeOrdre 4/);
    const libelle = freshName();
    await pressButton(root, 'Nouvelle Étape');
    await fill(await until(() => input(root, 'libelle')), libelle);
    await pressButton(openDialog(root), 'Enregistrer');
    await until(() => itemNamed(root, libelle));
    expect(nth(sent, 0).body).toEqual({
      ...{ libelle, description: '', ordre: 1, couleur: '#76C12C', duree_estimee: 7, conditions: '' },
    });
    await pressButton(root, `Modifier ${libelle}`);
    await fill(await until(() => input(root, 'description')), 'Ensuite');
    await pressButton(openDialog(root), 'Enregistrer');
    await until(() => textOf(itemNamed(root, libelle)).includes('Ensuite'));
    const id = nth(sent, 1).path.split('/').at(-2);
    expect(nth(sent, 1).body).toEqual({ id, libelle, description: 'Ensuite', couleur: '#76C12C' });
  });

  it('show their details, from which they are edited, by keyboard alone [I5, I6]', async () => {
    const libelle = freshName();
    const { id } = await makeRow('/api/etapes/', { libelle, description: 'Ce qui s’y passe' });
    const { root } = await show([steps]);
    const item = await until(() => itemNamed(root, libelle));
    query(item, 'button').focus();
    await press('Enter');
    const details = await until(() => dialog(root));
    await until(() => textOf(details).includes('0 membre'));
    const facts = [...details.querySelectorAll('dt, dd')].map((fact) => fact.textContent);
    expect(facts).toEqual([
      ...['Libellé', libelle],
      ...['Description', 'Ce qui s’y passe'],
      ...['Ordre dans le processus', String(id)],
      ...['Membres', '0 membre'],
    ]);
    expect(textOf(focused())).toBe('Fermer');
    await axeCheck(root);
    await press('Enter');
    await until(() => !dialog(root));
    expect(item.contains(focused())).toBe(true);
    await press('Enter');
    await until(() => textOf(focused()) === 'Fermer');
    await press('Shift+Tab', 'Enter');
    await until(() => focused() === input(root, 'libelle'));
    await press('End', 'x', 'Enter');
    await until(() => itemNamed(root, `${libelle}x`));
    await until(() => !dialog(root));
    expect(items(root).some((one) => one.contains(focused()))).toBe(true);
  });
});
