import { ApiError } from '../errors';

const START = 200;
/** How files of other kinds begin. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\s*</, 'a page (HTML)'],
  [/^\s*[[{]/, 'JSON'],
  [/^\s*"(?:[^"\\]|\\.)*\\[rn]/, 'a JSON string'],
];

/** What a download is, if it is no CSV, whatever it is called: a page of a gateway, JSON, or a text written as JSON. */
export async function otherThanCsv(download: Blob): Promise<string | undefined> {
  const text = (await download.slice(0, START).text()).replace(/^\ufeff/, '');
  if (!text.trim()) return 'empty';
  const kind = KINDS.find(([begin]) => begin.test(text))?.[1];
  return kind ?? (/html|json/i.test(download.type) ? `called ${download.type}` : undefined);
}

/**
 * Accepts a downloaded CSV. A page that a gateway sends with status 200 must not be saved under the name of the file.
 * @throws ApiError of kind `contract` for a page, JSON or an empty body: a CSV has at least its header
 */
export async function csvFileOf(download: Blob): Promise<Blob> {
  if (!(await otherThanCsv(download))) return download;
  throw new ApiError({ kind: 'contract', status: 200, detail: `${download.type}, ${download.size} bytes` });
}
