import { readdirSync, readFileSync, statSync } from 'node:fs';

/*
 * The test files of the ordinary runners. The path alone says what a file is: its folder tells the tier and whether it
 * is about the server, its ending tells the runner.
 */

export const KINDS = ['logic', 'server', 'components', 'journeys'] as const;
export type Kind = (typeof KINDS)[number];

/** The kind of a file; nothing for a file without tests, or with tests of a suite of its own. */
export function kindOf(file: string): Kind | undefined {
  if (file.includes('/node_modules/')) return undefined;
  if (file.endsWith('.browser.tsx')) return 'components';
  if (file.endsWith('.e2e.ts')) return 'journeys';
  if (!/\.test\.tsx?$/.test(file)) return undefined;
  return /^tests\/\w+\/server\//.test(file) ? 'server' : 'logic';
}

/** The test files below a folder, sorted; a file is given back by itself. */
export const testFilesIn = (place: string): string[] =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .map((name) => `${place}/${name}`)
        .filter(kindOf)
        .sort();

/** Which of React's builds a component test runs on. StrictMode needs the development build, which is slower. */
export type Mode = 'development' | 'production';

export const modeOf = (file: string): Mode =>
  readFileSync(file, 'utf8').includes('StrictMode') ? 'development' : 'production';
