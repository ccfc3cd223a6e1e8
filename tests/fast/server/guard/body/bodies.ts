/** Makes a body that is sent in chunks of 64 KB. */
const PIECE = 64 * 1024;

export function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + PIECE));
      at += PIECE;
    },
  });
}

const encoder = new TextEncoder();

/** `{"valeurs": {"0": "", "1": "", …}}` */
export const manyKeys = (count: number): Uint8Array =>
  encoder.encode(`{"valeurs":{${Array.from({ length: count }, (_, key) => `"${key}":""`).join()}}}`);

export const BOUNDARY = 'frontiere';

interface Part {
  name: string;
  filename?: string;
  content: string;
}

/** Writes a form as browsers send it. */
export const multipart = (parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Uint8Array =>
  encoder.encode(
    parts
      .map(({ name, filename, content }) => {
        const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: text/plain`;
        return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
      })
      .join('') + end,
  );
