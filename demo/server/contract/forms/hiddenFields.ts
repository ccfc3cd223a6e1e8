/** Hidden fields of forms and registrations: their names as they are declared, and what a page sends under them. */
import { sql } from 'kysely';
import {
  HIDDEN_VALUE_LENGTH,
  type HiddenValues,
  isHiddenValueFit,
} from '../../../../src/domain/forms/hiddenFields';
import { HIDDEN_FIELDS_MAX, hiddenNamesProblem } from '../../../../src/domain/forms/hiddenNames';
import { KEYS_MAX } from '../../http/body/bodyLimits';
import { innerJson } from '../../http/body/readJson';
import { storable } from '../../http/body/storable';
import { invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { Database } from '../../store/database/database';
import { tidyLine } from '../../store/search/tidyText';
import { formTexts } from './texts';

/**
 * The names to store, null for none; nothing where they aren't sent, so that they stay.
 * @param errors gets a sentence under `champs_caches`
 */
export function checkedHiddenNames(
  sent: readonly string[] | null | undefined,
  errors: Record<string, string>,
): { champs_caches?: string[] | null } {
  if (sent === undefined) return {};
  const names = (sent ?? []).map((name) => name.trim());
  const problem = hiddenNamesProblem(names);
  if (problem) errors.champs_caches = formTexts.badHiddenNames[problem](HIDDEN_FIELDS_MAX);
  return { champs_caches: names.length > 0 ? names : null };
}

/**
 * What a page sent, an object or its JSON, under the declared names; null for nothing. Other names are left out: a page that still
 * sends a removed one must not keep its visitors from answering.
 * @throws HttpError 422 under `champs_caches`
 */
export function hiddenValuesIn(sent: unknown, declared: readonly string[] | null): HiddenValues | null {
  if (!declared || sent === undefined || sent === null) return null;
  const values = typeof sent === 'string' ? storable(innerJson(sent, KEYS_MAX)) : sent;
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw invalid({ champs_caches: httpTexts.badValue });
  const kept = declared.flatMap((name): [string, string][] => {
    const value: unknown = Object.hasOwn(values, name)
      ? (values as Record<string, unknown>)[name]
      : undefined;
    if (value === undefined || value === null) return [];
    const text = typeof value === 'string' ? tidyLine(value) : '';
    if (!isHiddenValueFit(text))
      throw invalid({ champs_caches: formTexts.badHiddenValue(name, HIDDEN_VALUE_LENGTH) });
    return [[name, text]];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** What declares hidden fields, and what has values of them. */
const HOLDERS = {
  form: { declares: 'formulaires', key: 'id', has: 'reponses', link: 'formulaire_id' },
  event: {
    declares: 'inscriptions_reglages',
    key: 'evenement_id',
    has: 'inscriptions',
    link: 'evenement_id',
  },
} as const;

/** The names that a file has a column for: those that are declared, in their order, then others that something was sent under. */
export async function hiddenColumns(db: Database, of: keyof typeof HOLDERS, id: number): Promise<string[]> {
  const { declares, key, has, link } = HOLDERS[of];
  const { rows } = await sql<{ name: string }>`
    select name from (
      select n.name, n.at from ${sql.table(declares)} as d
        cross join unnest(d.champs_caches) with ordinality as n(name, at) where ${sql.ref(`d.${key}`)} = ${id}
      union all
      select distinct k.name, null::bigint from ${sql.table(has)} as r
        cross join jsonb_object_keys(r.champs_caches) as k(name) where ${sql.ref(`r.${link}`)} = ${id}
    ) as names group by name order by min(at) nulls last, name`.execute(db);
  return rows.map(({ name }) => name);
}
