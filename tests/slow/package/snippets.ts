import { readFileSync } from 'node:fs';

/** The code blocks of a document in one language, in order. */
export function codeBlocks(file: string, language: string): string[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm);
  return [...blocks].filter(([, of]) => of === language).map(([, , code = '']) => code);
}
