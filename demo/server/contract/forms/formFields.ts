/** Checks a form before it is stored: tidy texts within their maximum lengths, and known types of fields. */

import { FIELD_TYPES, takesOptions } from '../../../../src/domain/forms/field';
import type { FormDraft } from '../../../../src/domain/forms/form';
import { RETENTION_MONTHS_MAX } from '../../../../src/domain/privacy/retention';
import { searchLine } from '../../../../src/domain/search/words';
import { privacyTexts } from '../../guard/privacy/texts';
import { invalid } from '../../http/httpError';
import { isLongerThan } from '../../store/search/composed';
import { tidyLine, tidyText } from '../../store/search/tidyText';
import type { FieldsTable, FormsTable } from '../../store/tables/formSchema';
import { checkedHiddenNames } from './hiddenFields';
import { checkedOpening, type OpeningColumns } from './openingFields';
import { formTexts } from './texts';

const FIELDS_MAX = 500;
const LENGTHS = {
  nom_du_formulaire: 255,
  description: 5000,
  nom_du_champ: 1000,
  placeholder: 500,
  option: 10_000,
  organisation: 255,
  confidentialite: 2000,
} as const;

export type FormColumns = Pick<
  FormsTable,
  'nom_du_formulaire' | 'description' | 'form_extend' | 'form_static' | 'recherche'
> &
  Partial<OpeningColumns & NoticeColumns & RetentionColumns & Pick<FormsTable, 'champs_caches'>>;
/** What visitors read above and below the form. */
type NoticeColumns = Pick<FormsTable, 'organisation' | 'confidentialite'>;
/** For how long its answers are kept. */
type RetentionColumns = Pick<FormsTable, 'conservation_mois'>;

export type FieldColumns = Pick<
  FieldsTable,
  'nom_du_champ' | 'type_de_champ' | 'option' | 'is_required' | 'placeholder'
>;

export interface CheckedField {
  /** The stored field that the caller says this is. */
  id?: number;
  columns: FieldColumns;
}

export interface CheckedForm {
  form: FormColumns;
  fields: CheckedField[];
}

type Errors = Record<string, string>;

const knownTypes: ReadonlySet<string> = new Set(FIELD_TYPES);
const isTooLong = (text: string | null, max: number): boolean => isLongerThan(text ?? '', max);

function checkedField({ id, ...draft }: FormDraft['champs'][number]): CheckedField {
  const type_de_champ = tidyLine(draft.type_de_champ);
  const option = tidyLine(draft.option) || null;
  const columns = {
    nom_du_champ: tidyLine(draft.nom_du_champ),
    type_de_champ,
    option: knownTypes.has(type_de_champ) && !takesOptions(type_de_champ) ? null : option,
    is_required: draft.is_required,
    placeholder: tidyLine(draft.placeholder) || null,
  };
  return { id: id ?? undefined, columns };
}

/** @param kept types that the form already has, known or not */
function fieldProblems({ columns }: CheckedField, kept: ReadonlySet<string>): Errors {
  const problems: Errors = {};
  for (const name of ['nom_du_champ', 'placeholder', 'option'] as const)
    if (isTooLong(columns[name], LENGTHS[name])) problems[name] = formTexts.tooLong(LENGTHS[name]);
  if (!columns.nom_du_champ) problems.nom_du_champ = formTexts.namelessField;
  const type = columns.type_de_champ;
  if (!knownTypes.has(type) && !kept.has(type)) problems.type_de_champ = formTexts.badType(type.slice(0, 50));
  return problems;
}

function problemsOfFields(fields: readonly CheckedField[], kept: ReadonlySet<string>): Errors {
  if (!fields.length) return { champs: formTexts.noField };
  if (fields.length > FIELDS_MAX) return { champs: formTexts.tooManyFields(FIELDS_MAX) };
  const errors: Errors = {};
  fields.forEach((field, at) => {
    for (const [name, sentence] of Object.entries(fieldProblems(field, kept))) {
      errors.champs ??= sentence;
      errors[`champs.${at}.${name}`] = sentence;
    }
  });
  return errors;
}

/** A key that isn't sent stays unchanged; an empty one removes the notice. */
function checkedNotices(draft: FormDraft, errors: Errors): Partial<NoticeColumns> {
  const columns: Partial<NoticeColumns> = {};
  for (const [name, tidy] of [
    ['organisation', tidyLine],
    ['confidentialite', tidyText],
  ] as const) {
    const sent = draft[name];
    if (sent === undefined) continue;
    const text = tidy(sent ?? '') || null;
    if (isTooLong(text, LENGTHS[name])) errors[name] = formTexts.tooLong(LENGTHS[name]);
    else columns[name] = text;
  }
  return columns;
}

/** A key that isn't sent stays unchanged; null keeps answers without limit. */
function checkedRetention(
  { conservation_mois: months }: FormDraft,
  errors: Errors,
): Partial<RetentionColumns> {
  if (months === undefined) return {};
  if (months === null || (Number.isInteger(months) && months >= 1 && months <= RETENTION_MONTHS_MAX))
    return { conservation_mois: months };
  errors.conservation_mois = privacyTexts.badMonths(RETENTION_MONTHS_MAX);
  return {};
}

/**
 * @param keptTypes types of the stored form, which are accepted even when this server doesn't know them
 * @param before the opening of the stored form
 * @throws HttpError 422 with a sentence under `nom_du_formulaire`, `description`, `champs`, `champs.{place}.{name}` and
 *   the keys of its opening
 */
export function checkedForm(
  draft: FormDraft,
  keptTypes: readonly string[] = [],
  before?: OpeningColumns,
): CheckedForm {
  const nom_du_formulaire = tidyLine(draft.nom_du_formulaire);
  const description = tidyText(draft.description);
  const fields = draft.champs.map(checkedField);
  const opening = checkedOpening(draft, before);
  const errors: Errors = { ...opening.errors };
  const notices = checkedNotices(draft, errors);
  const retention = checkedRetention(draft, errors);
  const hidden = checkedHiddenNames(draft.champs_caches, errors);
  if (!nom_du_formulaire) errors.nom_du_formulaire = formTexts.noName;
  for (const [name, text] of Object.entries({ nom_du_formulaire, description }))
    if (isTooLong(text, LENGTHS[name as keyof typeof LENGTHS]))
      errors[name] = formTexts.tooLong(LENGTHS[name as keyof typeof LENGTHS]);
  Object.assign(errors, problemsOfFields(fields, new Set(keptTypes)));
  if (Object.keys(errors).length) throw invalid(errors);
  const { form_extend, form_static } = draft;
  const search = searchLine(nom_du_formulaire);
  const form = {
    nom_du_formulaire,
    description,
    form_extend,
    form_static,
    recherche: search,
    ...opening.columns,
    ...notices,
    ...retention,
    ...hidden,
  };
  return { form, fields };
}
