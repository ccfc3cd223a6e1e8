/** The two formats of exports: `csv` has exact values, for imports and programs, `excel` what a person reads. */
import type { CsvTarget } from '../../../../src/domain/csv/csvLine';
import { invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';

const FORMATS = ['csv', 'excel'] as const satisfies readonly CsvTarget[];
export type ExportFormat = (typeof FORMATS)[number];

/** @throws HttpError 422 for another format */
export function exportFormatOf(format: string | undefined): ExportFormat {
  const known = FORMATS.find((each) => each === (format || 'csv'));
  if (!known) throw invalid({ format: httpTexts.onlyFormats });
  return known;
}

/** In pairs of digits, as people read them. */
export const phoneAsRead = (phone: string): string =>
  /^0\d{9}$/.test(phone) ? phone.replace(/(\d\d)(?=\d)/g, '$1 ') : phone;
