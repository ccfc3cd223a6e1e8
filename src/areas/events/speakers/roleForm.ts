import { type RoleLabelProblem, roleLabelProblem } from '../../../domain/events/intervenant';
import type { FormSchema } from '../../../ui/form/Form';

export interface RoleDraft {
  libelle: string;
}

/** Reads the only control of a role; `words` are the error messages for its label. */
export const roleSchema = (words: Readonly<Record<RoleLabelProblem, string>>): FormSchema<RoleDraft> => ({
  safeParse(values) {
    const libelle = String((values as Partial<RoleDraft>).libelle ?? '').trim();
    const problem = roleLabelProblem(libelle);
    if (!problem) return { success: true, data: { libelle } };
    return { success: false, error: { issues: [{ path: ['libelle'], message: words[problem] }] } };
  },
});
