import { useState } from 'react';
import { MessagesProvider } from '../../../../src/texts/texts.ts';
import { ColumnMenu } from '../../../../src/ui/table/ColumnMenu.tsx';
import type { Column } from '../../../../src/ui/table/column.ts';
import { Pager } from '../../../../src/ui/table/Pager.tsx';
import { Table } from '../../../../src/ui/table/Table.tsx';
import { WindowedTable } from '../../../../src/ui/table/WindowedTable.tsx';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { expect, fn } from '../../../support/expect.ts';
import { axeCheck, mountInLight, mountInShadow } from '../../../support/mount.tsx';
import {
  allByRole,
  byLabel,
  byRole,
  focused,
  maybeByRole,
  maybeByText,
  until,
} from '../../../support/queries.ts';
import { click, emulateMedia, hover, press } from '../../../support/user.ts';

interface Person {
  id: number;
  nom: string;
  email: string;
}

const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    nom: `Nom ${i + 1}`,
    email: `p${i + 1}@exemple.fr`,
  }));
const renderedRow = fn();
const columns: Column<Person>[] = [
  {
    key: 'nom',
    header: 'Nom',
    cell: (p) => {
      renderedRow(p.id);
      return <button type="button">{p.nom}</button>;
    },
  },
  { key: 'email', header: 'E-mail', cell: (p) => p.email, hideBelow: 'narrow' },
  { key: 'n', header: 'Nombre', cell: (p) => p.id, align: 'end', hideBelow: 'small' },
];

interface MembersProps {
  rows: Person[];
  width?: number;
  isLoading?: boolean;
  isRefreshing?: boolean;
  onRowIntent?(row: Person): void;
}

function Members({ width = 900, ...props }: MembersProps) {
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const toggle = (id: number) =>
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <WidgetRoot theme="light">
      <div style={{ width }}>
        <Table
          caption="Membres"
          columns={columns}
          rowKey={(p) => p.id}
          empty="Aucun membre trouvé"
          selection={{
            selected,
            onToggle: (p) => toggle(p.id),
            onToggleAll: () =>
              setSelected(
                (before) => new Set(before.size === props.rows.length ? [] : props.rows.map((p) => p.id)),
              ),
            rowName: (p) => p.nom,
          }}
          {...props}
        />
      </div>
    </WidgetRoot>
  );
}

for (const mount of [mountInShadow, mountInLight]) {
  describe(`Table in ${mount.name}`, () => {
    it('is a table with named boxes, row headers and no axe violation [M8, M9]', async () => {
      const { root } = mount(<Members rows={people(3)} />);
      byRole(root, 'table', 'Membres');
      byRole(root, 'rowheader', 'Nom 2');
      byRole(root, 'checkbox', 'Sélectionner Nom 3');
      byRole(root, 'checkbox', 'Tout sélectionner sur cette page');
      await axeCheck(root);
    });

    it('ticks a row and all rows, with a mixed state between [M8, M9]', async () => {
      const { root } = mount(<Members rows={people(3)} />);
      const all = byRole<HTMLInputElement>(root, 'checkbox', /Tout/);
      await click(byRole(root, 'checkbox', /Nom 2/));
      await until(() => all.indeterminate);
      expect(all.checked).toBe(false);
      await click(all);
      await until(() => all.checked);
      expect(all.indeterminate).toBe(false);
      expect(allByRole<HTMLInputElement>(root, 'checkbox').every((box) => box.checked)).toBe(true);
    });
  });
}

describe('Table', () => {
  it('renders one row, not fifty, when one is ticked', async () => {
    const { root } = mountInShadow(<Members rows={people(50)} />);
    renderedRow.mockClear();
    await click(byRole(root, 'checkbox', 'Sélectionner Nom 7'));
    await until(() => byRole<HTMLInputElement>(root, 'checkbox', 'Sélectionner Nom 7').checked);
    expect(renderedRow.mock.calls).toEqual([[7]]);
  });

  it('hides columns by its own width [M11, M12]', () => {
    const rows = people(2);
    const { root, rerender } = mountInShadow(<Members rows={rows} width={900} />);
    const headers = () => allByRole(root, 'columnheader').map((header) => header.textContent);
    expect(headers()).toEqual(['', 'Nom', 'E-mail', 'Nombre']);
    rerender(<Members rows={rows} width={600} />);
    expect(headers()).toEqual(['', 'Nom', 'E-mail']);
    rerender(<Members rows={rows} width={300} />);
    expect(headers()).toEqual(['', 'Nom']);
  });

  it('keeps its height when the first rows arrive', () => {
    const { root, rerender } = mountInShadow(<Members rows={[]} isLoading />);
    const height = () => root.querySelector('table')?.getBoundingClientRect().height;
    const before = height();
    expect(byRole(root, 'table').getAttribute('aria-busy')).toBe('true');
    rerender(<Members rows={people(10)} />);
    expect(height()).toBe(before);
    expect(root.querySelector('tbody tr')?.getBoundingClientRect().height).toBe(44);
  });

  it('keeps old rows while new ones load, and says there are none when there are none', () => {
    const { root, rerender } = mountInShadow(<Members rows={people(2)} isRefreshing />);
    byRole(root, 'rowheader', 'Nom 1');
    expect(byRole(root, 'table').getAttribute('aria-busy')).toBe('true');
    rerender(<Members rows={[]} />);
    expect(maybeByRole(root, 'rowheader')).toBe(null);
    expect(root.textContent).toContain('Aucun membre trouvé');
  });

  it('changes the rows in sight first, and is busy until the others follow', async () => {
    const names = () => allByRole(root, 'rowheader').map((header) => header.textContent);
    const { root, rerender } = mountInShadow(<Members rows={people(50)} />);
    await until(() => names().length === 50);
    await new Promise(requestAnimationFrame);
    const next = people(100).slice(50);
    rerender(<Members rows={next} />);
    const first = names();
    expect([first[0], first[1], first[49]]).toEqual(['Nom 51', 'Nom 52', 'Nom 50']);
    await until(() => !byRole(root, 'table').ariaBusy);
    expect(names()).toEqual(next.map(({ nom }) => nom));
  });

  it('keeps the focus in a row that stays when one before it leaves', () => {
    const rows = people(3);
    const { root, rerender } = mountInShadow(<Members rows={rows} />);
    byRole(root, 'button', 'Nom 3').focus();
    rerender(<Members rows={rows.slice(1)} />);
    expect(focused()).toBe(byRole(root, 'button', 'Nom 3'));
  });

  it('reports on which row the pointer rests or the focus is', async () => {
    const onRowIntent = fn();
    const rows = people(4);
    const { root } = mountInShadow(<Members rows={rows} onRowIntent={onRowIntent} />);
    await hover(byRole(root, 'rowheader', 'Nom 2'));
    await until(() => onRowIntent.mock.calls.length === 1);
    expect(onRowIntent).toHaveBeenLastCalledWith(rows[1]);
    byRole(root, 'button', 'Nom 4').focus();
    expect(onRowIntent).toHaveBeenLastCalledWith(rows[3]);
    byRole(root, 'checkbox', 'Sélectionner Nom 3').focus();
    expect(onRowIntent).toHaveBeenCalledTimes(2);
  });
});

describe('WindowedTable', () => {
  const rows = people(5000);
  const windowed = (
    <WidgetRoot theme="light">
      <WindowedTable caption="Évolution" columns={columns} rows={rows} rowKey={(p) => p.id} empty="" />
    </WidgetRoot>
  );

  it('has only the rows in view in the DOM, and says how many there are', async () => {
    const { root } = mountInShadow(windowed);
    expect(root.querySelectorAll('tbody tr').length).toBeLessThan(60);
    expect(byRole(root, 'table').getAttribute('aria-rowcount')).toBe('5001');
    await axeCheck(root);
  });

  it('has all its rows on paper, at their full height [W14]', async () => {
    const { root } = mountInShadow(
      <WidgetRoot theme="light">
        <WindowedTable
          caption="Évolution"
          columns={columns}
          rows={people(100)}
          rowKey={(p) => p.id}
          empty=""
        />
      </WidgetRoot>,
    );
    await emulateMedia({ media: 'print' });
    dispatchEvent(new Event('beforeprint'));
    expect(root.querySelectorAll('tbody tr').length).toBe(100);
    const scroller = byRole(root, 'region', 'Évolution');
    expect(scroller.clientHeight).toBe(scroller.scrollHeight);
    dispatchEvent(new Event('afterprint'));
    await emulateMedia({ media: 'screen' });
    await until(() => root.querySelectorAll('tbody tr').length < 60);
  });

  it('scrolls to the end and back by keyboard, with its header in view', async () => {
    const { root } = mountInShadow(windowed);
    const scroller = byRole(root, 'region', 'Évolution');
    scroller.focus();
    await press('End');
    const last = await until(() => maybeByText(scroller, 'Nom 5000'));
    expect(last.closest('tr')?.getAttribute('aria-rowindex')).toBe('5001');
    const header = byRole(root, 'columnheader', 'Nom').getBoundingClientRect();
    expect(Math.abs(header.top - scroller.getBoundingClientRect().top)).toBeLessThan(2);
    await until(() => scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 1);
    await press('Home');
    await until(() => maybeByText(scroller, 'Nom 1'));
  });

  it('keeps the focus when the focused row leaves the DOM', async () => {
    const { root } = mountInShadow(windowed);
    const scroller = byRole(root, 'region', 'Évolution');
    byRole(root, 'button', 'Nom 2').focus();
    scroller.scrollTop = 100_000;
    await until(() => focused() === scroller);
  });
});

describe('The words of a table and its pager', () => {
  it('are those of the host where it has some', () => {
    const messages = {
      'table.selectNamed': (name: string) => `Cocher ${name}`,
      'table.selectAll': 'Tout cocher',
      'pager.next': 'Page suivante',
    };
    const { root } = mountInShadow(
      <MessagesProvider messages={messages}>
        <Members rows={people(2)} />
        <Pager page={1} hasPrevious={false} hasNext onPage={() => {}} shown={2} total={4} />
      </MessagesProvider>,
    );
    byRole(root, 'checkbox', 'Tout cocher');
    byRole(root, 'checkbox', 'Cocher Nom 1');
    byRole(root, 'button', 'Page suivante');
  });
});

describe('Pager', () => {
  const pager = (page: number, onPage = fn(), onNextIntent?: () => void) => (
    <WidgetRoot theme="light">
      <Pager
        page={page}
        hasPrevious={page > 1}
        hasNext={page < 3}
        onPage={onPage}
        shown={10}
        total={12345}
        onNextIntent={onNextIntent}
      />
    </WidgetRoot>
  );

  it('shows counts and the current page, and disables buttons that lead nowhere [M14, M15, M16, M17]', async () => {
    const onPage = fn();
    const { root } = mountInShadow(pager(1, onPage));
    expect(root.textContent).toContain('10 affichés sur 12\u202f345');
    expect(root.querySelector('[aria-current=page]')?.textContent).toBe('Page 1');
    expect(byRole<HTMLButtonElement>(root, 'button', 'Précédent').disabled).toBe(true);
    await click(byRole(root, 'button', 'Suivant'));
    expect(onPage).toHaveBeenCalledWith(2);
    await axeCheck(root);
  });

  it('goes to a page by its number, from three pages on, and never beyond the last one [Y5]', async () => {
    const onPage = fn<(page: number) => void>();
    const paged = (pages: number) => (
      <WidgetRoot theme="light">
        <Pager page={2} pages={pages} hasPrevious hasNext onPage={onPage} />
      </WidgetRoot>
    );
    const { root, rerender } = mountInShadow(paged(54));
    const number = () => byRole(root, 'button', 'Page 2');
    expect(number().ariaCurrent).toBe('page');
    for (const [typed, page] of [
      ['40', 40],
      ['99', 54],
    ] as const) {
      await click(number());
      const field = await until(() => byLabel(root, 'Aller à la page, de 1 à 54'));
      expect(focused()).toBe(field);
      for (const digit of typed) await press(digit);
      await press('Enter');
      expect(onPage).toHaveBeenLastCalledWith(page);
      await until(() => focused() === number());
    }
    onPage.mockClear();
    await press('Enter');
    await press('0');
    await press('Enter');
    await press('Enter');
    await press('7');
    await press('Escape');
    expect(focused()).toBe(number());
    expect(onPage).not.toHaveBeenCalled();
    await axeCheck(root);
    rerender(paged(2));
    expect(maybeByRole(root, 'button', 'Page 2')).toBeNull();
  });

  it('moves the focus to the neighbour of «Suivant» when the last page disables it', () => {
    const { root, rerender } = mountInShadow(pager(2));
    byRole(root, 'button', 'Suivant').focus();
    rerender(pager(3));
    expect(focused()).toBe(byRole(root, 'button', 'Précédent'));
  });

  it('asks for the next page when it is in view, but not on the last page', async () => {
    const onNextIntent = fn();
    const { rerender } = mountInShadow(pager(1, fn(), onNextIntent));
    // The mouse may lie on its button, too, which asks once more.
    await until(() => onNextIntent.mock.calls.length > 0);
    onNextIntent.mockClear();
    rerender(pager(2, fn(), onNextIntent));
    await until(() => onNextIntent.mock.calls.length > 0);
    rerender(pager(3, fn(), onNextIntent));
    onNextIntent.mockClear();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(onNextIntent).not.toHaveBeenCalled();
  });
});

function Choice() {
  const [visible, setVisible] = useState<ReadonlySet<string>>(new Set(['nom', 'email']));
  return (
    <WidgetRoot theme="light">
      <ColumnMenu columns={columns} visible={visible} onChange={setVisible} />
    </WidgetRoot>
  );
}

describe('ColumnMenu', () => {
  it('hides columns except the last one, and returns the focus', async () => {
    const { root } = mountInShadow(<Choice />);
    const button = byRole(root, 'button', 'Colonnes');
    await click(button);
    await click(await until(() => byRole(root, 'checkbox', 'E-mail')));
    await until(() => byRole<HTMLInputElement>(root, 'checkbox', 'Nom').disabled);
    await axeCheck(root);
    await press('Escape');
    await until(() => focused() === button);
    expect(maybeByRole(root, 'checkbox')).toBe(null);
  });
});
