/** What a visitor has answered so far, without React: checked, told to the host, sent. */
import { optionsOf, takesOptions } from '../../../domain/forms/champ';
import type { Champ } from '../../../domain/forms/formulaire';
import { type AnswerProblem, type AnswerValue, FILES_BYTES, problemOf } from '../../../domain/forms/reponse';
import type { DetailOf } from '../../widgetEvent';
import type { formEvents } from '../area';
import type { answerTexts } from './texts';

/** A field with the key that its answer is sent under. */
export interface AskedField {
  key: string;
  name: string;
  champ: Champ;
  /** Of fields that have choices. */
  options: string[];
}

export type FieldAnswer = string | string[] | File;
export type Answers = Readonly<Record<string, FieldAnswer | undefined>>;
/** One sentence by the key of a field. */
export type Problems = Readonly<Record<string, string>>;

type SubmissionDetail = DetailOf<(typeof formEvents)['before-submit']>;

const unlike = (text: string, taken: ReadonlySet<string>): string => {
  let other = text;
  for (let count = 2; taken.has(other); count++) other = `${text} (${count})`;
  return other;
};

/** Two fields of one name are «Nom» and «Nom (2)» to the host. */
export function fieldsOf(champs: readonly Champ[], unnamed: (place: number) => string): AskedField[] {
  const keys = new Set<string>();
  const names = new Set<string>();
  return champs.map((champ, index) => {
    const name = unlike(champ.nom_du_champ || unnamed(index + 1), names);
    const key = unlike(String(champ.id ?? name), keys);
    names.add(name);
    keys.add(key);
    const options = takesOptions(champ.type_de_champ) ? [...new Set(optionsOf(champ.option))] : [];
    return { key, name, champ, options };
  });
}

const tidy = (answer: FieldAnswer | undefined): FieldAnswer | undefined =>
  typeof answer === 'string' ? answer.trim() : answer;

const isGiven = (answer: FieldAnswer | undefined): answer is FieldAnswer =>
  answer instanceof File || (answer !== undefined && answer.length > 0);

/** What is wrong with the answers; empty when they can be sent. */
export function answerProblems(
  fields: readonly AskedField[],
  answers: Answers,
  texts: typeof answerTexts,
): Problems {
  const problems: Record<string, string> = {};
  let bytes = 0;
  for (const { key, champ } of fields) {
    const answer = tidy(answers[key]);
    const problem: AnswerProblem | undefined = problemOf(champ, answer as AnswerValue | undefined);
    if (answer instanceof File) bytes += answer.size;
    if (problem) problems[key] = texts[problem];
    else if (answer instanceof File && bytes > FILES_BYTES) problems[key] = texts.filesTooLarge;
  }
  return problems;
}

const given = (fields: readonly AskedField[], answers: Answers) =>
  fields.flatMap(({ key, name }) => {
    const answer = tidy(answers[key]);
    return isGiven(answer) ? [{ key, name, answer }] : [];
  });

export function detailOf(
  identifiant: string,
  fields: readonly AskedField[],
  answers: Answers,
): SubmissionDetail {
  const detail: SubmissionDetail = { identifiant, values: {}, files: {} };
  for (const { name, answer } of given(fields, answers)) {
    if (answer instanceof File) detail.files[name] = answer;
    else detail.values[name] = answer;
  }
  return detail;
}

/** Parts of the call: all text in one of JSON, each file in one of its own. */
export function bodyOf(fields: readonly AskedField[], answers: Answers): Record<string, string | Blob> {
  const values: Record<string, string | string[]> = {};
  const files: Record<string, File> = {};
  for (const { key, answer } of given(fields, answers)) {
    if (answer instanceof File) files[key] = answer;
    else values[key] = answer;
  }
  return { valeurs: JSON.stringify(values), ...files };
}
