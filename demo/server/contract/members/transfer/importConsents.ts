/**
 * The consents that lines of an import say. An import only adds: it withdraws nothing, gives nothing again that was withdrawn, and leaves
 * to the record what a parent decides. Where a line is not followed, it says why.
 */
import { consentOn, isAskedWithParents } from '../../../../../src/domain/register/consents';
import type { ConsentKind } from '../../../../../src/domain/register/consentWire';
import type { SaidConsent } from '../../../../../src/domain/register/importedConsents';
import { bulkInsert } from '../../../store/database/bulkInsert';
import type { Database } from '../../../store/database/database';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { storeStandard } from '../consents/consentKinds';
import { importedConsentReplies as replies } from '../consents/texts';
import { addSentence } from './importStates';

/** What a line says, and the report of the line, which says what comes of it. */
export interface ConsentsOfLine {
  report: { message: string | null; membre_id?: number; consentements?: number };
  /** The record that is there; undefined for a member who is created. */
  id: number | undefined;
  /** The date of birth of the line; that of the record wins where it has one. */
  born: string | null;
  said: readonly SaidConsent[];
}

interface Import {
  kinds: readonly ConsentKind[];
  today: string;
}

interface Days {
  type_id: number;
  du: string;
  jusquau: string | null;
  retire_le: string | null;
}

/** What records that are there say: when the person was born, and the consents. */
interface Present {
  born: string | null;
  consents: Days[];
}

async function presentOf(db: Database, ids: readonly number[]): Promise<Map<number, Present>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom('membres')
    .select(['id', 'date_naissance'])
    .where('id', 'in', [...ids])
    .execute();
  const consents = await db
    .selectFrom('consentements')
    .select(['membre_id', 'type_id', 'du', 'jusquau', 'retire_le'])
    .where('membre_id', 'in', [...ids])
    .execute();
  const found = new Map(people.map(({ id, date_naissance: born }) => [id, { born, consents: [] as Days[] }]));
  for (const { membre_id, ...days } of consents) found.get(membre_id)?.consents.push(days);
  return found;
}

/** Why a consent isn't added; an empty text where there is nothing to say, undefined where it is added. */
function keptSentence(
  kind: ConsentKind,
  said: SaidConsent,
  { born, consents }: Present,
  today: string,
): string | undefined {
  const { nom } = kind;
  if (said.says === 'no') return replies.onlyAdds(nom);
  if (said.says !== 'yes') return replies[said.says](nom, said.value);
  const day = said.day ?? today;
  if (born && day < born) return replies.beforeBirth(nom);
  if (isAskedWithParents(born ?? undefined, day)) return replies.withParents(nom);
  const own = consents.filter(({ type_id }) => type_id === kind.id);
  const { state, by } = consentOn(own, today);
  if (state === 'oui') return '';
  // An agreement of before its end says nothing of the days after it.
  if (state === 'expire' && by?.jusquau && day <= by.jusquau) return replies.ended(nom, by.jusquau);
  return state === 'retire' && by?.retire_le ? replies.staysWithdrawn(nom, by.retire_le) : undefined;
}

interface Added {
  report: ConsentsOfLine['report'];
  id: number | undefined;
  kind: ConsentKind;
  day: string;
}

/** The consents to add, and a sentence for each of the others. */
async function followed(
  db: Database,
  lines: readonly ConsentsOfLine[],
  { kinds, today }: Import,
): Promise<Added[]> {
  const present = await presentOf(
    db,
    lines.flatMap(({ id }) => id ?? []),
  );
  const added: Added[] = [];
  for (const { report, id, born, said } of lines) {
    // A later line about the same person finds the consents of the earlier one.
    const known = id === undefined ? undefined : present.get(id);
    const person = { born: known?.born ?? born, consents: known?.consents ?? [] };
    for (const one of said) {
      const kind = kinds.find(({ id: known }) => known === one.kind);
      if (!kind) continue;
      const kept = keptSentence(kind, one, person, today);
      if (kept !== undefined) {
        addSentence(report, kept || undefined);
        continue;
      }
      const day = (one.says === 'yes' && one.day) || today;
      person.consents.push({ type_id: kind.id, du: day, jusquau: null, retire_le: null });
      added.push({ report, id, kind, day });
      if (id !== undefined) report.consentements = (report.consentements ?? 0) + 1;
    }
  }
  return added;
}

/** Says what an import would add to people who are on file, without writing. */
export async function tellConsents(
  db: Database,
  lines: readonly ConsentsOfLine[],
  of: Import,
): Promise<void> {
  for (const { report, id, kind } of await followed(db, lines, of))
    if (id !== undefined) addSentence(report, replies.toNote(kind.nom));
}

/** Adds the consents, each given by the person. */
export async function giveConsents(
  trx: WriteTransaction,
  lines: readonly ConsentsOfLine[],
  { author, ...of }: Import & { author: number | null },
): Promise<void> {
  const added = await followed(trx, lines, of);
  if (added.length === 0) return;
  for (const id of new Set(added.map(({ kind }) => kind.id))) await storeStandard(trx, id);
  const rows = added.flatMap(({ report, id = report.membre_id, kind, day }) =>
    id === undefined
      ? []
      : [{ membre_id: id, type_id: kind.id, donne_par_id: id, du: day, auteur_id: author }],
  );
  await bulkInsert(trx, 'consentements', rows);
  for (const { report, id, kind } of added)
    if (id !== undefined) addSentence(report, replies.noted(kind.nom));
}
