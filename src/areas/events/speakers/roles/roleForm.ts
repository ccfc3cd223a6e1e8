import { type RoleLabelProblem, roleLabelProblem } from '../../../../domain/events/speaker';
import type { FormSchema } from '../../../../ui/form/Form';

export interface RoleDraft {
  libelle: string;
}

/** Reads the only control of a role; `words` are the error messages for its label. */
export const roleFormSchema = (words: Readonly<Record<RoleLabelProblem, string>>): FormSchema<RoleDraft> => ({
  safeParse(values) {
    const label = String((values as Partial<RoleDraft>).libelle ?? '').trim();
    const problem = roleLabelProblem(label);
    if (!problem) return { success: true, data: { libelle: label } };
    return { success: false, error: { issues: [{ path: ['libelle'], message: words[problem] }] } };
  },
});
