/** Cleans what earlier versions of the server left of people who were erased or purged. Running it again changes nothing. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { privacyTexts } from '../texts';
import { eraseContacts } from './assignments';
import { PersonFacts } from './PersonFacts';
import { purgeMembers } from './purgeMembers';

export interface Leftovers {
  /** Members deleted for good that a speaker, or the history of one, or a registration still showed. */
  people: number;
  /** Speakers deleted for good whose contacts stood in the history of events. */
  speakers: number;
  /** Entries of the journal that kept the name of a purged person. */
  names: number;
}

/** Members who are neither there nor in the trash, but in the history of a speaker, or were a registered person. */
async function goneMembers(trx: WriteTransaction): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct m.id from changements as c cross join lateral (values (c.avant), (c.apres)) as v (values)
    cross join lateral (select (v.values ->> 'membre_id')::integer as id) as m
    where (c.objet = 'intervenants' and c.nom_table = 'intervenants' and jsonb_exists(v.values, 'nom')
        or c.nom_table = 'inscrits' and exists (select from inscrits as p where p.id = (v.values ->> 'id')::integer
          and p.membre_id is null and p.nom <> ${privacyTexts.erasedAttendee}))
      and m.id is not null and not exists (select from membres where id = m.id)
      and not exists (select from corbeille where genre = 'membres' and ligne = m.id)
    order by m.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Speakers whose assignments the history of events has with a contact, but who can't be restored any more. */
async function goneSpeakers(trx: WriteTransaction): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct i.id from changements as c cross join lateral (values (c.avant), (c.apres)) as v (values)
    cross join lateral (select (v.values ->> 'intervenant_id')::integer as id) as i
    where c.objet = 'evenements' and c.nom_table = 'affectations' and i.id is not null
      and coalesce(v.values ->> 'member_email', v.values ->> 'member_telephone', v.values ->> 'member_profession')
        is not null
      and not exists (select from intervenants where id = i.id)
      and not exists (select from changements as d where d.objet = 'intervenants' and d.nom_table = 'intervenants'
        and d.objet_id = i.id and d.apres is null and jsonb_exists(d.avant, 'created_at'))
    order by i.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Names that earlier versions kept of purged people. Their entries have no moment of creation. */
async function purgedNames(trx: WriteTransaction): Promise<number> {
  const { numAffectedRows } = await sql`
    update changements set avant = avant - '{nom,prenom}'::text[]
    where nom_table in ('membres', 'intervenants') and objet = nom_table and apres is null
      and not jsonb_exists(avant, 'created_at') and jsonb_exists_any(avant, '{nom,prenom}'::text[])`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}

/** The names of purged people lead to their speakers, so they go last. */
export async function cleanLeftovers(trx: WriteTransaction): Promise<Leftovers> {
  const people = await purgeMembers(trx, await goneMembers(trx));
  const speakers = await goneSpeakers(trx);
  await eraseContacts(trx, { speakers, former: [], known: new PersonFacts() });
  return { people, speakers: speakers.length, names: await purgedNames(trx) };
}
