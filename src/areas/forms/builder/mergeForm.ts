/*
 * Brings two edits of one form together, after the back end has refused a save because of a newer version. It loads with
 * the first conflict.
 */

import { hiddenFieldTexts } from '../../../data/hiddenFields/texts.fr';
import type { SaveOutcome } from '../../../data/save/saveOver';
import type { useSaving } from '../../../data/save/useSaving';
import { formSchema } from '../../../domain/forms/form';
import { pageTexts } from '../../../texts/texts';
import { answerRetentionTexts, availabilityTexts, visitorNoticeTexts } from '../availability/texts.fr';
import { type BuiltField, type BuiltForm, builtFormOf } from '../model/builtForm';
import { fieldTypeOf } from '../model/fieldTypes';
import { fieldTypeTexts, formsTexts } from '../texts.fr';
import { comparedForm, fieldNameIn, formOf } from './comparedForm';
import { formConflictTexts } from './texts.fr';

interface Merge {
  /** Why the first attempt failed. */
  refusal: unknown;
  /** The form as it was opened, and its version. */
  base: BuiltForm;
  version: string;
  /** The form as it was typed. */
  form: BuiltForm;
  send(form: BuiltForm, version: string): Promise<unknown>;
  over: ReturnType<typeof useSaving>['over'];
}

/** A form that is stored, and what the server answered where it was sent. */
export interface StoredForm {
  form: BuiltForm;
  answer?: unknown;
}

type Row = Readonly<Record<string, unknown>> & { updated_at?: string | null | undefined };

const nameOf = (row: Row) => String(row.nom_du_formulaire ?? '').trim();

export async function mergeForm(merge: Merge): Promise<SaveOutcome<StoredForm, StoredForm>> {
  const { refusal, base, version, form, send, over } = merge;
  let present = base;
  const outcome = await over<Row, Row, StoredForm>(
    { nameOf, labelOf, textOf },
    {
      opened: { ...comparedForm(base), updated_at: version },
      values: comparedForm(form),
      fieldsOf: (...rows) => [...new Set(rows.flatMap(Object.keys))].filter((part) => part !== 'updated_at'),
      refusal,
      read(row) {
        const read = formSchema.safeParse(row).data;
        if (!read) return undefined;
        present = builtFormOf(read);
        return { ...comparedForm(present), updated_at: read.updated_at };
      },
      async send(row, parts) {
        const sent = formOf(parts, form, present);
        return { form: sent, answer: await send(sent, row.updated_at ?? version) };
      },
    },
  );
  return outcome.kind === 'taken' ? { kind: 'taken', row: { form: present } } : outcome;
}

function labelOf(part: string): string {
  const texts = pageTexts(formConflictTexts);
  const name = fieldNameIn(part);
  if (name !== undefined) return texts.field(name);
  const [form, opening, notice] = [
    pageTexts(formsTexts),
    pageTexts(availabilityTexts),
    pageTexts(visitorNoticeTexts),
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
    conservation_mois: pageTexts(answerRetentionTexts).months,
    champs_caches: pageTexts(hiddenFieldTexts).names,
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
