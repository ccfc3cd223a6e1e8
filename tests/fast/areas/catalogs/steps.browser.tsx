import { sendMouse } from '@web/test-runner-commands';
import { stepsArea } from '../../../../src/areas/steps/area.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { axeCheck } from '../../../support/mount.tsx';
import {
  acknowledge,
  dialog,
  dialogShown,
  maybeDialog,
  maybeInput,
  pressButton,
  textOf,
} from '../../../support/onScreen.ts';
import { nth } from '../../../support/present.ts';
import { eventually, focused, until } from '../../../support/queries.ts';
import { failNext } from '../../../support/reference.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeRow, onServer, word } from '../../../support/serverRows.ts';
import { fill, press } from '../../../support/user.ts';
import { cases } from '../../catalog/cases.ts';
import { catalogSuite } from '../../catalog/catalogSuite.tsx';
import { alertText, colorOf, eighth, itemNamed, items, rgb } from '../../catalog/fixtures.ts';

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
    const steps = [
      { id: 7, libelle: 'Accueil', description: 'D’abord', couleur: null },
      { id: 4, libelle: 'Baptême', description: null, couleur: '#3B82F6' },
    ];
    await failNext('GET /api/etapes/', { status: 200, body: { data: steps } });
    const { root, sent } = await showOnServer(stepsArea);
    const item = await until(() => itemNamed(root, 'Accueil'));
    expect(textOf(item)).toMatch(/^AAccueilOrdre 7D’abord/);
    expect(items(root).map(colorOf)).toEqual([eighth('Accueil'), rgb('#3B82F6')]);
    expect(textOf(items(root)[1])).toMatch(/^BBaptêmeOrdre 4/);
    const label = word();
    await pressButton(root, 'Nouvelle Étape');
    await fill(await until(() => maybeInput(root, 'libelle')), label);
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => itemNamed(root, label));
    expect(nth(sent, 0).body).toEqual({
      ...{ libelle: label, description: '', ordre: 1, couleur: '#76C12C', duree_estimee: 7, conditions: '' },
    });
    await pressButton(root, `Modifier ${label}`);
    await fill(await until(() => maybeInput(root, 'description')), 'Ensuite');
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => textOf(itemNamed(root, label)).includes('Ensuite'));
    const id = nth(sent, 1).path.split('/').at(-2);
    expect(nth(sent, 1).body).toEqual({
      ...{ id, libelle: label, description: 'Ensuite', couleur: '#76C12C' },
      updated_at: expect.any(String),
    });
  });

  it('show their details, from which they are edited, by keyboard alone [I5, I6]', async () => {
    const label = word();
    const { id } = await makeRow('/api/etapes/', { libelle: label, description: 'Ce qui s’y passe' });
    const { root } = await showOnServer(stepsArea, {}, announcing());
    const item = await until(() => itemNamed(root, label));
    expect(root.querySelector('[aria-label^=Déplacer]')).toBe(null);
    query(item, 'button').focus();
    await press('Enter');
    const details = await dialogShown(root);
    await until(() => textOf(details).includes('0 membre'));
    const facts = [...details.querySelectorAll('dt, dd')].map((fact) => fact.textContent);
    expect(facts).toEqual([
      ...['Libellé', label],
      ...['Description', 'Ce qui s’y passe'],
      ...['Ordre dans le processus', String(id)],
      ...['Membres', '0 membre'],
    ]);
    expect(textOf(focused())).toBe('Fermer');
    await axeCheck(root);
    await press('Enter');
    await until(() => !maybeDialog(root));
    expect(item.contains(focused())).toBe(true);
    await press('Enter');
    await until(() => textOf(focused()) === 'Fermer');
    await press('Shift+Tab', 'Enter');
    await until(() => focused() === maybeInput(root, 'libelle'));
    await press('End', 'x', 'Enter');
    await until(() => itemNamed(root, `${label}x`));
    await until(() => !maybeDialog(root));
    expect(items(root).some((one) => one.contains(focused()))).toBe(true);
  });

  const names = (root: ShadowRoot) => items(root).map((item) => textOf(query(item, 'strong')));
  const handle = (root: ShadowRoot, name: string) =>
    query<HTMLButtonElement>(root, `[aria-label="Déplacer ${name}"]`);
  /** The steps, once they can be moved. */
  const movable = async () => {
    const shown = await showOnServer(stepsArea);
    await until(() => shown.root.querySelector('[aria-label^=Déplacer]'));
    return shown;
  };

  it('are put in order with the arrow keys, keep the focus and say the place [W10]', async () => {
    const { root, sent } = await movable();
    const before = names(root);
    const [first = '', second = '', third = '', ...others] = before;
    handle(root, first).focus();
    await press('ArrowDown');
    expect(names(root)).toEqual([second, first, third, ...others]);
    await eventually(() => expect(focused() === handle(root, first)).toBe(true));
    await press('ArrowDown');
    await eventually(() => expect(focused() === handle(root, first)).toBe(true));
    const place = `${first}\u00a0: place 3 sur ${before.length}`;
    await until(() => [...root.querySelectorAll('[role=status]')].some((one) => textOf(one) === place));
    await until(() => sent.length === 2);
    const [one, two] = sent.map(({ body }) => body);
    expect(two?.avant).toEqual(one?.etape_ids);
    await until(() => textOf(items(root)[2]).includes(`${first}Ordre 3`));
    await press('ArrowUp', 'ArrowUp', 'ArrowUp');
    await until(() => sent.length >= 3 && textOf(items(root)[0]).includes(`${first}Ordre 1`));
    expect(names(root)).toEqual(before);
  });

  it('are dragged by their handle, which a search hides [W10]', async () => {
    const { root, sent } = await movable();
    const [first = '', second = '', ...others] = names(root);
    const middle = (element: Element): [number, number] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    };
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top) + 4;
    const [x] = middle(handle(root, first));
    const dragged = async (name: string, y: number, mark: string) => {
      await sendMouse({ type: 'move', position: middle(handle(root, name)) });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [x, y] });
      await until(() => root.querySelector(`[data-drag=${mark}]`));
      await sendMouse({ type: 'up' });
    };
    await dragged(second, topOf(nth(items(root), 0)), 'before');
    expect(names(root)).toEqual([second, first, ...others]);
    await until(() => sent.length === 1 && textOf(items(root)[0]).includes(`${second}Ordre 1`));
    await dragged(first, topOf(nth(items(root), 0)), 'before');
    await until(() => sent.length === 2 && textOf(items(root)[0]).includes(`${first}Ordre 1`));
    await fill(query<HTMLInputElement>(root, 'input[type=search]'), first.slice(0, 4));
    await until(() => !root.querySelector('[aria-label^=Déplacer]'));
  });

  it('stay as they are on the server when another user has changed their order [W10]', async () => {
    const { root } = await movable();
    const before = names(root);
    const data = await onServer<{ id: number }[]>('GET', '/api/etapes/');
    const previous = data.map(({ id }) => id);
    const reorder = (etape_ids: number[], seen: number[]) =>
      onServer('POST', '/api/etapes/reorder/', { etape_ids, avant: seen });
    await reorder(previous.toReversed(), previous);
    handle(root, nth(before, 0)).focus();
    await press('ArrowDown');
    expect(await alertText(root)).toMatch(
      /L’ordre des étapes n’a pas été enregistré\.\n?Les étapes ont changé/,
    );
    await acknowledge(root);
    await until(() => names(root)[0] === before.at(-1));
    await reorder(previous, previous.toReversed());
  });
});
