import { lookup } from 'node:dns/promises';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operatorSentence } from '../../../../../demo/server/ops/process/systemErrors';

/** The error that the system really throws. */
async function errorOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('The system allowed it.');
}

/** An error as Node throws it where this machine can't be brought to. */
const coded = (code: string, path: string) => Object.assign(new Error(`${code}: in English`), { code, path });

describe('What ends a command or a start', () => {
  it('is told by a sentence in French, with the place [O4]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parvis-errors-'));
    const listen = () =>
      new Promise((_, reject) => createServer().once('error', reject).listen(0, '192.0.2.1'));
    try {
      const rows: [string, unknown, RegExp][] = [
        ['a missing file', await errorOf(() => rmSync(join(folder, 'x'))), /x n’existe pas/],
        [
          'a file as folder',
          await errorOf(() => mkdirSync(join(tmpFile(folder), 'y'))),
          /n’est pas un dossier/,
        ],
        [
          'a folder as file',
          await errorOf(() => writeFileSync(folder, '')),
          /est un dossier\u00a0: il faut un fichier/,
        ],
        [
          'an unknown host',
          await errorOf(() => lookup('parvis.invalid')),
          /Le nom parvis\.invalid n’est pas/,
        ],
        ['a foreign address', await errorOf(listen), /192\.0\.2\.1 n’est pas une adresse de cette machine/],
        ['another user’s file', coded('EACCES', '/var/lib/parvis'), /pas le droit.*\/var\/lib\/parvis/],
        ['a full disk', coded('ENOSPC', '/var/lib/parvis'), /plus de place.*\/var\/lib\/parvis/],
        ['a disk to read', coded('EROFS', '/var/lib/parvis'), /lecture seule/],
        [
          'PGlite',
          new Error('Aborted(). Build with -sASSERTIONS for more info.'),
          /restaurez la dernière sauvegarde/,
        ],
        [
          'a disk that is full under PGlite',
          { name: 'ErrnoError', errno: 51 },
          /plus de place sur le disque/,
        ],
        [
          'a folder of another user under PGlite',
          { name: 'ErrnoError', errno: 2 },
          /pas le droit.*PARVIS_DATA/,
        ],
        ['another fault under PGlite', { name: 'ErrnoError', errno: 29 }, /restaurez la dernière sauvegarde/],
        ['a sentence of ours', new Error('Le port est pris.'), /^Le port est pris\.$/],
      ];
      for (const [what, error, sentence] of rows)
        expect.soft(operatorSentence(error), what).toMatch(sentence);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

function tmpFile(folder: string): string {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  return file;
}
