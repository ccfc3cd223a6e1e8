import { ROLE_LABEL_MAX, ROLE_LABEL_MIN } from '../../../domain/intervenant';
import type { FormSchema } from '../../../ui/field/Form';
import type { roleTexts } from './texts';

export interface RoleDraft {
  libelle: string;
}

type Words = Pick<typeof roleTexts, 'libelleRequired' | 'libelleShort' | 'libelleLong'>;

/** What is wrong with a label, trimmed; nothing when it will do. */
export function labelProblem(libelle: string, texts: Words): string | undefined {
  // As the server counts, and as people do: an accent or an emoji is one.
  const { length } = [...libelle];
  if (length === 0) return texts.libelleRequired;
  if (length < ROLE_LABEL_MIN) return texts.libelleShort;
  return length > ROLE_LABEL_MAX ? texts.libelleLong : undefined;
}

/** Reads the one control of a role. */
export const roleSchema = (texts: Words): FormSchema<RoleDraft> => ({
  safeParse(values) {
    const libelle = String((values as Partial<RoleDraft>).libelle ?? '').trim();
    const message = labelProblem(libelle, texts);
    return message
      ? { success: false, error: { issues: [{ path: ['libelle'], message }] } }
      : { success: true, data: { libelle } };
  },
});
