/** Decodes the bytes of a CSV file, whichever program wrote them. */
import { decodeFile } from '../../../../../src/domain/import/bytes/reading';
import { readingsOf } from '../../../../../src/domain/import/bytes/readings';
import { HttpError } from '../../../http/httpError';
import { yieldToEventLoop } from '../../../store/embedded/yieldToEventLoop';
import { memberTexts } from '../texts';

/** @returns HttpError 422 about the file as a whole */
export const badFile = (sentence: string) => new HttpError(422, sentence, { errors: { file: sentence } });

/** @throws HttpError 422 for a file that isn't text, and for one whose accents can be read in several ways */
export async function csvTextOf(given: Uint8Array): Promise<string> {
  const bytes = given as Uint8Array<ArrayBuffer>;
  const found = await readingsOf(bytes, yieldToEventLoop);
  if ('problem' in found) throw badFile(memberTexts.otherFile[found.problem]);
  const { readings, isCertain } = found;
  if (!isCertain) throw badFile(memberTexts.unknownCoding(readings.map(({ examples }) => examples)));
  return decodeFile(bytes, readings[0], yieldToEventLoop);
}
