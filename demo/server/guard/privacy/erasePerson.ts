/** Takes a person out of the tables, the trash and the journal, whatever happened to their records before. */
import type { WriteTransaction } from '../../store/database/writeQueue';
import { eraseMembers, eraseSpeakers } from './eraseRows';
import { eraseTraces } from './person/traces';
import type { Trail } from './person/trail';

/** Stored rows change first, because the journal records that too. */
export async function erasePerson(trx: WriteTransaction, trail: Trail): Promise<void> {
  await eraseSpeakers(trx, trail.speakers);
  await eraseTraces(trx, trail);
  await eraseMembers(trx, trail.members);
}
