/** Notes who is up to date for a year. It says nothing of their state. */

import { sql } from 'kysely';
import { duesCalls } from '../../../../../src/api/endpoints/register/dues';
import {
  DUES_IDS_MAX,
  DUES_YEAR_MAX,
  DUES_YEAR_MIN,
  type DuesChange,
  isDuesYear,
} from '../../../../../src/domain/register/dues';
import type { Api } from '../../../guard/api';
import { operationToUndo } from '../../../guard/undo/operationToUndo';
import { nextVersion } from '../../../guard/writes/version';
import { writeRoute } from '../../../guard/writes/writeRoute';
import { invalid } from '../../../http/httpError';
import { Reply } from '../../../http/route';
import { httpTexts } from '../../../http/texts';
import { userIdOf } from '../../../http/user';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { idsIn, MemberSplit } from '../MemberSplit';
import { memberTexts } from '../texts';
import { duesReplies } from './texts';

interface Noted {
  day: string;
  author: number | null;
}

/** A tick that is there already stays as it is, with its day and its author. */
async function add(trx: WriteTransaction, ids: readonly number[], year: number, { day, author }: Noted) {
  const { rows } = await sql<{ membre_id: number }>`
    insert into cotisations (membre_id, annee, note_le, auteur_id)
    select m.id, ${year}::integer, ${day}::date, ${author}::integer from unnest(${[...ids]}::integer[]) as m(id)
    on conflict (membre_id, annee) do nothing returning membre_id`.execute(trx);
  return rows;
}

async function remove(trx: WriteTransaction, ids: readonly number[], year: number) {
  const { rows } = await sql<{ membre_id: number }>`
    delete from cotisations where membre_id = any(${[...ids]}::integer[]) and annee = ${year}
    returning membre_id`.execute(trx);
  return rows;
}

/** @returns those who were changed, and those who were left out */
async function changeDues(
  trx: WriteTransaction,
  ids: readonly number[],
  { annee: year, action }: Pick<DuesChange, 'annee' | 'action'>,
  noted: Noted,
): Promise<MemberSplit> {
  const chosen = await MemberSplit.of(trx, ids);
  const isAdded = action === 'ajouter';
  const rows = isAdded ? await add(trx, chosen.ids, year, noted) : await remove(trx, chosen.ids, year);
  const done = new Set(rows.map(({ membre_id }) => membre_id));
  chosen.refuse(
    (id) => !done.has(id),
    isAdded ? duesReplies.isUpToDate(year) : duesReplies.isNotUpToDate(year),
  );
  if (done.size > 0)
    await trx
      .updateTable('membres')
      .set({ updated_at: nextVersion })
      .where(sql<boolean>`id = any(${[...done]}::integer[])`)
      .execute();
  return chosen;
}

export function duesRoute(api: Api): void {
  writeRoute(api, duesCalls.setDues, 'membres', ({ body }, { user }) => {
    const ids = idsIn('ids', body.ids, memberTexts.noMember, DUES_IDS_MAX);
    if (!isDuesYear(body.annee))
      throw invalid({ annee: httpTexts.wholeBetween(DUES_YEAR_MIN, DUES_YEAR_MAX) });
    return async (trx) => {
      const noted = { day: api.today(), author: userIdOf(user) };
      const chosen = await changeDues(trx, ids, body, noted);
      const operation = await operationToUndo(api, duesCalls.setDues, trx);
      const count = chosen.ids.length;
      const said = body.action === 'ajouter' ? duesReplies.upToDate : duesReplies.notUpToDate;
      return new Reply({ membres: count, refus: chosen.refusals, operation }, said(count, body.annee));
    };
  });
}
