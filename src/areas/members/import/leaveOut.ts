/*
 * A line that is refused only for values that a member may do without can be imported with these cells empty, where the
 * user asks for it. The refused values stay with the line, so that the review and the report name them.
 */
import { fieldOf, type LineProblem, type NormalLine } from '../../../domain/import/fieldValues';
import { REQUIRED_TO_CREATE } from '../../../domain/members/fileColumns';
import type { MemberField } from '../../../domain/members/member';

/** The cell that a problem is about, unless every member needs it or the whole line is in doubt. */
function optionalOf(problem: LineProblem): MemberField | undefined {
  const field = problem.kind === 'moved' ? undefined : fieldOf(problem);
  return field && REQUIRED_TO_CREATE.includes(field) ? undefined : field;
}

export interface OmittedValues {
  /** What was wrong with the values that the line is imported without. */
  leftOut?: readonly LineProblem[];
}

/** Whether a line may do without the value: without its state, a person stays as they are. */
const isOptional = (problem: LineProblem): boolean =>
  problem.kind === 'state' || problem.kind === 'stateToCome' || optionalOf(problem) !== undefined;

/** Whether the line would be accepted without its refused values. */
export const canLeaveOut = ({ problems }: Pick<NormalLine, 'problems'>): boolean =>
  problems.length > 0 && problems.every(isOptional);

/** The line with its refused values emptied, or the same line where that would not help. */
export function withoutRefused(line: NormalLine): NormalLine & OmittedValues {
  if (!canLeaveOut(line)) return line;
  const values: Record<MemberField, string> = { ...line.values };
  for (const problem of line.problems) {
    const field = optionalOf(problem);
    if (field) values[field] = '';
  }
  return { ...line, values, problems: [], leftOut: line.problems };
}
