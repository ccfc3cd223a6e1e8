/** The organisation's own kinds of notes, as one setting. Notes keep the name that their kind had. */
import { sql } from 'kysely';
import { NOTE_KIND_LENGTH, NOTE_KINDS, NOTE_KINDS_MAX } from '../../../../../src/domain/register/notes';
import { foldAccents } from '../../../../../src/domain/search/foldAccents';
import { checkVersion } from '../../../guard/writes/version';
import { invalid } from '../../../http/httpError';
import type { Database } from '../../../store/database/database';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { isLongerThan } from '../../../store/search/composed';
import { tidyLine } from '../../../store/search/tidyText';
import { noteKindReplies as replies, usualKindNames } from './texts';

const SETTING = 'genres_notes';
/** The version before the first change, so that of two first changes at once only one is made. */
const NEVER_SET = '1970-01-01T00:00:00.000Z';

interface NoteKindsSetting {
  genres: string[];
  updated_at: string;
}

export async function noteKinds(db: Database): Promise<NoteKindsSetting> {
  const { rows } = await sql<NoteKindsSetting>`
    select valeur as genres, updated_at from reglages where nom = ${SETTING}`.execute(db);
  return rows[0] ?? { genres: [], updated_at: NEVER_SET };
}

/** @throws HttpError 422 */
export function checkedKinds(names: readonly string[]): string[] {
  if (names.length > NOTE_KINDS_MAX) throw invalid({ genres: replies.tooMany(NOTE_KINDS_MAX) });
  const taken = new Set([...NOTE_KINDS, ...usualKindNames].map(foldAccents));
  return names.map((name) => {
    const tidy = tidyLine(name);
    if (!tidy) throw invalid({ genres: replies.empty });
    if (isLongerThan(tidy, NOTE_KIND_LENGTH)) throw invalid({ genres: replies.tooLong(NOTE_KIND_LENGTH) });
    const key = foldAccents(tidy);
    if (taken.has(key)) throw invalid({ genres: replies.twice(tidy) });
    taken.add(key);
    return tidy;
  });
}

/** @throws HttpError 409 when they have changed since they were shown */
export async function setNoteKinds(
  trx: WriteTransaction,
  genres: readonly string[],
  seen: string | null | undefined,
): Promise<NoteKindsSetting> {
  await sql`select pg_advisory_xact_lock(hashtext(${SETTING}))`.execute(trx);
  const before = await noteKinds(trx);
  const { updated_at } = before;
  await checkVersion({ seen, updated_at, sentence: replies.changedMeanwhile, present: async () => before });
  await sql`insert into reglages (nom, valeur) values (${SETTING}, ${JSON.stringify(genres)}::jsonb)
    on conflict (nom) do update set valeur = excluded.valeur,
      updated_at = greatest(now(), reglages.updated_at + interval '1 millisecond')`.execute(trx);
  return noteKinds(trx);
}
