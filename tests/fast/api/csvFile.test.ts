import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../src/api/errors';
import { csvFileOf } from '../../../src/api/http/csvFile';

const file = (content: string, type: string) => new Blob([content], { type });
const failure = (download: Blob) => {
  try {
    csvFileOf(download);
  } catch (error) {
    return failureOf(error);
  }
  throw new Error('the download was expected to be refused');
};

describe('a CSV that was downloaded', () => {
  it('is handed over as it came, of whatever type', () => {
    for (const type of ['text/csv', 'text/csv; charset=utf-8', 'application/octet-stream', '']) {
      const download = file('nom;prenom', type);
      expect.soft(csvFileOf(download), type).toBe(download);
    }
  });

  it('is none when a gateway sends another document, or nothing', () => {
    const rows = [
      ['<h1>Portail</h1>', 'text/html'],
      ['<h1>Portail</h1>', 'Application/XHTML+xml'],
      ['{}', 'application/json'],
      ['', 'text/csv'],
    ] as const;
    for (const [content, type] of rows) {
      const { size } = file(content, type);
      expect.soft(failure(file(content, type)), `${content} as ${type}`).toEqual({
        kind: 'contract',
        status: 200,
        detail: `${type.toLowerCase()}, ${size} bytes`,
      });
    }
  });
});
