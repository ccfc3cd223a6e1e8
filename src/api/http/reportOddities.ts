/**
 * Tells the author of a page once per call and field what a back end sends against its contract and a widget goes on with: a
 * day that is shown as «Date invalide», one id on two rows, a file that is no CSV. Outside of pages `parvis-check` tells it.
 */
import type { Endpoint } from '../endpoint';
import { otherThanCsv } from './csvFile';
import { oddPlaces, oddPlaceText } from './oddPlaces';

const reported = new Set<string>();

function report({ method, path }: Endpoint, key: string, what: string): void {
  const call = `${method} ${path}`;
  if (reported.has(`${call} ${key}`)) return;
  reported.add(`${call} ${key}`);
  console.warn(`Parvis: ${call} doesn't keep its contract (${what})`);
}

const isInPage = (): boolean => typeof document !== 'undefined';

export function reportOddPlaces(endpoint: Endpoint, answer: unknown): void {
  if (isInPage()) for (const odd of oddPlaces(answer)) report(endpoint, odd.key, oddPlaceText(odd));
}

/** Files of other paths are what visitors uploaded. */
const EXPORT = /\/(?:export|reponses)\/$/;

export async function reportOtherFile(endpoint: Endpoint, file: unknown): Promise<void> {
  if (!isInPage() || !EXPORT.test(endpoint.path) || !(file instanceof Blob)) return;
  const kind = await otherThanCsv(file);
  if (kind) report(endpoint, '(file)', `the file is ${kind}, expected a CSV file as text/csv`);
}
