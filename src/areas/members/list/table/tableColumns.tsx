import type { Member } from '../../../../domain/members/member';
import type { Column } from '../../../../ui/table/column';
import type { MembersTexts } from '../../texts.fr';
import { type ColumnKey, clamped, listColumns, type Marks, None, PersonCell } from './columns';
import type { RowLinks } from './useRowLinks';

/** Widths in em of the name, and of the checkbox and the menu of a row together. */
const NAME_WIDTH = 17;
const EDGES_WIDTH = 6.5;

/** The columns that can be chosen. */
export const columnHeaders = (texts: MembersTexts, columns: readonly ColumnKey[]) =>
  columns.map((key) => ({ key, header: texts[key] }));

/** Width of the name and these columns, in em. */
export const widthOf = (chosen: readonly ColumnKey[]): number =>
  chosen.reduce((room, key) => room + listColumns[key].width, NAME_WIDTH);

interface Found {
  /** Shows what a search has found; nothing without one. */
  marks: Marks | undefined;
  /** The ids of members who share their name with another row. */
  namesakes: ReadonlySet<number>;
  /** Whether the back end announces the states of people. */
  hasStates: boolean;
  /** Whether it says who is up to date. */
  hasDues: boolean;
  /** Whether it announces their consents. */
  hasConsents: boolean;
}

/**
 * The table's columns: the name, which takes what the others leave (all of it where they are hidden), then those
 * chosen. Keep the result: rows are memoised on it.
 */
export function tableColumns(
  chosen: readonly ColumnKey[],
  texts: MembersTexts,
  { menu }: RowLinks,
  { marks, namesakes, ...announced }: Found,
): Column<Member>[] {
  const room = widthOf(chosen) + EDGES_WIDTH;
  const none = <None text={texts.noValue} />;
  return [
    {
      key: 'nom',
      kind: 'name',
      sort: 'nom',
      header: texts.name,
      cell: (row) => (
        <PersonCell {...{ row, marks }} {...announced} columns={chosen} isNamesake={namesakes.has(row.id)} />
      ),
    },
    ...chosen.map((key): Column<Member> => {
      const {
        width,
        hideBelow = 'small',
        sort,
        text,
        cell = (row) => textCell(text(row)),
      } = listColumns[key];
      return {
        key,
        header: texts[key],
        width: `${((width / room) * 100).toFixed(2)}%`,
        hideBelow,
        ...(sort && { sort }),
        cell: (row) => cell(row, marks) || none,
      };
    }),
    { key: 'actions', kind: 'actions', header: texts.actions, cell: menu },
  ];
}

function textCell(value: string | null | undefined) {
  const text = value?.trim();
  return text && clamped(text);
}
