/*
 * Finds options by any part of their label or keywords, best matches first. It hides how 100,000 labels are searched in a
 * few milliseconds: they are folded once, a few thousand at a time, into one long string per page, and each search is a
 * run of `indexOf` over those strings, which is as fast as reading memory.
 */
import { lineOf, placeIn } from '../../domain/search/listSearch';
import { joinedParts, type Search, searchOf } from '../../domain/search/words';
import type { PickerOption } from './option';

/** Each word is found anywhere, however short it is. */
const INFIX_MIN = 1;
/** Options that are folded together, in about a millisecond. */
const PAGE = 2048;

interface Page {
  /** Folded lines, each ended by a line feed. */
  text: string;
  /** The start of each line, and the end of the text. */
  starts: number[];
}

/** Positions in the options; null means all of them, in order. */
type Matches = readonly number[] | null;

/** The options that a search found. */
export interface Results<Id extends string | number = string | number> {
  query: string;
  options: readonly PickerOption<Id>[];
  matches: Matches;
}

export const countOf = ({ matches, options }: Results): number => (matches ?? options).length;

/** The index in the options of the result at a position. */
export const indexAt = ({ matches }: Results, position: number): number =>
  matches ? (matches[position] ?? -1) : position;

export class OptionIndex<Id extends string | number = string | number> {
  private readonly pages: Page[] = [];
  private folded = 0;

  constructor(readonly options: readonly PickerOption<Id>[]) {}

  get isReady(): boolean {
    return this.folded >= this.options.length;
  }

  /** Folds further pages for at most `budget` ms, and at least one page. Returns whether all are folded. */
  build(budget: number): boolean {
    const end = performance.now() + budget;
    while (!this.isReady) {
      this.pages.push(foldPage(this.options.slice(this.folded, this.folded + PAGE)));
      this.folded += PAGE;
      if (performance.now() > end) break;
    }
    return this.isReady;
  }

  /** Options that contain every word of the query, the best matches first. Folds what is not folded yet. */
  search(query: string): Results<Id> {
    return { query, options: this.options, matches: this.match(query) };
  }

  private match(query: string): Matches {
    const search = searchOf(query);
    if (!search.words.length) return null;
    this.build(Number.POSITIVE_INFINITY);
    const needle = needleOf(search);
    const places: number[][] = [];
    this.pages.forEach((page, i) => {
      searchPage(page, needle, search, i * PAGE, places);
    });
    return places.flat();
  }
}

/** The longest text that every result contains. */
function needleOf({ words }: Search): string {
  const texts = words.flatMap((word) => {
    const parts = joinedParts(word);
    return parts.length > 1 ? parts : [word];
  });
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

function foldPage(options: readonly PickerOption[]): Page {
  const starts = [0];
  let length = 0;
  const lines = options.map(({ label, keywords = [] }) => {
    const line = `${lineOf([label, ...keywords])}\n`;
    length += line.length;
    starts.push(length);
    return line;
  });
  return { text: lines.join(''), starts };
}

/** @param places receives the results, by how well they match */
function searchPage(
  { text, starts }: Page,
  needle: string,
  search: Search,
  offset: number,
  places: number[][],
): void {
  let line = 0;
  let found = text.indexOf(needle);
  while (found !== -1) {
    while (starts[line + 1]! <= found) line += 1;
    const next = starts[line + 1]!;
    const place = placeIn(text.slice(starts[line], next), search, INFIX_MIN);
    if (place !== undefined) {
      places[place] ??= [];
      places[place].push(offset + line);
    }
    found = text.indexOf(needle, next);
  }
}
