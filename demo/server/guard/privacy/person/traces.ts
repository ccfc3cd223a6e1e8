/**
 * Takes a person out of the history of what is another's now: speakers that have passed to another name or member, records
 * that were merged with the person's by mistake, and shared filters that once named the person.
 */
import { sql } from 'kysely';
import { duplicateCalls } from '../../../../../src/api/endpoints/duplicates';
import { phoneDigits } from '../../../../../src/domain/contact/phoneSearch';
import { foldAccents } from '../../../../../src/domain/search/foldAccents';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { searchColumns } from '../../../store/search/memberSearchColumns';
import { reasonsIn } from '../probable';
import { privacyTexts } from '../texts';
import { eraseContacts } from './assignments';
import { telling } from './columns';
import type { PersonFacts, RowValues } from './PersonFacts';
import type { Trail } from './trail';

/** What events show instead of the name. Their number of speakers stays true. */
export const ERASED_SPEAKER = { nom: privacyTexts.speaker, prenom: '' };

interface Change {
  id: number;
  objet_id: number;
  avant: RowValues | null;
  apres: RowValues | null;
}

/** Changes both sides of recorded changes, and stores those that differ then. */
async function rewrite(
  trx: WriteTransaction,
  changes: readonly Change[],
  change: (values: RowValues, of: Change) => RowValues,
): Promise<void> {
  const changed = changes.flatMap((one) => {
    const [before, after] = [one.avant && change(one.avant, one), one.apres && change(one.apres, one)];
    return before === one.avant && after === one.apres ? [] : [{ id: one.id, avant: before, apres: after }];
  });
  if (!changed.length) return;
  await sql`update changements as c set avant = n.avant, apres = n.apres
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as n(id bigint, avant jsonb, apres jsonb)
    where c.id = n.id`.execute(trx);
}

const nameOf = ({ nom, prenom }: RowValues): string => foldAccents(`${nom ?? ''}\t${prenom ?? ''}`);

/** The names that speakers had while they were the person. What they are called now stays. */
async function renameFormer(trx: WriteTransaction, { members, former, known }: Trail): Promise<void> {
  if (!former.length) return;
  const { rows } = await sql<Change & { present: RowValues }>`
    select c.id, c.objet_id, c.avant, c.apres, coalesce(to_jsonb(i), (select l.avant from changements as l
      where l.objet = 'intervenants' and l.objet_id = c.objet_id and l.nom_table = 'intervenants' and l.apres is null
      order by l.id desc limit 1), '{}') as present
    from changements as c left join intervenants as i on i.id = c.objet_id
    where c.objet = 'intervenants' and c.nom_table = 'intervenants' and c.objet_id = any(${[...former]})`.execute(
    trx,
  );
  const present = new Map(rows.map((row) => [row.objet_id, nameOf(row.present)]));
  const erased = { ...ERASED_SPEAKER, ...searchColumns(ERASED_SPEAKER) };
  await rewrite(trx, rows, (values, { objet_id }) => {
    const isPerson = members.includes(Number(values.membre_id)) || known.hasName(values);
    if (!isPerson || nameOf(values) === present.get(objet_id)) return values;
    const unlinked = members.includes(Number(values.membre_id)) ? { membre_id: null } : {};
    const replaced = Object.entries({ ...erased, ...unlinked }).filter(([column]) => column in values);
    return { ...values, ...Object.fromEntries(replaced) };
  });
}

interface MergedChange extends Change {
  /** The record before the merge, and as it is now or was when it was deleted. */
  before: RowValues;
  present: RowValues;
}

/**
 * A merge that was undone leaves the values of one record in the history of the other. Those that the other one had before
 * or still has are its own.
 */
async function separateMerged(trx: WriteTransaction, { members, known }: Trail): Promise<void> {
  const own = [...members];
  const { rows } = await sql<MergedChange>`
    with merges as (
      select c.objet_id as other, min(c.id) as first from changements as c join operations as o on o.id = c.operation_id
      where o.action = ${duplicateCalls.merge.id} and c.nom_table = 'membres' and c.objet_id <> all(${own}) and exists (
        select from changements as d where d.operation_id = c.operation_id and d.nom_table = 'membres'
          and d.objet_id = any(${own}) and d.apres is null)
      group by c.objet_id
    )
    select c.id, c.objet_id, c.avant, c.apres, f.avant as before,
      coalesce(to_jsonb(m), (select l.avant from changements as l where l.objet = 'membres' and l.objet_id = c.objet_id
        and l.nom_table = 'membres' and l.apres is null order by l.id desc limit 1), '{}') as present
    from merges join changements as f on f.id = merges.first
    join changements as c on c.objet = 'membres' and c.nom_table = 'membres' and c.objet_id = merges.other
      and c.id >= merges.first
    left join membres as m on m.id = c.objet_id`.execute(trx);
  const of = new Map(rows.map((row) => [row.id, row]));
  await rewrite(trx, rows, (values, { id }) => {
    const { before, present } = of.get(id)!;
    const isOwn = (column: string) =>
      values[column] === before?.[column] || values[column] === present[column];
    const gone = new Set([
      ...known.columnsOf('membres', values),
      ...telling('membres').flatMap(([column, says]) =>
        says === 'name' && known.names.some((name) => (name as RowValues)[column] === values[column])
          ? [column]
          : [],
      ),
    ]);
    const left = Object.entries(values).filter(([column]) => !gone.has(column) || isOwn(column));
    return left.length === Object.keys(values).length ? values : Object.fromEntries(left);
  });
}

/** Whether a shared filter, or a row that it once was, names the person. */
export function filterNames({ nom, contenu }: RowValues, known: PersonFacts): boolean {
  const { search } = (contenu ?? {}) as { search?: unknown };
  const text = [
    foldAccents(`${nom ?? ''} ${JSON.stringify(contenu ?? '')}`),
    ...phoneDigits(String(search ?? '')),
  ];
  return known.traits.some((traits) => reasonsIn(text.join(' '), traits).length > 0);
}

/** What shared filters said before they were changed or deleted. */
async function forgetFilters(trx: WriteTransaction, { known }: Trail): Promise<void> {
  const { rows } = await sql<Change>`
    select id, objet_id, avant, apres from changements where objet = 'filtres'
      and coalesce(avant, apres) is not null`.execute(trx);
  await rewrite(trx, rows, (values) => (filterNames(values, known) ? { id: values.id } : values));
}

/** Takes what is left of the person out of the history of others. What is the person's own is erased apart from it. */
export async function eraseTraces(trx: WriteTransaction, trail: Trail): Promise<void> {
  await renameFormer(trx, trail);
  await separateMerged(trx, trail);
  await forgetFilters(trx, trail);
  await eraseContacts(trx, trail);
}
