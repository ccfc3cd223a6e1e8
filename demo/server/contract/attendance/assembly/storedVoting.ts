/** What the votes of an assembly are counted from, as it is stored. */
import type { GivenProxy } from '../../../../../src/domain/attendance/proxy';
import { countedTicks, type VotingState } from '../../../../../src/domain/attendance/votes';
import type { Database } from '../../../store/database/database';
import type { EventDay } from '../eventDay';
import { ticksOf } from '../readSheet';
import type { StoredAssembly } from './assembly';
import { proxiesOf } from './readProxies';
import { sheetLines } from './sheetLines';
import { votersOn } from './voters';

/** A state whose proxies are replaced while further ones are stored. */
export interface StoredVoting extends VotingState<GivenProxy> {
  proxies: GivenProxy[];
}

export async function storedVoting(
  db: Database,
  sheet: Pick<EventDay, 'event' | 'day'>,
  assembly: StoredAssembly,
): Promise<StoredVoting> {
  const ticks = await ticksOf(db, sheet);
  const { memberOf } = await sheetLines(db, sheet);
  const standing = new Map(ticks.map((tick) => [memberOf(tick.personne_id), tick]));
  return {
    voters: await votersOn(db, assembly, sheet.day),
    ticks: countedTicks(standing, assembly.close_le),
    proxies: await proxiesOf(db, assembly.id),
    most: assembly.pouvoirs_max,
  };
}
