import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../store/tables/schema';
import type { Owner } from './weakPasswords';

/** More names than an organisation has. */
const NAMES_MAX = 20;

/** The owner, with the names that the organisation gives itself in its forms. */
export async function withOrganisations<O extends Owner>(db: Kysely<DatabaseSchema>, owner: O): Promise<O> {
  const rows = await db
    .selectFrom('formulaires')
    .select('organisation')
    .distinct()
    .where('organisation', 'is not', null)
    .limit(NAMES_MAX)
    .execute();
  return { ...owner, organisations: rows.map(({ organisation }) => organisation ?? '') };
}
