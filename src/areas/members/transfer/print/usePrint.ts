import { type RefObject, useRef } from 'react';
import type { Membre } from '../../../../domain/members/membre';
import { formatDate, isoDay } from '../../../../texts/formats';
import { useTexts } from '../../../../texts/texts';
import { printSheet } from '../../../../ui/print/printSheet';
import { FILTER_KEYS, type FilterKey, type ListQuery } from '../../data/listQuery';
import { filterTexts } from '../../list/filters/filterTexts';
import { filtersTexts } from '../../list/filters/texts';
import { useFilterOptions } from '../../list/filters/useFilterOptions';
import type { ColumnKey } from '../../list/table/columns';
import { printedRow } from './printedRow';
import { printTexts } from './texts';

export interface PrintedList {
  query: ListQuery;
  /** The shown page, and how many members there are in all. */
  rows: readonly Membre[];
  total: number;
  columns: readonly ColumnKey[];
}

/** Prints the shown rows, below the filters in words. `place` is the element that holds the printed sheet. */
export function usePrint({ query, rows, total, columns }: PrintedList): {
  place: RefObject<HTMLDivElement | null>;
  print(): void;
} {
  const texts = useTexts(printTexts);
  const list = useTexts(filtersTexts);
  const place = useRef<HTMLDivElement>(null);
  const filters = useFilterLines(query);
  const print = () => {
    if (!place.current) return;
    const lines = [
      texts.counted(rows.length, total, query.page),
      ...(query.search ? [texts.search(query.search)] : []),
      ...filters,
      texts.day(formatDate(isoDay(new Date()))),
    ];
    const headers = [texts.name, ...columns.map((column) => list[column])];
    const printed = rows.map((row) => printedRow(row, columns));
    printSheet({ title: texts.title, lines, headers, rows: printed }, place.current);
  };
  return { place, print };
}

/** «Groupes : Chorale, Accueil», for each filter in use. */
function useFilterLines({ filters }: ListQuery): string[] {
  const texts = useTexts(printTexts);
  const list = useTexts(filtersTexts);
  const options = {
    groupes: useFilterOptions('groupes', filters.groupes.length > 0).data,
    etapes: useFilterOptions('etapes', filters.etapes.length > 0).data,
    tags: useFilterOptions('tags', filters.tags.length > 0).data,
  };
  const nameOf = (key: FilterKey, id: number) =>
    options[key]?.find((option) => option.id === id)?.label ?? filterTexts(list, key).unknown(id);
  return FILTER_KEYS.filter((key) => filters[key].length > 0).map((key) =>
    texts.filter(filterTexts(list, key).title, filters[key].map((id) => nameOf(key, id)).join(', ')),
  );
}
