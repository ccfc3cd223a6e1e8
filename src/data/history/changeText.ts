/* What happened to an entity, in words: names for ids, dates as they are read, never the stored code. No React. */
import type { RecordedChange } from '../../domain/journal/operation';
import { formatDate } from '../../texts/formats';
import { attendanceLabel } from '../../texts/records/attendanceLabels';
import { formatDateTime } from '../../texts/records/longFormats';
import { genderLabel, situationLabel, statutLabel } from '../../texts/records/memberLabels';
import { pageTexts } from '../../texts/texts';
import { fieldTexts, frequencyTexts, historyLinkTexts, historyTexts } from '../texts.fr';
import { memberStateTexts } from './texts.fr';

/** What an area calls a value; undefined for values that it has no word for. */
export type ValueText = (key: string, value: string) => string | undefined;

/** What happened to a part of the entity, such as «Tag « Camp » : ajout»; undefined for the entity itself. */
export function changeText(
  subject: string,
  { nom_table, nom, avant, apres }: RecordedChange,
): string | undefined {
  if (nom_table === subject) return undefined;
  const texts = pageTexts(historyTexts);
  const words: Readonly<Record<string, string>> = pageTexts(historyLinkTexts);
  const kind = nom_table === 'notes' ? String((apres ?? avant)?.genre ?? '') : '';
  const word = words[`notes_${kind}`] ?? words[nom_table] ?? texts.link;
  const what = nom ? texts.named(word, nom) : word;
  if (!avant) return texts.added(what);
  // A stay that was ended and a field that was taken out keep their rows.
  return !apres || apres.date_sortie || apres.retire ? texts.removed(what) : texts.changed(what);
}

interface FieldChange {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** The fields that a change touched, each with its value before and after. */
/** Of a note the history says its kind, and that it changed. */
export function fieldChanges(
  { nom_table, avant, apres, noms }: RecordedChange,
  textOf?: ValueText,
): FieldChange[] {
  if (!avant || !apres || nom_table === 'notes') return [];
  const labels: Readonly<Record<string, string>> = pageTexts(fieldTexts);
  return Object.keys(apres).flatMap((key) => {
    const label = labels[key];
    const text = (value: unknown) => valueText(key, value, noms?.[key], textOf);
    return label === undefined ? [] : [{ key, label, before: text(avant[key]), after: text(apres[key]) }];
  });
}

const DAY = /^\d{4}-\d{2}-\d{2}/;
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;

function valueText(
  key: string,
  value: unknown,
  names: Readonly<Record<string, string>> | undefined,
  textOf: ValueText | undefined,
): string {
  const texts = pageTexts(historyTexts);
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'object')
    return Object.values(value)
      .map((one) => valueText(key, one, names, textOf))
      .join(', ');
  const written = String(value);
  if (key.endsWith('_id')) return names?.[written] ?? texts.number(Number(value));
  return textOf?.(key, written) ?? codeText(key, written) ?? dated(key, written);
}

function codeText(key: string, written: string): string | undefined {
  const stateWords: Readonly<Record<string, string>> = pageTexts(memberStateTexts);
  if (key === 'genre') return genderLabel(written);
  if (key === 'situation_matrimoniale') return situationLabel(written);
  if (key === 'statut') return statutLabel(written);
  if (key === 'etat' || key === 'etat_motif') return stateWords[written] ?? attendanceLabel(written);
  const words: Readonly<Record<string, string>> = pageTexts(frequencyTexts);
  return key === 'frequency' ? words[written] : undefined;
}

/** The time of an event stands in fields of its own. */
const dated = (key: string, written: string): string =>
  MOMENT.test(written) && key !== 'date'
    ? formatDateTime(written)
    : DAY.test(written)
      ? formatDate(written)
      : written;
