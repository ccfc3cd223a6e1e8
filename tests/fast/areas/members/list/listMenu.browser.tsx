import { useRef } from 'react';
import { groupCalls } from '../../../../../src/api/endpoints/groups.ts';
import { stepCalls } from '../../../../../src/api/endpoints/steps.ts';
import { FIRST_QUERY, type ListQuery } from '../../../../../src/areas/members/data/listQuery.ts';
import type { ColumnKey } from '../../../../../src/areas/members/list/table/columns';
import { ListMenu } from '../../../../../src/areas/members/list/table/ListMenu.tsx';
import type { Member } from '../../../../../src/domain/members/member.ts';
import { printSheet } from '../../../../../src/ui/output/printSheet.ts';
import { expect } from '../../../../support/expect.ts';
import type { Backend } from '../../../../support/fakeBackend.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { printed } from '../../../../support/printed.ts';
import { byRole, focused, maybeByRole, until } from '../../../../support/queries.ts';
import { resetServer } from '../../../../support/reference.ts';
import { showPart } from '../../../../support/screen.tsx';
import { hostedBackend } from '../../../../support/serverRows.ts';
import { click, press } from '../../../../support/user.ts';

/* The list's own menu, and the sheet it prints. */

const rows: Member[] = [
  {
    id: 1,
    nom: 'Diop',
    prenom: 'Awa',
    telephone: '06 12 34 56 78',
    date_naissance: '1990-03-05',
    groupe_actuel: { id: 1, nom: 'Chorale' },
    tags: [
      { id: 1, name: 'bénévole' },
      { id: 2, name: 'musicien' },
    ],
  },
  { id: 2, nom: '<b>Morel</b>', prenom: 'Luc' },
];

let back: Backend;
beforeEach(async () => {
  await resetServer();
  back = await hostedBackend();
});

interface MenuProps {
  query?: ListQuery;
  columns?: readonly ColumnKey[];
  readonly?: boolean;
  shown?: readonly Member[];
}

function Tools({ query = FIRST_QUERY, columns = ['telephone'], readonly, shown = rows }: MenuProps) {
  const list = { query, rows: shown, total: shown.length, columns };
  return <ListMenu list={list} onFamily={undefined} canImport={!readonly} keys={useRef(undefined)} />;
}

const opened = (props: MenuProps = {}, theme: 'light' | 'dark' = 'light') =>
  showPart(back, <Tools {...props} />, theme).root;
const menu = (root: ShadowRoot) => byRole(root, 'button', 'Autres actions');
async function select(root: ShadowRoot, item: string) {
  await click(menu(root));
  await click(await until(() => byRole(root, 'menuitem', item)));
}

describe('the menu of the list', () => {
  for (const [item, title] of [
    ['Importer des membres…', 'Importer des membres'],
    ['Exporter…', 'Exporter des membres'],
    ['Raccourcis clavier', 'Raccourcis clavier'],
  ] as const) {
    it(`opens «${item}» and takes the focus back`, async () => {
      const root = opened();
      await select(root, item);
      await until(() => byRole(root, 'dialog', title));
      await press('Escape');
      await until(() => !root.querySelector('dialog'));
      await until(() => focused() === menu(root));
    });
  }

  it('imports nothing where the widget only reads', async () => {
    const root = opened({ readonly: true });
    await click(menu(root));
    await until(() => byRole(root, 'menuitem', 'Exporter…'));
    expect(maybeByRole(root, 'menuitem', 'Importer des membres…')).toBeNull();
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has no accessibility violation, ${theme}`, async () => {
      const root = opened({}, theme);
      await click(menu(root));
      await until(() => byRole(root, 'menuitem', 'Exporter…'));
      await axeCheck(root);
    });
  }
});

describe('printing the list', () => {
  let print: ReturnType<typeof printed>;
  beforeEach(() => {
    print = printed();
  });
  afterEach(() => print.restore());

  const table = (sheet: Document) =>
    [...sheet.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));

  it('puts the rows and the chosen columns on a sheet of their own, as text', async () => {
    const root = opened({ columns: ['telephone', 'groupe', 'tags', 'naissance'] });
    await select(root, 'Imprimer la liste');
    const [sheet] = print.sheets as [Document];
    expect(query(sheet, 'h1').textContent).toBe('Liste des membres');
    expect(table(sheet)).toEqual([
      ['Nom et prénom', 'Téléphone', 'Groupe', 'Tags', 'Date de naissance'],
      ['Diop Awa', '06 12 34 56 78', 'Chorale', 'bénévole, musicien', '05/03/1990'],
      ['<b>Morel</b> Luc', '', '', '', ''],
    ]);
    expect(sheet.querySelector('b')).toBeNull();
  });

  it('says in words what narrows the list', async () => {
    const [group] = (await back.client.call(groupCalls.statistiques, {})).groupes;
    const [step] = await back.client.call(stepCalls.all, {});
    const filters = { groupes: [group!.id], etapes: [step!.id], tags: [] };
    const root = opened({ query: { ...FIRST_QUERY, search: 'du', filters } });
    await until(() => back.called('/api/groupes/statistiques/').length > 1);
    await until(async () => {
      await select(root, 'Imprimer la liste');
      const lines = [...print.sheets.at(-1)!.querySelectorAll('p')].map((line) => line.textContent);
      expect(lines).toEqual([
        '2 membres',
        'Recherche\u00a0: «\u00a0du\u00a0»',
        `Groupes\u00a0: ${group!.nom}`,
        `Étapes\u00a0: ${step!.libelle}`,
        expect.stringMatching(/^Imprimé le \d\d\/\d\d\/\d{4}$/),
      ]);
      return true;
    });
  });

  it('is styled without a style element, and gone after printing', async () => {
    const root = opened();
    await select(root, 'Imprimer la liste');
    const [sheet] = print.sheets as [Document];
    expect(sheet.querySelector('style')).toBeNull();
    expect(sheet.defaultView!.getComputedStyle(query(sheet, 'table')).borderCollapse).toBe('collapse');
    sheet.defaultView!.dispatchEvent(new Event('afterprint'));
    expect(root.querySelector('iframe')).toBeNull();
  });

  it('has one sheet at a time', () => {
    const place = document.body.appendChild(document.createElement('div'));
    const sheet = { title: 'Liste', lines: [], headers: ['Nom'], rows: [['Diop']] };
    printSheet(sheet, place);
    printSheet(sheet, place);
    expect(place.querySelectorAll('iframe')).toHaveLength(1);
    place.remove();
  });

  it('is not offered for an empty list', async () => {
    const root = opened({ shown: [] });
    await click(menu(root));
    const item = await until(() => byRole(root, 'menuitem', 'Imprimer la liste'));
    expect(item.ariaDisabled).toBe('true');
  });
});
