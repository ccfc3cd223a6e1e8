/** The kinds of consents. None is ever deleted: one that isn't used any more keeps its consents, and takes no new ones. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { CONSENT_KIND_LENGTH, CONSENT_KINDS_MAX } from '../../../../../src/domain/register/consents';
import type {
  ConsentKind,
  consentKindChangeSchema,
  newConsentKindSchema,
} from '../../../../../src/domain/register/consentWire';
import { foldAccents } from '../../../../../src/domain/search/foldAccents';
import { checkVersion, nextVersion } from '../../../guard/writes/version';
import { invalid, notFound } from '../../../http/httpError';
import type { Database } from '../../../store/database/database';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { isLongerThan } from '../../../store/search/composed';
import { tidyLine } from '../../../store/search/tidyText';
import { consentKindReplies as replies, standardNames } from './texts';

type Kind = Omit<ConsentKind, 'updated_at'> & { updated_at: string };

/** The version of a kind before its row is there, so that of two first changes at once only one is made. */
const NEVER_SET = '1970-01-01T00:00:00.000Z';

/** The kinds that every organisation has. Each gets its row, by this id, with its first use or change. */
const STANDARD = (['image', 'annuaire', 'lettre'] as const).map((purpose, at) => ({
  ...{
    id: at + 1,
    nom: standardNames[purpose],
    genre: purpose,
    deux_parents: false,
    actif: true,
    ordre: at + 1,
  },
  updated_at: NEVER_SET,
}));

export async function consentKinds(db: Database): Promise<Kind[]> {
  const { rows } = await sql<Kind>`
    select id, nom, genre, deux_parents, actif, ordre, updated_at from types_consentement`.execute(db);
  const stored = new Set(rows.map(({ id }) => id));
  return [...STANDARD.filter(({ id }) => !stored.has(id)), ...rows].sort(
    (one, other) => one.ordre - other.ordre || one.id - other.id,
  );
}

/** Gives a kind that every organisation has its row. */
export async function storeStandard(trx: WriteTransaction, id: number): Promise<void> {
  const kind = STANDARD.find((one) => one.id === id);
  if (!kind) return;
  await trx
    .insertInto('types_consentement')
    .values(kind)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of two that get the same name at once only one does. */
async function lockedKinds(trx: WriteTransaction): Promise<Kind[]> {
  await sql`select pg_advisory_xact_lock(hashtext('types_consentement'))`.execute(trx);
  return consentKinds(trx);
}

/** @throws HttpError 422 */
function checkedName(name: string, others: readonly Kind[]): string {
  const tidy = tidyLine(name);
  if (!tidy) throw invalid({ nom: replies.empty });
  if (isLongerThan(tidy, CONSENT_KIND_LENGTH)) throw invalid({ nom: replies.tooLong(CONSENT_KIND_LENGTH) });
  const key = foldAccents(tidy);
  if (others.some(({ nom }) => foldAccents(nom) === key)) throw invalid({ nom: replies.twice(tidy) });
  return tidy;
}

const kindById = async (db: Database, id: number): Promise<Kind> => {
  const kind = (await consentKinds(db)).find((one) => one.id === id);
  if (!kind) throw notFound(replies.gone);
  return kind;
};

/** @throws HttpError 422 */
export async function insertKind(
  trx: WriteTransaction,
  { nom, genre: purpose = 'propre', deux_parents = false }: z.infer<typeof newConsentKindSchema>,
): Promise<Kind> {
  const kinds = await lockedKinds(trx);
  if (kinds.length >= CONSENT_KINDS_MAX) throw invalid({ nom: replies.tooMany(CONSENT_KINDS_MAX) });
  const { id } = await trx
    .insertInto('types_consentement')
    .values({
      nom: checkedName(nom, kinds),
      genre: purpose,
      deux_parents,
      ordre: Math.max(0, ...kinds.map(({ ordre }) => ordre)) + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return kindById(trx, id);
}

/** @throws HttpError 404, 409 with the present kind, 422 */
export async function updateKind(
  trx: WriteTransaction,
  id: number,
  { updated_at: seen, nom, ...values }: z.infer<typeof consentKindChangeSchema>,
): Promise<Kind> {
  const kinds = await lockedKinds(trx);
  const present = await kindById(trx, id);
  const { updated_at } = present;
  await checkVersion({ seen, updated_at, sentence: replies.changedMeanwhile, present: async () => present });
  const others = kinds.filter((one) => one.id !== id);
  await storeStandard(trx, id);
  await trx
    .updateTable('types_consentement')
    .set({
      ...(nom !== undefined && { nom: checkedName(nom, others) }),
      ...values,
      updated_at: nextVersion,
    })
    .where('id', '=', id)
    .execute();
  return kindById(trx, id);
}
