/** What `useFound` loads: a search of rows that are whole in the browser. */
import { phoneWords } from '../../domain/contact/phoneSearch';
import { foundIn, lineOf, type SearchTexts } from '../../domain/search/listSearch';
import { memberSearchOf } from '../../domain/search/memberSearch';
import { searchOf } from '../../domain/search/words';
import type { SearchedRow } from './useFound';

const textsOf = <Row>(row: Row, { wordsOf, phoneOf }: SearchedRow<Row>): SearchTexts =>
  phoneOf ? [...wordsOf(row), phoneWords(phoneOf(row) ?? '')] : wordsOf(row);

const lines = <Row>(rows: readonly Row[], searched: SearchedRow<Row>): string[] =>
  rows.map((row) => lineOf(textsOf(row, searched)));

/** In the search of people, groups of digits belong to one telephone number. */
const matchingRows = <Row>(
  rows: readonly Row[],
  folded: readonly string[],
  search: string,
  { phoneOf }: SearchedRow<Row>,
) => foundIn(rows, folded, phoneOf ? memberSearchOf(search) : searchOf(search));

export default { lines, found: matchingRows };
