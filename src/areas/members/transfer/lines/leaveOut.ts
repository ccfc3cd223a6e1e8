/*
 * A line that is refused only for values that a member may do without can be imported with these cells empty, where the
 * user asks for it. The refused values stay with the line, so that the review and the report name them.
 */
import type { MembreField } from '../../../../domain/members/membre';
import type { NormalLine, Problem } from './normaliseLine';

/** The cell that each problem is about; a problem without one concerns a value that every member needs. */
const optional: Readonly<Partial<Record<Problem['kind'], MembreField>>> = {
  email: 'email',
  roundedPhone: 'telephone',
  twoDigitYear: 'date_naissance',
  unreadableDate: 'date_naissance',
  impossibleDate: 'date_naissance',
  futureDate: 'date_naissance',
};

export interface LeftOut {
  /** What was wrong with the values that the line is imported without. */
  leftOut?: readonly Problem[];
}

/** Whether the line would be accepted without its refused values. */
export const canLeaveOut = ({ problems }: Pick<NormalLine, 'problems'>): boolean =>
  problems.length > 0 && problems.every(({ kind }) => optional[kind] !== undefined);

/** The line with its refused values emptied, or the same line where that would not help. */
export function withoutRefused(line: NormalLine): NormalLine & LeftOut {
  if (!canLeaveOut(line)) return line;
  const values: Record<MembreField, string> = { ...line.values };
  for (const { kind } of line.problems) {
    const field = optional[kind];
    if (field) values[field] = '';
  }
  return { ...line, values, problems: [], leftOut: line.problems };
}
