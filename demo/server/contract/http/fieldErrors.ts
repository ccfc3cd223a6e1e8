import type * as z from 'zod/mini';
import { serverTexts } from '../../texts';

type Issue = z.core.$ZodIssue;

function sentenceOf(issue: Issue): string {
  const isMissing = issue.input === undefined || issue.input === null;
  if (isMissing && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return serverTexts.required;
  if (issue.code === 'invalid_type') {
    return issue.expected === 'number' ? serverTexts.badNumber : serverTexts.badValue;
  }
  if (issue.code === 'too_small' && issue.origin === 'string') return serverTexts.required;
  if (issue.code === 'custom' && issue.path[0] === 'email') return serverTexts.badEmail;
  return serverTexts.badValue;
}

/** One French sentence per refused field. For a list of objects the sentence names the line. */
export function fieldErrors({ issues }: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'corps');
    const sentence = sentenceOf(issue);
    const [, line, ...inner] = issue.path;
    errors[field] ??=
      typeof line === 'number' && inner.length ? serverTexts.inLine(line + 1, sentence) : sentence;
  }
  return errors;
}
