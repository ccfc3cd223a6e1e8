import { engine, files, tables } from 'virtual:parvis-database';

const parts = [engine, files, tables];
const size = parts.reduce((sum, part) => sum + part.size, 0);

/** Downloads the files of the database and unpacks them as they arrive. */
export async function download(onProgress: (loaded: number) => void) {
  let received = 0;
  const count = () =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        onProgress(Math.min(1, received / size));
        controller.enqueue(chunk);
      },
    });
  const [program, fsBundle, loadDataDir] = await Promise.all(
    parts.map(async ({ url }) => {
      const answer = await fetch(url);
      if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
      const unpacked = answer.body.pipeThrough(count()).pipeThrough(new DecompressionStream('gzip'));
      return new Response(unpacked).blob();
    }),
  );
  const pgliteWasmModule = await WebAssembly.compile(await program!.arrayBuffer());
  const asTar = new Blob([loadDataDir!], { type: 'application/x-tar' });
  return { pgliteWasmModule, fsBundle: fsBundle!, loadDataDir: asTar };
}
