import { describe, expect, it } from 'vitest';
import { countMembers } from '../../../../../demo/server/contract/members/list/memberCounts';
import { raiseVersion } from '../../../../../demo/server/store/database/writeQueue';
import { signedInServer, TODAY } from '../../../../fast/server/signedInServer';

const server = signedInServer(120);

describe('Lists for pickers', () => {
  it('are sent in several slices when they are long', async () => {
    const rows = Array.from({ length: 4100 }, (_, at) => ({
      nom: `Tranche${at}`,
      prenom: 'Même',
      ville: 'X',
    }));
    await server.db.transaction().execute(async (trx) => {
      for (let at = 0; at < rows.length; at += 500) {
        await trx
          .insertInto('membres')
          .values(
            rows.slice(at, at + 500).map((row) => ({
              email: null,
              adresse: null,
              telephone: null,
              nationalite: null,
              profession: null,
              color: null,
              situation_matrimoniale: null,
              date_naissance: null,
              conjoint_id: null,
              genre: 'feminin',
              statut: 'membre',
              date_inscription: TODAY,
              ...row,
              recherche: ' tranche',
              tri: 'tranche',
            })),
          )
          .execute();
      }
      await raiseVersion(trx, 'membres');
    });
    const { data } = await server.call('GET', '/api/membres/membres_simples/');
    const ids = data.map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(await countMembers(server.db, {}));
    await server.db.deleteFrom('membres').where('tri', '=', 'tranche').execute();
    await raiseVersion(server.db, 'membres');
  });
});
