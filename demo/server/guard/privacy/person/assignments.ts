/**
 * Takes the contacts of a person out of the history of events, and out of assignments that have passed to another speaker. The
 * contact is the person's where the assignment was theirs, and elsewhere where it is one that they are known by.
 */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { emptiedColumns, isErased } from './columns';
import type { PersonFacts, RowValues } from './PersonFacts';
import type { Trail } from './trail';

const contact = () => emptiedColumns('affectations');

/** The speakers of a person, and what is known of the person. */
type Speaking = Pick<Trail, 'speakers' | 'former' | 'known'>;

interface Change {
  id: number;
  operation_id: number;
  avant: RowValues | null;
  apres: RowValues | null;
}

/** Changes of assignments that are or were of these speakers, also those from the time when they were another one's. */
async function changesOf(trx: WriteTransaction, speakers: readonly number[]): Promise<Change[]> {
  const { rows } = await sql<Change>`
    with changes as materialized (
      select id, operation_id, avant, apres from changements
      where objet = 'evenements' and nom_table = 'affectations' and coalesce(apres, avant) is not null
    ), theirs as (
      select (coalesce(apres, avant) ->> 'id')::integer as id from changes
      where (avant ->> 'intervenant_id')::integer = any(${speakers})
        or (apres ->> 'intervenant_id')::integer = any(${speakers})
      union select id from affectations where intervenant_id = any(${speakers})
    )
    select c.* from changes as c where (coalesce(c.apres, c.avant) ->> 'id')::integer in (select id from theirs)
    order by c.id`.execute(trx);
  return rows;
}

/** The columns of a contact to empty. A profession alone identifies no person, so it goes only with the rest of the contact. */
function knownColumns(known: PersonFacts, values: RowValues): readonly string[] {
  const found = known.columnsOf('affectations', values);
  const others = contact().filter((column) => values[column] && !found.includes(column));
  const isOnlyProfession = found.every((column) => column === 'member_profession');
  return isOnlyProfession && others.length > 0 ? [] : found;
}

function withoutContact(values: RowValues | null, { speakers, known }: Speaking): RowValues | null {
  if (!values) return null;
  const isOwn = speakers.includes(Number(values.intervenant_id));
  const gone = isOwn ? contact() : knownColumns(known, values);
  if (!gone.some((column) => column in values)) return values;
  return Object.fromEntries(Object.entries(values).filter(([column]) => !gone.includes(column)));
}

/** Two deleted rows of one event may differ by their contact alone, and must still differ when they are restored. */
function keptApart(changes: readonly Change[]): Change[] {
  const seen = new Set<string>();
  return changes.map((change) => {
    const { operation_id, avant, apres } = change;
    if (apres || !avant || avant.member_email || avant.member_telephone) return change;
    const key = [operation_id, avant.evenement_id, avant.jour, avant.intervenant_id, avant.role_id].join(' ');
    if (!seen.has(key)) {
      seen.add(key);
      return change;
    }
    return { ...change, avant: { ...avant, member_email: String(avant.id) } };
  });
}

const store = (trx: WriteTransaction, changes: readonly Change[]) =>
  sql`update changements as c set avant = n.avant, apres = n.apres
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as n(id bigint, avant jsonb, apres jsonb)
    where c.id = n.id`.execute(trx);

/** Empties contacts of stored assignments. Two rows of one event must still differ without theirs. */
async function emptyStored(
  trx: WriteTransaction,
  rows: readonly (RowValues & { id: number })[],
  known: PersonFacts,
) {
  for (const row of rows) {
    const gone = knownColumns(known, row);
    if (!gone.length) continue;
    const left = Object.fromEntries(gone.map((column) => [column, null]));
    const { member_email, member_telephone } = { ...row, ...left };
    const isTaken = sql<boolean>`exists (select from affectations as b where b.evenement_id = a.evenement_id
      and b.role_id = a.role_id and b.intervenant_id = a.intervenant_id and b.id <> a.id and b.jour is not distinct from a.jour
      and coalesce(b.member_email, b.member_telephone, '') = ${String(member_email ?? member_telephone ?? '')})`;
    await sql`update affectations as a set ${sql.join(gone.map((column) => sql`${sql.ref(column)} = null`))}
      where id = ${row.id} and not ${isTaken}`.execute(trx);
    await sql`update affectations as a set member_email = a.id::text, member_telephone = null, member_profession = null
      where id = ${row.id} and ${isTaken}`.execute(trx);
  }
}

/** Empties the contacts in assignments, as they are and in the history of their events. */
export async function eraseContacts(trx: WriteTransaction, trail: Speaking): Promise<void> {
  if (!isErased('affectations')) return;
  const cards = [...trail.speakers, ...trail.former];
  if (!cards.length) return;
  const { rows } = await sql<RowValues & { id: number }>`
    select a.* from affectations as a where a.intervenant_id = any(${[...trail.former]}) or a.id in (
      select (coalesce(c.apres, c.avant) ->> 'id')::integer from changements as c
      where c.objet = 'evenements' and c.nom_table = 'affectations'
        and (c.avant ->> 'intervenant_id')::integer = any(${[...trail.speakers]}))
      and a.intervenant_id <> all(${[...trail.speakers]})`.execute(trx);
  await emptyStored(trx, rows, trail.known);
  const changes = await changesOf(trx, cards);
  const emptied = keptApart(
    changes.map((change) => ({
      ...change,
      avant: withoutContact(change.avant, trail),
      apres: withoutContact(change.apres, trail),
    })),
  );
  const before = new Map(changes.map((change) => [change.id, JSON.stringify(change)]));
  const changed = emptied.filter((change) => before.get(change.id) !== JSON.stringify(change));
  if (changed.length) await store(trx, changed);
}
