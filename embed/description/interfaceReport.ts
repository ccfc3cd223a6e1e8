import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'dist/types';
/** Their keys are in src/messages/keys.ts. */
const MESSAGES = 'src/messages/messages.d.ts';

const HEAD = `# The interface

What a host can import, as the compiler declares it, without comments and without the keys of \`messages\`. \`npm run docs\` writes
this page from the built package, so that a change of the public interface is seen in a review. [UPGRADING.md](UPGRADING.md)
says what such a change means.
`;

/** The lines of a declaration file that a host can see: no comments, no imports. */
const bare = (code: string): string =>
  code
    .replaceAll(/^ *\/\*\*?[\s\S]*?\*\/\n/gm, '')
    .replaceAll(/^(?:import [^;]*;|export \{\};)\n/gm, '')
    .trim();

/** The text of docs/INTERFACE.md. The package must be built. */
export function interfaceReport(): string {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.d.ts') && file !== MESSAGES)
    .sort();
  const chapters = files.map((file) => [file, bare(readFileSync(`${FOLDER}/${file}`, 'utf8'))]);
  const written = chapters
    .filter(([, code]) => code)
    .map(([file, code]) => `## ${file}\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
  return [HEAD, ...written].join('\n');
}
