import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Line {
  file: string;
  number: number;
  text: string;
}

const isComment = (text: string): boolean => /^\s*(\/\/|\/?\*)/.test(text);

/** Lines of code, without comments, of the files under these folders whose names match. */
export function linesOf(folders: readonly string[], endings: RegExp): Line[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && endings.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.includes('node_modules'))
      .sort()
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .map((text, at) => ({ file, number: at + 1, text }))
          .filter(({ text }) => !isComment(text)),
      ),
  );
}

export const shown = ({ file, number, text }: Line): string => `${file}:${number} ${text.trim()}`;
