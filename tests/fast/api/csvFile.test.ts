import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../src/api/errors';
import { csvFileOf } from '../../../src/api/http/csvFile';

const file = (content: string, type: string) => new Blob([content], { type });
const failure = async (download: Blob) => {
  try {
    await csvFileOf(download);
  } catch (error) {
    return failureOf(error);
  }
  throw new Error('the download was expected to be refused');
};

describe('a CSV that was downloaded', () => {
  it('may begin with a quote, as spreadsheets write it [Q12]', async () => {
    for (const text of ['"Nom, Prénom";Ville\r\n', '\ufeff"Nom";"Prénom"\n"Diop";"Awa"\n']) {
      const download = file(text, 'text/csv');
      expect.soft(await csvFileOf(download), text).toBe(download);
    }
  });

  it('is handed over as it came, of whatever type', async () => {
    for (const type of ['text/csv', 'text/csv; charset=utf-8', 'application/octet-stream', '']) {
      const download = file('nom;prenom', type);
      expect.soft(await csvFileOf(download), type).toBe(download);
    }
  });

  it('is none when a gateway sends another document, or nothing, whatever it is called [Q12]', async () => {
    const rows = [
      ['<h1>Portail</h1>', 'text/html'],
      ['<h1>Portail</h1>', 'Application/XHTML+xml'],
      ['{}', 'application/json'],
      ['', 'text/csv'],
      ['{"data":[]}', 'text/csv'],
      [JSON.stringify('nom;prenom\r\nDiop;Awa'), 'text/csv'],
      ['nom;prenom', 'application/json'],
    ] as const;
    for (const [content, type] of rows) {
      const { size } = file(content, type);
      expect.soft(await failure(file(content, type)), `${content} as ${type}`).toEqual({
        kind: 'contract',
        status: 200,
        detail: `${type.toLowerCase()}, ${size} bytes`,
      });
    }
  });
});
