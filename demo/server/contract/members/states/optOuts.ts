/** Notes which contact people don't want. It says nothing of their state. */
import { sql } from 'kysely';
import type { OptOutChange } from '../../../../../src/domain/register/stateChange';
import { nextVersion } from '../../../guard/writes/version';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { MemberSplit } from '../MemberSplit';
import { stateReplies } from './texts';

type Kinds = OptOutChange['genres'];

/** Notes a contact that is refused already only once, with its first day. */
async function add(trx: WriteTransaction, ids: readonly number[], kinds: Kinds, day: string) {
  const { rows } = await sql<{ membre_id: number }>`
    insert into oppositions (membre_id, genre, depuis)
    select m.id, g.genre, ${day}::date from unnest(${[...ids]}::integer[]) as m(id), unnest(${kinds}::text[]) as g(genre)
    on conflict (membre_id, genre) do nothing returning membre_id`.execute(trx);
  return rows;
}

async function remove(trx: WriteTransaction, ids: readonly number[], kinds: Kinds) {
  const { rows } = await sql<{ membre_id: number }>`
    delete from oppositions where membre_id = any(${[...ids]}::integer[]) and genre = any(${kinds}::text[])
    returning membre_id`.execute(trx);
  return rows;
}

/** @returns those who were changed, and those who were left out */
export async function changeOptOuts(
  trx: WriteTransaction,
  ids: readonly number[],
  { genres, action }: Pick<OptOutChange, 'genres' | 'action'>,
  day: string,
): Promise<MemberSplit> {
  const chosen = await MemberSplit.of(trx, ids);
  const isAdded = action === 'ajouter';
  const rows = isAdded ? await add(trx, chosen.ids, genres, day) : await remove(trx, chosen.ids, genres);
  const done = new Set(rows.map(({ membre_id }) => membre_id));
  chosen.refuse((id) => !done.has(id), isAdded ? stateReplies.isOpposed : stateReplies.isNotOpposed);
  if (done.size > 0)
    await trx
      .updateTable('membres')
      .set({ updated_at: nextVersion })
      .where(sql<boolean>`id = any(${[...done]}::integer[])`)
      .execute();
  return chosen;
}
