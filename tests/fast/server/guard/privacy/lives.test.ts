import { describe, expect, it } from 'vitest';
import { PLACES } from '../../../../../demo/server/guard/privacy/person/places';
import { signedInServer } from '../../signedInServer';
import { textColumns } from './everywhere';
import { playAndErase } from './lives';

const server = signedInServer(4);

describe('A person who is erased after a random life', () => {
  it('is in no column of any table and in no later backup [N3]', async () => {
    await playAndErase(server, 1);
  }, 90_000);
});

describe('The list of places of personal data', () => {
  it('has an answer for every column that can have text [N3]', async () => {
    const columns = await textColumns(server.db);
    expect(columns.length).toBeGreaterThan(60);
    const unanswered = columns.filter(({ table, column }) => PLACES[table]?.[column] === undefined);
    expect(unanswered.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it('names no column that is gone, and parts of the file of personal data alone [N3]', async () => {
    const { data } = await server.call('GET', '/api/membres/1/donnees/');
    const columns = await textColumns(server.db);
    for (const [table, places] of Object.entries(PLACES))
      for (const [column, place] of Object.entries(places)) {
        const isThere = columns.some((one) => one.table === table && one.column === column);
        expect.soft(isThere || /^date_/.test(column), `${table}.${column}`).toBe(true);
        if (place !== 'none' && place.file)
          expect.soft(data, `${table}.${column}`).toHaveProperty(place.file);
      }
  });
});
