import { sql } from 'kysely';
import type { WriteTransaction } from '../database/writeQueue';
import { nameOf, persons } from '../members/family/person';
import type { TrashEntry } from './restore';
import { trashTexts } from './texts';

/** Why a restored member came back without the spouse that they had; undefined where nothing is missing. */
export async function spouseLeftText(
  trx: WriteTransaction,
  { operation_id, genre, ligne }: TrashEntry,
): Promise<string | undefined> {
  if (genre !== 'membres') return undefined;
  const { rows } = await sql<{ spouse: number; present: number | null; trashed: string | null }>`
    select (c.avant ->> 'conjoint_id')::integer as spouse, m.conjoint_id as present, k.nom as trashed
    from changements as c join membres as m on m.id = c.objet_id
    left join corbeille as k on k.genre = 'membres' and k.ligne = (c.avant ->> 'conjoint_id')::integer
    where c.operation_id = ${operation_id}::bigint and c.nom_table = 'membres' and c.objet_id = ${ligne}
      and c.apres is null and c.avant ->> 'conjoint_id' is not null`.execute(trx);
  const [before] = rows;
  if (!before || before.present !== null) return undefined;
  const found = await persons(trx, [ligne, before.spouse]);
  const member = found.get(ligne);
  if (!member) return undefined;
  const name = nameOf(member);
  if (before.trashed !== null) return trashTexts.spouseTrashed(name, before.trashed);
  const spouse = found.get(before.spouse);
  if (!spouse) return trashTexts.spouseGone(name);
  return spouse.conjoint_id === null
    ? trashTexts.spouseFree(name, nameOf(spouse))
    : trashTexts.spouseTaken(name, nameOf(spouse));
}
