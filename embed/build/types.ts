import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const compiler = 'node_modules/typescript/bin/tsc';

/** Writes dist/types: the declarations of src/ and embed/. Runs beside the other builds. */
export async function buildTypes(): Promise<void> {
  rmSync('dist/types', { recursive: true, force: true });
  const args = [compiler, '-p', 'embed/build/tsconfig.types.json'];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error('tsc could not write the declarations; see its messages above.');
}
