/*
 * Brings two edits of one form together, after the back end has refused a save because of a newer version. It loads with
 * the first conflict.
 */
import { formulaire } from '../../../domain/forms/formulaire';
import { pageTexts } from '../../../texts/texts';
import { type Save, saveOver } from '../../../ui/conflict/saveOver';
import { conflictTexts } from '../../../ui/conflict/texts';
import type { useConflict } from '../../../ui/conflict/useConflict';
import { availabilityTexts } from '../availability/fieldTexts';
import { noticeTexts } from '../availability/noticeTexts';
import { retentionTexts } from '../availability/retentionTexts';
import { type BuiltField, type BuiltForm, builtFormOf } from '../model/builtForm';
import { fieldTypeOf } from '../model/fieldTypes';
import { fieldTypeTexts } from '../model/fieldTypeTexts';
import { formsTexts } from '../texts';
import { comparedForm, fieldNameIn, formOf } from './comparedForm';
import { formConflictTexts } from './conflictTexts';

interface Merge<Answer> {
  /** Why the first attempt failed. */
  refusal: unknown;
  /** The form as it was opened, and its version. */
  base: BuiltForm;
  version: string;
  /** The form as it was typed. */
  form: BuiltForm;
  send(form: BuiltForm, version: string): Promise<Answer>;
  ask: ReturnType<typeof useConflict>['ask'];
}

/** `notSaved` and `taken` are sentences for the user. */
type Merged<Answer> =
  | { form: BuiltForm; answer: Answer }
  | { notSaved: string }
  | { form: BuiltForm; answer: undefined; taken: string };

type Row = Readonly<Record<string, unknown>> & { updated_at?: string | null | undefined };

/** The form that is stored in the end and what the server answered, or else the sentence that tells what became of it. */
export async function mergeForm<Answer>({
  refusal,
  base,
  version,
  form,
  send,
  ask,
}: Merge<Answer>): Promise<Merged<Answer>> {
  const texts = pageTexts(conflictTexts);
  let [present, sent, attempts] = [base, form, 0];
  const save: Save<Row, Row, Answer> = {
    opened: { ...comparedForm(base), updated_at: version },
    values: comparedForm(form),
    fieldsOf: (...rows) => [...new Set(rows.flatMap(Object.keys))].filter((part) => part !== 'updated_at'),
    read(row) {
      const read = formulaire.safeParse(row).data;
      if (!read) return undefined;
      present = builtFormOf(read);
      return { ...comparedForm(present), updated_at: read.updated_at };
    },
    send(row, parts) {
      attempts += 1;
      if (attempts === 1) return Promise.reject(refusal);
      sent = formOf(parts, form, present);
      return send(sent, row.updated_at ?? version);
    },
    ask: (differences) =>
      ask({ text: texts.text(base.nom_du_formulaire.trim()), differences, labelOf, textOf }),
  };
  const outcome = await saveOver(save);
  if (outcome.kind === 'edit') return { notSaved: texts.notSaved };
  // Nothing is sent where the user took every change of the other.
  if (outcome.kind === 'taken')
    return { form: present, answer: undefined, taken: texts.taken(present.nom_du_formulaire) };
  return { form: sent, answer: outcome.answer };
}

function labelOf(part: string): string {
  const texts = pageTexts(formConflictTexts);
  const nom = fieldNameIn(part);
  if (nom !== undefined) return texts.field(nom);
  const [form, opening, notice] = [
    pageTexts(formsTexts),
    pageTexts(availabilityTexts),
    pageTexts(noticeTexts),
  ];
  const labels: Readonly<Record<string, string>> = {
    nom_du_formulaire: form.name,
    description: form.description,
    form_extend: form.extended,
    form_static: form.isStatic,
    ordre: texts.order,
    ouvert_du: opening.from,
    ouvert_au: opening.to,
    reponses_max: opening.most,
    protection: opening.protection,
    organisation: notice.organisation,
    confidentialite: notice.privacy,
    conservation_mois: pageTexts(retentionTexts).months,
  };
  return labels[part] ?? part;
}

/** A field in one line: its type, whether it is required, its choices and what it shows while it is empty. */
function textOf(part: string, value: unknown): string | undefined {
  const texts = pageTexts(formConflictTexts);
  if (part === 'ordre')
    return String(value ?? '')
      .split('\n')
      .map((field) => fieldNameIn(field) ?? '')
      .join(', ');
  if (fieldNameIn(part) === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return texts.absent;
  const { type_de_champ, is_required, options, placeholder } = value as BuiltField;
  const type = fieldTypeOf(type_de_champ);
  const kind = type ? pageTexts(fieldTypeTexts)[type.type] : type_de_champ;
  return [kind, is_required && texts.required, options.join(', '), placeholder].filter(Boolean).join(' · ');
}
