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
  it.each(['text/csv', 'text/csv; charset=utf-8', 'application/octet-stream', ''])(
    'is handed over as it came (%s)',
    (type) => {
      const download = file('nom;prenom', type);
      expect(csvFileOf(download)).toBe(download);
    },
  );

  it.each([
    ['<h1>Portail</h1>', 'text/html'],
    ['<h1>Portail</h1>', 'Application/XHTML+xml'],
    ['{}', 'application/json'],
    ['', 'text/csv'],
  ])('is none when a gateway sends %j as %s', (content, type) => {
    const { size } = file(content, type);
    expect(failure(file(content, type))).toEqual({
      kind: 'contract',
      status: 200,
      detail: `${type.toLowerCase()}, ${size} bytes`,
    });
  });
});
