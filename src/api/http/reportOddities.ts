/**
 * Tells the author of a page once per call and field what a back end sends against its contract and a widget goes on with: a
 * day that is shown as «Date invalide», one id on two rows, pages that don't follow each other, a file that is no CSV. Outside
 * of pages `parvis-check` tells it.
 */
import type { Endpoint } from '../endpoint';
import { otherThanCsv } from './csvFile';
import { OddPages } from './oddPages';
import { oddPlaces, oddPlaceText } from './oddPlaces';

const reported = new Set<string>();

function tell({ method, path }: Endpoint, key: string, what: string): void {
  const call = `${method} ${path}`;
  if (reported.has(`${call} ${key}`)) return;
  reported.add(`${call} ${key}`);
  console.warn(`Parvis: ${call} doesn't keep its contract (${what})`);
}

const pages = new OddPages();

function reportAnswer(endpoint: Endpoint, asked: object, answer: unknown): void {
  for (const odd of oddPlaces(answer)) tell(endpoint, odd.key, oddPlaceText(odd));
  const page = pages.find(`${endpoint.method} ${endpoint.path}`, asked, answer);
  if (page) tell(endpoint, page.key, page.warning);
}

/** Files of other paths are what visitors uploaded. */
const EXPORT = /\/(?:export|reponses)\/$/;

async function reportFile(endpoint: Endpoint, file: unknown): Promise<void> {
  if (!EXPORT.test(endpoint.path) || !(file instanceof Blob)) return;
  const kind = await otherThanCsv(file);
  if (kind) tell(endpoint, '(file)', `the file is ${kind}, expected a CSV file as text/csv`);
}

export const reportAll = (endpoint: Endpoint, asked: object, answer: unknown): void =>
  void (endpoint.file ? reportFile(endpoint, answer) : reportAnswer(endpoint, asked, answer));
