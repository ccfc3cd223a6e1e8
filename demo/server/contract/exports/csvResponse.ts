import { invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import { textStream } from './textStream';

/** @throws HttpError 422 for another format than CSV */
export function checkFormat(format: string | undefined): void {
  if (format && format !== 'csv') throw invalid({ format: httpTexts.onlyCsv });
}

/**
 * Answers with a CSV file.
 * @param content the whole file, or its chunks
 * @param name name of the file without its ending
 */
export function csvResponse(content: string | AsyncGenerator<string>, name: string): Response {
  return new Response(typeof content === 'string' ? content : textStream(content), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });
}
