/** Two records of one person that are merged, on the server of a file. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { PairComparison } from '../../../../../src/domain/duplicates/merge';
import {
  choiceList,
  comparisonsOf,
  type MergeChoices,
  proposedChoices,
} from '../../../../../src/domain/duplicates/mergeFields';
import type { Member } from '../../../../../src/domain/members/member';
import { type JsonAnswer, signedInServer } from '../../signedInServer';
import { storedRows } from '../writes/storedRows';

const seen = ({ id, updated_at }: Member) => ({ id, updated_at });

export const idsOf = (rows: readonly { id?: number | null }[] | null | undefined) =>
  rows?.map(({ id }) => id).sort();

/** Starts a server for the tests of a file. */
export function mergeServer() {
  const server = signedInServer(20);

  const call = (method: string, path: string, body?: unknown): Promise<JsonAnswer> =>
    server.call(method, path, body);
  const pairOf = async (un: number, autre: number): Promise<PairComparison> =>
    (await call('GET', `/api/doublons/${un}/${autre}/`)).data;

  /** Merges as the screen does: with the proposals, but for the given choices. */
  async function merge(kept: number, other: number, choices: MergeChoices = {}): Promise<JsonAnswer> {
    const { un, autre } = await pairOf(kept, other);
    return send(un, autre, { ...proposedChoices(comparisonsOf(un, autre)), ...choices });
  }
  const send = (un: Member, autre: Member, choice: MergeChoices) =>
    call('POST', '/api/doublons/fusionner/', {
      garde: seen(un),
      autre: seen(autre),
      choix: choiceList(choice),
    });

  const zoe = (fields: object = {}) => server.add({ nom: 'Petit', prenom: 'Zoé', ...fields });
  const marry = (id: number, conjoint_id: number) =>
    call('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id });
  const adopt = (id: number, ...enfants_ids: number[]) =>
    call('POST', `/api/membres/${id}/ajouter_enfant/`, { enfants_ids });
  const tag = (id: number, ...tags_ids: number[]) =>
    call('POST', '/api/membres/taged_multiple/', { membre_ids: [id], tags_ids });
  const step = (id: number, etape_id: number, date_association: string) =>
    call('POST', '/api/membres/store_multiple_etapes/', { membre_ids: [id], etape_id, date_association });
  const enter = (id: number, groupe_id: number) => call('PATCH', `/api/membres/${id}/group/`, { groupe_id });
  const stays = async (id: number) =>
    (
      await sql<{ groupe_id: number; debut: string; fin: string | null }>`
        select groupe_id, date_inscription as debut, date_sortie as fin from groupes_membres
        where membre_id = ${id} order by date_sortie nulls last, groupe_id`.execute(server.db)
    ).rows;

  /** Two records with family, spouse, tags, steps, stays and speakers, some of them shared. */
  async function linkedTwins() {
    const [one, other] = [
      await zoe({ email: 'zoe@exemple.fr', ville: 'Brest' }),
      await zoe({ email: 'zp@exemple.fr', telephone: '06 12 34 56 78' }),
    ];
    const [child, shared, parent, spouse] = [await zoe(), await zoe(), await zoe(), await zoe()];
    await adopt(one, shared);
    await adopt(other, child, shared);
    await adopt(parent, other);
    await marry(other, spouse);
    await tag(one, 1, 2);
    await tag(other, 2, 3);
    await step(one, 1, '2024-05-02');
    await step(other, 1, '2023-05-02');
    await step(other, 2, '2025-01-01');
    await enter(one, 3);
    await enter(other, 1);
    await enter(other, 2);
    const third = await zoe();
    await call('POST', '/api/doublons/ecartes/', { un: other, autre: third });
    const speakers = [await speaker(one), await speaker(other)];
    return { one, other, child, shared, parent, spouse, third, speakers };
  }
  const speaker = async (membre_id: number) =>
    (await call('POST', '/api/intervenants/', { nom: 'Petit', prenom: 'Zoé', membre_id })).data.id as number;
  async function erase(id: number, confirmation: string) {
    const { updated_at } = await server.member(id);
    const asked = { updated_at, confirmation, reponses: [], intervenants: [] };
    expect((await call('POST', `/api/membres/${id}/effacer/`, asked)).status).toBe(200);
  }
  const undo = (operation: number) => call('POST', `/api/journal/${operation}/annuler/`);

  /** Everything that is stored, but for when it was changed last. */
  const stored = async () =>
    JSON.parse(JSON.stringify(await storedRows(server.db)).replaceAll(/\\"updated_at\\": \\"[^"]*\\"/g, ''));

  return {
    server,
    call,
    ...{ pairOf, merge, send, undo, erase, stored },
    ...{ zoe, marry, adopt, tag, step, enter, stays, speaker, linkedTwins },
  };
}
