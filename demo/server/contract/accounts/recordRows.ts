/** Reads which record an account is linked to, and which accounts may be linked by one press. */
import { sql } from 'kysely';
import type {
  AccountLink,
  AccountLinks,
  LinkedRecord,
  MemberAccount,
} from '../../../../src/domain/accounts/accountRecord';
import { notFound } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import { memberTexts } from '../members/texts';

/** What the states of records are told by. */
interface Told {
  hasStates: boolean;
}

interface PersonRow {
  id: number;
  nom: string;
  prenom: string;
  etat: string;
}

const record = ({ id, nom, prenom, etat: state }: PersonRow, { hasStates }: Told): LinkedRecord => ({
  id,
  nom,
  prenom,
  ...(hasStates && { etat: state }),
});

interface LinkRow extends PersonRow {
  compte: number;
  lie_le: string | null;
  lie_par: string | null;
}

const links = sql`select u.id as compte, m.id, m.nom, m.prenom, m.etat, u.membre_lie_le as lie_le,
    nullif(btrim(p.prenom || ' ' || p.nom), '') as lie_par
  from utilisateurs as u join membres as m on m.id = u.membre_id
  left join utilisateurs as p on p.id = u.membre_lie_par`;

/**
 * Accounts without a record whose address one record alone has, in any state. That record has no account, and its person is alive.
 */
const proposals = sql`select u.id as compte, u.email, min(m.id) as membre_id
  from utilisateurs as u join membres as m on lower(btrim(m.email)) = lower(u.email)
  where u.membre_id is null and u.desactive_le is null
  group by u.id, u.email
  having count(*) = 1 and min(m.etat) <> 'decede' and not exists (select from utilisateurs as x where x.membre_id = min(m.id))`;

const wireLink = ({ compte: account, lie_le, lie_par, ...person }: LinkRow, told: Told): AccountLink => ({
  compte: account,
  membre: record(person, told),
  lie_le,
  lie_par,
});

/** @param account whose links alone are read; those of all without it */
export async function accountLinks(db: Database, told: Told, account?: number): Promise<AccountLinks> {
  const own = account === undefined ? sql`true` : sql`u.id = ${account}`;
  const { rows: linked } = await sql<LinkRow>`${links} where ${own} order by u.id`.execute(db);
  const { rows: proposed } = await sql<PersonRow & { compte: number }>`
    select p.compte, m.id, m.nom, m.prenom, m.etat from (${proposals}) as p join membres as m on m.id = p.membre_id
    ${account === undefined ? sql`` : sql`where p.compte = ${account}`} order by m.tri, m.id`.execute(db);
  return {
    liens: linked.map((row) => wireLink(row, told)),
    propositions: proposed.map(({ compte: of, ...person }) => ({ compte: of, membre: record(person, told) })),
  };
}

/** The record of an account; null for an account without one. */
export async function recordOfAccount(db: Database, told: Told, account: number) {
  const { rows } = await sql<LinkRow>`${links} where u.id = ${account}`.execute(db);
  return { membre: rows[0] ? record(rows[0], told) : null };
}

type AccountRow = NonNullable<MemberAccount['compte']>;

/** @throws HttpError 404 for a member that is gone */
export async function accountOfMember(db: Database, id: number): Promise<MemberAccount> {
  const { rows: people } = await sql`select from membres where id = ${id}`.execute(db);
  if (people.length === 0) throw notFound(memberTexts.goneMember);
  const { rows: linked } = await sql<AccountRow>`
    select u.id, u.email, u.nom, u.prenom, u.role,
      case when u.desactive_le is not null then 'desactive' when u.invite_le is not null then 'invite' else 'actif' end as etat,
      u.membre_lie_le as lie_le, nullif(btrim(p.prenom || ' ' || p.nom), '') as lie_par
    from utilisateurs as u left join utilisateurs as p on p.id = u.membre_lie_par
    where u.membre_id = ${id}`.execute(db);
  const [account = null] = linked;
  if (account) return { compte: account, propose: null };
  const { rows: proposed } = await sql<{ id: number; email: string }>`
    select p.compte as id, p.email from (${proposals}) as p where p.membre_id = ${id}`.execute(db);
  return { compte: null, propose: proposed[0] ?? null };
}
