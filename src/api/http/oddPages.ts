/** What is wrong with the pages of a list, by what was asked for and what earlier pages had. */

interface PageQuery {
  page?: unknown;
  page_size?: unknown;
}

interface OddPage {
  key: string;
  warning: string;
}

/** The pages that were read last, by their query without the page. */
const KEPT = 20;

/** Compares the pages of lists with each other. */
export class OddPages {
  readonly #seen = new Map<string, { page: number; ids: string }>();

  /** @param list what distinguishes the list from others: its call */
  find(list: string, asked: object, answer: unknown): OddPage | undefined {
    const { page, page_size: size } = asked as PageQuery;
    const { count, results } = (answer ?? {}) as { count?: unknown; results?: unknown };
    if (typeof page !== 'number' || typeof count !== 'number' || !Array.isArray(results)) return undefined;
    return (
      this.#again(list, asked, page, results) ?? wrongRows({ page, size, count, length: results.length })
    );
  }

  /** The rows of another page come again where the back end doesn't read the page. */
  #again(list: string, asked: object, page: number, results: readonly unknown[]): OddPage | undefined {
    const ids = results.map((row) => String((row as { id?: unknown } | null)?.id)).join();
    const key = list + JSON.stringify({ ...asked, page: 0 });
    const before = this.#seen.get(key);
    this.#seen.delete(key);
    this.#seen.set(key, { page, ids });
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > KEPT && oldest !== undefined) this.#seen.delete(oldest);
    if (!ids || before?.ids !== ids || before.page === page) return undefined;
    return {
      key: 'page',
      warning: `page=${page} brings the rows of page ${before.page}: the page isn't read`,
    };
  }
}

interface Rows {
  page: number;
  size: unknown;
  count: number;
  length: number;
}

function wrongRows({ page, size, count, length }: Rows): OddPage | undefined {
  if (typeof size !== 'number') return undefined;
  if (length > size)
    return { key: 'page_size', warning: `results: expected at most page_size=${size} rows, ${length} came` };
  const before = (page - 1) * size;
  if (length > 0 && count < before + length)
    return {
      key: 'count',
      warning: `count: expected at least the ${before + length} rows up to page ${page}`,
    };
  if (length === 0 && page > 1 && count > before)
    return { key: 'count', warning: `count: expected the rows that match, but page ${page} has none` };
  return undefined;
}
