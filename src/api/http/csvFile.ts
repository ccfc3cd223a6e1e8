import { ApiError } from '../errors';

/**
 * A CSV as it was downloaded. What gateways send in its place, with a 200, must not be saved under its name.
 * @throws ApiError of kind `contract` for a page, JSON or nothing at all: a CSV has at least its header
 */
export function csvFileOf(download: Blob): Blob {
  if (download.size > 0 && !/html|json/i.test(download.type)) return download;
  throw new ApiError({ kind: 'contract', status: 200, detail: `${download.type}, ${download.size} bytes` });
}
