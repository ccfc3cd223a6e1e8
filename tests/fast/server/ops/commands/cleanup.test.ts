import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { eraseAgain, noteErasures } from '../../../../../demo/server/guard/privacy/erasures';
import { cleanup } from '../../../../../demo/server/ops/commands/cleanup';
import { inTransaction } from '../../../../../demo/server/store/database/writeQueue';
import { countsOf, placesOfTokens } from '../../guard/privacy/everywhere';
import { signedInServer } from '../../signedInServer';

const server = signedInServer(4);
const TOKENS = ['zqpurge', 'zqretire', 'zqefface', 'zqposte'];
const isEmbedded = !process.env.DATABASE_URL;

const change = (subject: string, id: number, table: string, before: object | null, after: object | null) =>
  sql`insert into changements (operation_id, nom_table, objet, objet_id, avant, apres) values (1, ${table}, ${subject}, ${id},
    ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb)`.execute(server.db);

/** What an earlier version left: it emptied the trash, and erased, by rows alone. */
beforeAll(async () => {
  const { db } = server;
  const { rows } = await sql<{ event: number; role: number }>`
    select evenement_id as event, role_id as role from affectations limit 1`.execute(db);
  const { event, role } = rows[0]!;
  // A member who was purged, and whose speaker still is at an event.
  const { rows: speakers } = await sql<{ id: number }>`
    insert into intervenants (nom, prenom, tri, recherche) values ('Zqpurge', 'Ana', 'zqpurge ana', 'zqpurge ana')
    returning id`.execute(db);
  const speaker = speakers[0]!.id;
  await sql`insert into affectations (evenement_id, intervenant_id, role_id, rang, member_email, member_profession)
    values (${event}, ${speaker}, ${role}, 99, 'zqpurge@introuvable.example', 'Zqposte')`.execute(db);
  await change('membres', 9001, 'membres', { id: 9001, nom: 'Zqpurge', prenom: 'Ana' }, null);
  const card = { id: speaker, nom: 'Zqpurge', prenom: 'Ana' };
  await change(
    'intervenants',
    speaker,
    'intervenants',
    { ...card, membre_id: 9001 },
    { ...card, membre_id: null },
  );
  // A speaker who was taken off an event and purged.
  await change('intervenants', 9002, 'intervenants', { id: 9002, nom: 'Zqretire', prenom: 'Bea' }, null);
  const line = { id: 9002, evenement_id: event, role_id: role, intervenant_id: 9002, rang: 1 };
  await change(
    'evenements',
    event,
    'affectations',
    { ...line, member_email: 'zqretire@introuvable.example' },
    null,
  );
  // A speaker who was unlinked and renamed before the member was erased.
  const { data: other } = await server.call('POST', '/api/intervenants/', { nom: 'Passant', prenom: 'Paul' });
  const former = { id: other.id, nom: 'Zqefface', prenom: 'Cleo' };
  await change('intervenants', other.id, 'intervenants', null, { ...former, membre_id: 9003 });
});

describe('npm run cleanup', () => {
  it('takes away what earlier versions left, tells how much, and leaves counts as they are [N3]', async () => {
    expect((await placesOfTokens(server.db, TOKENS)).length).toBeGreaterThan(8);
    const before = await countsOf(server.db);
    expect(await cleanup(server.db, isEmbedded)).toEqual({ people: 2, speakers: 1, names: 2 });
    expect(await placesOfTokens(server.db, TOKENS)).toEqual([]);
    expect(await countsOf(server.db)).toEqual(before);
    expect(await cleanup(server.db, isEmbedded)).toEqual({ people: 0, speakers: 0, names: 0 });
  });
});

describe('A person whose merged record an earlier version purged', () => {
  it('is erased, and does not come back with an older backup [N3]', async () => {
    const { db } = server;
    await change('membres', 9004, 'membres', { id: 9004, nom: 'Zqancien', prenom: 'Dan' }, null);
    await inTransaction(db, (trx) => noteErasures(trx, 'membres', [9004]));
    await sql`insert into membres (id, nom, prenom, genre, recherche, tri, created_at)
      values (9004, 'Zqancien', 'Dan', 'masculin', '', '', '2020-01-01')`.execute(db);
    expect(await inTransaction(db, (trx) => eraseAgain(trx))).toBe(1);
    // A later member with the same number is another person.
    await sql`insert into membres (id, nom, prenom, genre, recherche, tri, created_at)
      values (9004, 'Autre', 'Eve', 'feminin', '', '', now() + interval '1 minute')`.execute(db);
    expect(await inTransaction(db, (trx) => eraseAgain(trx))).toBe(0);
    expect((await server.call('GET', '/api/membres/9004/')).status).toBe(200);
  });
});
