import { describe, expect, it } from 'vitest';
import {
  SHARED_FILTER_VERSION,
  SHARED_FILTERS_MAX,
  type SharedFilter,
} from '../../../../../src/domain/members/sharedFilter';
import { signedInServer } from '../../../../fast/server/signedInServer';

const server = signedInServer(5);
const PATH = '/api/filtres_membres/';

const create = (name: string) =>
  server.call('POST', PATH, { nom: name, version: SHARED_FILTER_VERSION, contenu: { groupes: [1, 2] } });
const list = async (): Promise<SharedFilter[]> => (await server.call('GET', PATH)).data;

describe('Shared filters', () => {
  it(`are at most ${SHARED_FILTERS_MAX}, also when many come at once [W7]`, async () => {
    const made = await Promise.all(
      Array.from({ length: SHARED_FILTERS_MAX + 5 }, (_, at) => create(`Filtre ${at}`)),
    );
    expect(await list()).toHaveLength(SHARED_FILTERS_MAX);
    expect(made.at(-1)?.status).toBe(409);
    expect(made.at(-1)?.message).toContain(`${SHARED_FILTERS_MAX} filtres`);
  });
});
