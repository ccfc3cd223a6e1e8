import { sql } from 'kysely';
import { raiseVersion, type WriteTransaction } from '../../../store/database/writeQueue';
import { forgetFacts } from '../../../store/rows/facts';
import { erasePerson, onlySure } from '../erasePerson';
import { noteEmptied, noteRegistrations } from '../erasures';
import { isErased } from './columns';
import { mergedAway, recordsOf, type Trail, trailOf } from './trail';

/** For more people at once, all stored answers go instead of being searched for each of them. */
const SEARCHED_MAX = 20;

/** Members that left a trace in another thing: a speaker, a registration, or a merge that was undone. */
async function withTraces(trx: WriteTransaction, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select m.id from unnest(${[...ids]}::integer[]) as m(id)
    where m.id in (select (v.values ->> 'membre_id')::integer from changements as c
        cross join lateral (values (c.avant), (c.apres)) as v (values)
        where (c.objet = 'intervenants' and c.nom_table = 'intervenants' or c.nom_table = 'inscrits')
          and v.values ->> 'membre_id' is not null)
      or exists (select from fusions where garde_id = m.id)
      or exists (select from changements as c join operations as o on o.id = c.operation_id
        where c.objet = 'membres' and c.objet_id = m.id and c.nom_table = 'membres' and c.apres is null
          and o.annulee_par is not null)
      or exists (select from changements as c join inscrits as p
          on c.avant ->> 'tri' = split_part(p.cle, chr(9), 1) || chr(9) || split_part(p.cle, chr(9), 2)
        where c.objet = 'membres' and c.objet_id = m.id and c.nom_table = 'membres' and c.apres is null)`.execute(
    trx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The addresses that no record has: mails to another one's address are that one's. */
async function ownAddresses(trx: WriteTransaction, { known }: Trail): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select a.email from unnest(${[...known.texts.email]}::text[]) as a(email)
    where not exists (select from membres as m where lower(m.email) = lower(trim(a.email)))`.execute(trx);
  return rows.map(({ email }) => email);
}

/** Those of the records that are gone for good now. One that was merged into another may have time left in the trash. */
async function leaving(
  trx: WriteTransaction,
  members: readonly number[],
  gone: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .selectFrom('corbeille')
    .select('ligne')
    .where('genre', '=', 'membres')
    .where(sql<boolean>`ligne = any(${[...members]}::integer[])`)
    .execute();
  const trashed = new Set(rows.map(({ ligne }) => ligne));
  return members.filter((id) => gone.includes(id) || !trashed.has(id));
}

/**
 * Takes one person out of events, registrations, the history of others and, unless all of them have gone, stored answers. The
 * record itself goes with its entry in the trash.
 */
async function purgePerson(
  trx: WriteTransaction,
  members: readonly number[],
  { gone, isSearched }: { gone: readonly number[]; isSearched: boolean },
) {
  if (isErased('faits')) await forgetFacts(trx, gone);
  const person = onlySure(await trailOf(trx, members));
  await noteEmptied(trx, await leaving(trx, members, gone));
  await noteRegistrations(trx, person.registrations, true);
  const addresses = await ownAddresses(trx, person.trail);
  await erasePerson(trx, { ...person, addresses }, isSearched ? ['records'] : ['records', 'replies']);
}

/**
 * Takes members who are gone for good out of events, the history of others and stored answers. Their own history goes with
 * their entries in the trash. A record that was merged into another one is the same person, who is still there.
 * @returns how many people were there to take out
 */
export async function purgeMembers(trx: WriteTransaction, ids: readonly number[]): Promise<number> {
  const merged = await mergedAway(trx, ids);
  const gone = ids.filter((id) => !merged.has(id));
  if (!gone.length) return 0;
  const isSearched = gone.length <= SEARCHED_MAX;
  if (!isSearched && isErased('cles'))
    await sql`update cles set reponse = null where reponse is not null`.execute(trx);
  const traced = await withTraces(trx, gone);
  const alone = gone.filter((id) => isSearched || traced.has(id));
  for (const id of alone) await purgePerson(trx, await recordsOf(trx, id), { gone, isSearched });
  // The others can only be named by shared filters, whose history is read once for all of them.
  const others = gone.filter((id) => !alone.includes(id));
  if (others.length) await purgePerson(trx, others, { gone, isSearched });
  await raiseVersion(trx, 'evenements');
  return gone.length;
}
