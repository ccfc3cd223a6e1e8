/** What is sent of a form: the detail of the host’s events, and the body of the request. */
import { type Answers, type AskedField, givenAnswers } from '../../questions/answers';
import type { DetailOf } from '../widgetEvent';
import type { publicFormEvents } from './area';

type SubmissionDetail = DetailOf<(typeof publicFormEvents)['before-submit']>;

export function detailOf(
  identifier: string,
  fields: readonly AskedField[],
  answers: Answers,
): SubmissionDetail {
  const detail: SubmissionDetail = { identifiant: identifier, values: {}, files: {} };
  for (const { name, answer } of givenAnswers(fields, answers)) {
    if (answer instanceof File) detail.files[name] = answer;
    else detail.values[name] = answer;
  }
  return detail;
}

/** The parts of the request: one JSON part with all texts, one per file, and one with what the page adds where it adds something. */
export function bodyOf(
  fields: readonly AskedField[],
  answers: Answers,
  hidden: Record<string, string> = {},
): Record<string, string | Blob> {
  const values: Record<string, string | string[]> = {};
  const files: Record<string, File> = {};
  for (const { key, answer } of givenAnswers(fields, answers)) {
    if (answer instanceof File) files[key] = answer;
    else values[key] = answer;
  }
  const added = Object.keys(hidden).length > 0 && { champs_caches: JSON.stringify(hidden) };
  return { valeurs: JSON.stringify(values), ...added, ...files };
}
