import { type RefObject, useRef } from 'react';
import type { Member } from '../../../../domain/members/member';
import { keysOf } from '../../../../domain/records';
import { isPictureDenied } from '../../../../domain/register/consents';
import { consentMarkTexts } from '../../../../people/texts.fr';
import { useCapability } from '../../../../session/useSession';
import { formatDate, isoDay } from '../../../../texts/formats';
import { useTexts } from '../../../../texts/texts';
import { printSheet } from '../../../../ui/output/printSheet';
import type { ListQuery } from '../../data/listQuery';
import { singleCriteria } from '../../filters/filterWords';
import { filterIcons, filterTexts, type ListFilter } from '../../filters/listFilters';
import { criteriaTexts, filtersTexts } from '../../filters/texts.fr';
import { useFilterNames } from '../../filters/useFilterNames';
import type { ColumnKey } from '../table/columns';
import { printedRow } from './printedRow';
import { printTexts } from './texts.fr';

export interface PrintedList {
  query: ListQuery;
  /** The shown page, and how many members there are in all. */
  rows: readonly Member[];
  total: number;
  columns: readonly ColumnKey[];
}

/** Prints members in these columns, below lines that say who they are. `place` is the element that holds the printed sheet. */
export function usePrintedRows(columns: readonly ColumnKey[]) {
  const texts = useTexts(printTexts);
  const list = useTexts(filtersTexts);
  const marks = useTexts(consentMarkTexts);
  const hasConsents = useCapability('consentements');
  const place = useRef<HTMLDivElement>(null);
  const printRows = (rows: readonly Member[], about: readonly string[]) => {
    if (!place.current) return;
    const lines = [...about, texts.day(formatDate(isoDay(new Date())))];
    const headers = [texts.name, ...columns.map((column) => list[column])];
    const today = isoDay(new Date());
    const markOf = (row: Member) => (hasConsents && isPictureDenied(row, today) ? marks.noPicture : '');
    const printed = rows.map((row) => printedRow(row, columns, markOf(row)));
    printSheet({ title: texts.title, lines, headers, rows: printed }, place.current);
  };
  return { place, printRows };
}

/** Prints the shown rows, below the filters in words. `place` is the element that holds the printed sheet. */
export function usePrint({ query, rows, total, columns }: PrintedList): {
  place: RefObject<HTMLDivElement | null>;
  print(): void;
} {
  const texts = useTexts(printTexts);
  const { place, printRows } = usePrintedRows(columns);
  const filters = useFilterLines(query);
  const print = () =>
    printRows(rows, [
      texts.counted(rows.length, total, query.page),
      ...(query.search ? [texts.search(query.search)] : []),
      ...filters,
    ]);
  return { place, print };
}

/** «Groupes : Chorale, Accueil», for each filter in use. */
function useFilterLines({ filters, criteria }: ListQuery): string[] {
  const texts = useTexts(printTexts);
  const list = useTexts(filtersTexts);
  const words = useTexts(criteriaTexts);
  const { nameOf, kindName, chosen } = useFilterNames({ filters, criteria });
  const { villes: towns = [], nationalites: nationalities = [] } = criteria ?? {};
  return [
    ...keysOf<ListFilter>(filterIcons)
      .filter((key) => chosen[key].length > 0)
      .map((key) =>
        texts.filter(filterTexts(list, key).title, chosen[key].map((id) => nameOf(key, id)).join(', ')),
      ),
    ...(towns.length ? [texts.filter(words.towns, towns.join(', '))] : []),
    ...(nationalities.length ? [texts.filter(words.nationalities, nationalities.join(', '))] : []),
    ...singleCriteria(criteria, words, kindName).map(({ label }) => label),
  ];
}
