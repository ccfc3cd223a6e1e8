/**
 * Reads forms with files in a browser. They are read as a whole, because the page that sends them has them in memory
 * already. The result is that of the server's own reader, which needs Node's streams.
 */

import { FIELD_BYTES, type FormLimits, KEYS_MAX } from '../../../server/http/body/bodyLimits';
import { HttpError } from '../../../server/http/httpError';
import { httpTexts } from '../../../server/http/texts';

async function formOf(pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<FormData> {
  const parts: BlobPart[] = [];
  for await (const piece of pieces) parts.push(piece as Uint8Array<ArrayBuffer>);
  return new Response(new Blob(parts), { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new HttpError(400, httpTexts.unreadableForm);
  });
}

export async function readForm(
  pieces: AsyncIterable<Uint8Array>,
  contentType: string,
  { file, refusal, fileRefusal = refusal }: FormLimits,
): Promise<Map<string, string | File>> {
  const form = new Map<string, string | File>();
  let count = 0;
  for (const [name, value] of await formOf(pieces, contentType)) {
    if (++count > KEYS_MAX) throw new HttpError(413, httpTexts.tooManyParts(KEYS_MAX));
    if (typeof value === 'string' && value.length > FIELD_BYTES) throw new HttpError(413, httpTexts.tooLarge);
    if (value instanceof File && value.size > file) throw fileRefusal(name);
    form.set(name, value);
  }
  return form;
}
