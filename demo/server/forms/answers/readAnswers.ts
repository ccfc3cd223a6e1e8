/**
 * What a visitor sent as answers that may be stored: every field checked by the rules that the form itself goes by,
 * nothing that the form didn't ask for, files that are what their names say.
 */
import type { Champ } from '../../../../src/domain/formulaire';
import {
  type AnswerProblem,
  answerTexts,
  FILES_BYTES,
  filesTooLarge,
  problemOf,
} from '../../../../src/domain/reponse';
import { cleaned } from '../../http/cleanText';
import { HttpError, invalid } from '../../http/httpError';
import { tidied } from '../../members/write/memberFields';
import { serverTexts } from '../../texts';
import { formTexts } from '../texts';
import { tidiedText } from '../tidiedText';
import { fileTypeOf } from './fileTypes';

const FILE_NAME_LENGTH = 150;

export interface SentFile {
  /** Without folders. */
  name: string;
  size: number;
  bytes: Buffer;
}

/** By the key they came under: the id of a field, if it is one. */
export interface Sent {
  values: Map<string, string | string[]>;
  files: Map<string, SentFile>;
}

/** Answers of one form, by the ids of their fields. */
export interface CheckedAnswers {
  values: Record<string, string | string[]>;
  files: { champ_id: number; file: SentFile }[];
}

function parsedValues(valeurs: unknown): Record<string, unknown> {
  let value: unknown = valeurs ?? {};
  if (typeof value === 'string') {
    try {
      value = cleaned(JSON.parse(value));
    } catch {
      throw new HttpError(400, serverTexts.unreadable);
    }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid({ valeurs: serverTexts.badValue });
  return value as Record<string, unknown>;
}

/** The end of a long name says what it is. */
function fileName(name: string): string {
  const letters = [...tidied(name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1))];
  return letters.slice(-FILE_NAME_LENGTH).join('');
}

function answerOf(value: unknown): string | string[] {
  if (typeof value === 'string') return tidiedText(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return [...new Set(value.map((one) => tidied(one)).filter(Boolean))];
  throw invalid({ valeurs: serverTexts.badValue });
}

/** Reads everything before any transaction begins. */
export async function readSent(body: Record<string, unknown>): Promise<Sent> {
  const { valeurs, ...parts } = body;
  const values: Sent['values'] = new Map();
  for (const [key, value] of Object.entries(parsedValues(valeurs))) values.set(key, answerOf(value));
  const files: Sent['files'] = new Map();
  for (const [key, part] of Object.entries(parts)) {
    if (!(part instanceof File)) throw invalid({ [key.slice(0, 100)]: formTexts.unknownField });
    // An empty file input is sent as a file without name.
    if (!part.name && !part.size) continue;
    const bytes = Buffer.from(await part.arrayBuffer());
    files.set(key, { name: fileName(part.name), size: part.size, bytes });
  }
  return { values, files };
}

function problemOfSent(champ: Champ & { id: number }, { values, files }: Sent): AnswerProblem | undefined {
  const [file, value] = [files.get(String(champ.id)), values.get(String(champ.id))];
  if (file && value?.length) return 'kind';
  const problem = problemOf(champ, file ?? value);
  return problem ?? (file && !fileTypeOf(file.name)?.isOne(file.bytes) ? 'fileType' : undefined);
}

/** @throws HttpError 422 with a sentence under the id of each refused field, 413 for too much */
export function checkedAnswers(fields: readonly (Champ & { id: number })[], sent: Sent): CheckedAnswers {
  const errors: Record<string, string> = {};
  const ids = new Set(fields.map(({ id }) => String(id)));
  for (const key of [...sent.values.keys(), ...sent.files.keys()])
    if (!ids.has(key)) errors[key.slice(0, 100)] = formTexts.unknownField;
  for (const champ of fields) {
    const problem = problemOfSent(champ, sent);
    if (problem) errors[champ.id] = answerTexts[problem];
  }
  if (Object.keys(errors).length) throw invalid(errors);
  const all = [...sent.files.values()];
  if (all.reduce((sum, { size }) => sum + size, 0) > FILES_BYTES) throw new HttpError(413, filesTooLarge);
  const kept = fields.flatMap(({ id }): [string, string | string[]][] => {
    const value = sent.files.get(String(id))?.name ?? sent.values.get(String(id));
    return value?.length ? [[String(id), value]] : [];
  });
  const files = [...sent.files].map(([key, file]) => ({ champ_id: Number(key), file }));
  return { values: Object.fromEntries(kept), files };
}
