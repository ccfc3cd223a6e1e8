import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { manifests } from '../../description/manifests.ts';
import { pkg } from '../baseConfig.ts';

/** Writes the descriptions of the elements for editors. */
export async function buildManifests(): Promise<void> {
  mkdirSync('dist', { recursive: true });
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  for (const [file, content] of Object.entries(manifests({ version: pkg.version, tokens }))) {
    writeFileSync(`dist/${file}`, JSON.stringify(content));
  }
}
