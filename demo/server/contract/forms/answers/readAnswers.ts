/**
 * Checks what a visitor sent before it is stored: every field by the rules that the form itself uses, no fields that the
 * form doesn't have, and files whose content fits their names.
 */

import {
  type AnswerProblem,
  FILES_BYTES,
  type FileEnding,
  problemOf,
} from '../../../../../src/domain/forms/answer';
import { nameOfKind } from '../../../../../src/domain/forms/fileKind';
import type { FieldDefinition } from '../../../../../src/domain/forms/form';
import { KEYS_MAX } from '../../../http/body/bodyLimits';
import { innerJson } from '../../../http/body/readJson';
import { storable } from '../../../http/body/storable';
import { HttpError, invalid } from '../../../http/httpError';
import { httpTexts } from '../../../http/texts';
import { answerBytes } from '../../../store/rows/answerContent';
import { tidyLine, tidyText } from '../../../store/search/tidyText';
import { answerTexts, formTexts } from '../texts';
import { fileKindOf } from './fileTypes';

const FILE_NAME_LENGTH = 150;
const SHOWN_KEY_LENGTH = 100;

interface SentFile {
  /** The name without folders. */
  name: string;
  size: number;
  bytes: Buffer;
}

/** The values and files as they were sent, by key; a valid key is the id of a field. */
export interface SentAnswers {
  values: ReadonlyMap<string, unknown>;
  files: ReadonlyMap<string, SentFile>;
  /** What the page added, as it was sent. */
  hidden?: unknown;
}

type Field = FieldDefinition & { id: number };
type Value = string | string[];

/** The answers to one form, by the ids of their fields. */
export interface CheckedAnswers {
  values: Record<string, Value>;
  files: { champ_id: number; file: SentFile }[];
}

function valuesOf(values: unknown): Map<string, unknown> {
  const value =
    typeof values === 'string' ? storable(innerJson(values, KEYS_MAX)) : (values ?? ({} as unknown));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid({ valeurs: httpTexts.badValue });
  return new Map(Object.entries(value));
}

/** A long name keeps its end, which tells the type of the file. */
function fileName(name: string): string {
  const letters = [...tidyLine(name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1))];
  return letters.slice(-FILE_NAME_LENGTH).join('');
}

function answerOf(value: unknown): Value {
  if (typeof value === 'string') return tidyText(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return [...new Set(value.map((one) => tidyLine(one)).filter(Boolean))];
  throw invalid({ valeurs: httpTexts.badValue });
}

/** Reads the files before any transaction begins. Values are checked later, when the form's fields are known. */
export async function readSent(sent: Record<string, unknown>): Promise<SentAnswers> {
  const { valeurs: values, champs_caches: hidden, ...parts } = sent;
  const files = new Map<string, SentFile>();
  for (const [key, part] of Object.entries(parts)) {
    if (!(part instanceof File)) throw invalid({ [key.slice(0, SHOWN_KEY_LENGTH)]: formTexts.unknownField });
    // An empty file input is sent as a file without name.
    if (!part.name && !part.size) continue;
    const bytes = Buffer.from(await part.arrayBuffer());
    files.set(key, { name: fileName(part.name), size: part.size, bytes });
  }
  return { values: valuesOf(values), files, hidden };
}

/** The most bytes that an answer would take on the disk. */
export const storedSizeOf = ({ values, files, hidden }: SentAnswers): number =>
  [...files.values()].reduce(
    (sum, { size }) => sum + size,
    answerBytes({ valeurs: Object.fromEntries(values), champs_caches: hidden }),
  );

/** Refuses keys that are no field of the form, without checking their values. */
function unknownKeys(fields: readonly Field[], { values, files }: SentAnswers): Record<string, string> {
  const ids = new Set(fields.map(({ id }) => String(id)));
  const unknown = [...values.keys(), ...files.keys()].filter((key) => !ids.has(key));
  return Object.fromEntries(unknown.map((key) => [key.slice(0, SHOWN_KEY_LENGTH), formTexts.unknownField]));
}

interface SentAnswer {
  value: Value | undefined;
  file: SentFile | undefined;
  kind: FileEnding | undefined;
}

function problemOfSent(field: Field, { value, file, kind }: SentAnswer): AnswerProblem | undefined {
  if (!file) return problemOf(field, value);
  if (value?.length) return 'kind';
  return problemOf(field, { ...file, kind }) ?? (kind ? undefined : 'fileContent');
}

/** The file under the name of its true kind. */
const storedFile = (file: SentFile, kind: FileEnding | undefined): SentFile =>
  kind ? { ...file, name: nameOfKind(file.name, kind) } : file;

/** @throws HttpError 422 with a sentence under the id of each refused field, 413 for too much */
export function checkedAnswers(fields: readonly Field[], sent: SentAnswers): CheckedAnswers {
  const errors = unknownKeys(fields, sent);
  const isOther = Object.keys(errors).length > 0;
  const checked: CheckedAnswers = { values: {}, files: [] };
  for (const field of fields) {
    const key = String(field.id);
    const given = sent.files.get(key);
    const kind = given && fileKindOf(given.name, given.bytes);
    const file = given && storedFile(given, kind);
    const value = sent.values.has(key) ? answerOf(sent.values.get(key)) : undefined;
    const problem = problemOfSent(field, { value, file, kind });
    const kept = file?.name ?? value;
    if (problem) errors[key] = answerTexts[problem];
    else if (kept?.length) checked.values[key] = kept;
    if (file) checked.files.push({ champ_id: field.id, file });
  }
  if (isOther) throw new HttpError(422, formTexts.otherForm, { errors });
  if (Object.keys(errors).length) throw invalid(errors);
  if (Object.keys(checked.values).length === 0) throw new HttpError(422, answerTexts.nothing);
  const bytes = checked.files.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > FILES_BYTES) throw new HttpError(413, answerTexts.filesTooLarge);
  return checked;
}
