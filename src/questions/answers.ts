/** The answers of a visitor to the fields of a form, and their check. No React. */

import {
  type AnswerProblem,
  type AnswerValue,
  FILES_BYTES,
  type FileEnding,
  fileEndingOf,
  problemOf,
} from '../domain/forms/answer';
import { optionsOf, takesOptions } from '../domain/forms/field';
import type { FieldDefinition } from '../domain/forms/form';
import type { refusedAnswerTexts } from './texts.fr';

/** A field with the key of its answer. */
export interface AskedField {
  key: string;
  name: string;
  champ: FieldDefinition;
  /** The choices; empty for fields without any. */
  options: string[];
}

export type FieldAnswer = string | string[] | File;
export type Answers = Readonly<Record<string, FieldAnswer | undefined>>;
/** Error messages by the key of their field. */
export type Problems = Readonly<Record<string, string>>;

const uniqueName = (name: string, taken: ReadonlySet<string>): string => {
  let unique = name;
  for (let count = 2; taken.has(unique); count++) unique = `${name} (${count})`;
  return unique;
};

/** For the host, two fields of the same name are «Nom» and «Nom (2)». */
export function fieldsOf(
  fields: readonly FieldDefinition[],
  unnamed: (place: number) => string,
): AskedField[] {
  const keys = new Set<string>();
  const names = new Set<string>();
  return fields.map((field, index) => {
    const name = uniqueName(field.nom_du_champ || unnamed(index + 1), names);
    const key = uniqueName(String(field.id ?? name), keys);
    names.add(name);
    keys.add(key);
    const options = takesOptions(field.type_de_champ) ? [...new Set(optionsOf(field.option))] : [];
    return { key, name, champ: field, options };
  });
}

const trimmed = (answer: FieldAnswer | undefined): FieldAnswer | undefined =>
  typeof answer === 'string' ? answer.trim() : answer;

const isGiven = (answer: FieldAnswer | undefined): answer is FieldAnswer =>
  answer instanceof File || (answer !== undefined && answer.length > 0);

/** Whether the visitor has answered anything. */
export const hasAnswer = (fields: readonly AskedField[], answers: Answers): boolean =>
  givenAnswers(fields, answers).length > 0;

/** The kinds of files whose names don't tell, by their first bytes. */
export type Kinds = ReadonlyMap<FieldAnswer, FileEnding | undefined>;

export async function kindsOf(answers: Answers): Promise<Kinds> {
  const files = Object.values(answers).filter(
    (answer): answer is File => answer instanceof File && !fileEndingOf(answer.name),
  );
  // Few visitors send such a file, so the others don't download what reads it.
  return files.length > 0 ? (await import('./photoKinds')).photoKinds(files) : NO_KINDS;
}

const NO_KINDS: Kinds = new Map();

/** The errors of the answers; empty when they can be sent. */
export function answerProblems(
  fields: readonly AskedField[],
  answers: Answers,
  texts: typeof refusedAnswerTexts,
  kinds = NO_KINDS,
): Problems {
  const problems: Record<string, string> = {};
  let bytes = 0;
  for (const { key, champ: field } of fields) {
    const answer = trimmed(answers[key]);
    const value =
      answer instanceof File ? { name: answer.name, size: answer.size, kind: kinds.get(answer) } : answer;
    const problem: AnswerProblem | undefined = problemOf(field, value as AnswerValue | undefined);
    if (answer instanceof File) bytes += answer.size;
    if (problem) problems[key] = texts[problem];
    else if (answer instanceof File && bytes > FILES_BYTES) problems[key] = texts.filesTooLarge;
  }
  return problems;
}

export const givenAnswers = (fields: readonly AskedField[], answers: Answers) =>
  fields.flatMap(({ key, name }) => {
    const answer = trimmed(answers[key]);
    return isGiven(answer) ? [{ key, name, answer }] : [];
  });
