import { HttpError } from '../httpError';
import { httpTexts } from '../texts';
import { JsonShape } from './jsonShape';

/** @throws HttpError 400 */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, httpTexts.unreadable);
  }
}

/** Parses a JSON text that was sent inside a form. @throws HttpError 400, 413 */
export function innerJson(text: string, keysMax: number): unknown {
  new JsonShape(keysMax).read(new TextEncoder().encode(text));
  return parsedJson(text);
}

/** Parses a whole body; an empty body counts as an object without keys. @throws HttpError 400, 413 */
export async function readJson(chunks: AsyncIterable<Uint8Array>, keysMax: number): Promise<unknown> {
  const shape = new JsonShape(keysMax);
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) {
    shape.read(chunk);
    text += decoder.decode(chunk, { stream: true });
  }
  text += decoder.decode();
  return text.trim() ? parsedJson(text) : {};
}
