import { ApiError } from '../errors';

/**
 * Accepts a downloaded CSV. A page that a gateway sends with status 200 must not be saved under the name of the file.
 * @throws ApiError of kind `contract` for a page, JSON or an empty body: a CSV has at least its header
 */
export function csvFileOf(download: Blob): Blob {
  if (download.size > 0 && !/html|json/i.test(download.type)) return download;
  throw new ApiError({ kind: 'contract', status: 200, detail: `${download.type}, ${download.size} bytes` });
}
