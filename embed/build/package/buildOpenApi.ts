import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** Writes dist/openapi.json, in a process of its own: only the demo may import the reference server. */
export async function buildOpenApi(): Promise<void> {
  mkdirSync('dist', { recursive: true });
  execFileSync(process.execPath, ['--import', 'tsx', 'demo/openApi.ts'], { stdio: 'inherit' });
}
