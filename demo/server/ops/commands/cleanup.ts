import { EraseCleaning } from '../../guard/privacy/EraseCleaning';
import { cleanLeftovers, type Leftovers } from '../../guard/privacy/person/leftovers';
import type { Database } from '../../store/database/database';
import { inTransaction } from '../../store/database/writeQueue';

/**
 * Cleans what earlier versions left of erased people, in one transaction, then takes it out of the files of the database.
 * @param isEmbedded whether the database is this process's own
 */
export async function cleanup(db: Database, isEmbedded: boolean): Promise<Leftovers> {
  const leftovers = await inTransaction(db, cleanLeftovers);
  if (Object.values(leftovers).some((count) => count > 0))
    await new EraseCleaning(db, { isEmbedded }).rewriteFiles();
  return leftovers;
}
