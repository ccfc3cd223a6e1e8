import { describe, expect, it } from 'vitest';
import {
  FILTRE_VERSION,
  FILTRES_PARTAGES_MAX,
  type FiltrePartage,
} from '../../../../../src/domain/members/filtrePartage';
import { signedInServer } from '../../../../fast/server/signedInServer';

const server = signedInServer(5);
const PATH = '/api/filtres_membres/';

const create = (nom: string) =>
  server.call('POST', PATH, { nom, version: FILTRE_VERSION, contenu: { groupes: [1, 2] } });
const list = async (): Promise<FiltrePartage[]> => (await server.call('GET', PATH)).data;

describe('Shared filters', () => {
  it(`are at most ${FILTRES_PARTAGES_MAX}, also when many come at once [W7]`, async () => {
    const made = await Promise.all(
      Array.from({ length: FILTRES_PARTAGES_MAX + 5 }, (_, at) => create(`Filtre ${at}`)),
    );
    expect(await list()).toHaveLength(FILTRES_PARTAGES_MAX);
    expect(made.at(-1)?.status).toBe(409);
    expect(made.at(-1)?.message).toContain(`${FILTRES_PARTAGES_MAX} filtres`);
  });
});
