/** The form of an absence. No React. */
import { type SpanProblem, spanProblem } from '../../../../domain/calendar/absences';
import type { AbsenceDraft } from '../../../../domain/events/absence';
import type { FormSchema } from '../../../../ui/form/Form';

const FIELDS: Readonly<Record<SpanProblem, 'du' | 'au'>> = {
  noStart: 'du',
  noEnd: 'au',
  reversed: 'au',
  tooLong: 'au',
};

export type AbsenceValues = Pick<AbsenceDraft, 'du' | 'au' | 'lecteurs'> & { note: string };

/** @param words the message of each problem */
export const absenceFormSchema = (
  words: Readonly<Record<SpanProblem, string>>,
): FormSchema<AbsenceValues> => ({
  safeParse(values) {
    const { du = '', au = '', note = '', lecteurs } = values as Partial<AbsenceValues>;
    const problem = spanProblem({ du, au });
    if (!problem) return { success: true, data: { du, au, note, ...(lecteurs && { lecteurs }) } };
    return { success: false, error: { issues: [{ path: [FIELDS[problem]], message: words[problem] }] } };
  },
});
