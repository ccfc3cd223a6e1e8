/**
 * What the two sign-in forms ask of their fields, by hand: the form is the first thing anyone waits for, and zod would
 * add a tenth to its weight.
 */
import { commonTexts } from '../../texts/common';
import { useTexts } from '../../texts/texts';
import type { FormSchema } from '../../ui/form/useSubmission';

/** As lenient as `type="email"`: an account of an intranet may live at `name@host`. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export interface Credentials {
  email: string;
  /** Old accounts must get in: no minimum length here. */
  password: string;
}

/** Checks the e-mail address, with words for a wrong one; a form without a password field gets an empty one. */
export const accountSchema = (message: string): FormSchema<Credentials> => ({
  safeParse(values) {
    const { email, password } = values as Record<string, unknown>;
    const data = { email: textOf(email).trim(), password: textOf(password) };
    if (EMAIL.test(data.email)) return { success: true, data };
    const issue = { path: ['email'], code: 'invalid_format', message };
    return { success: false, error: { issues: [issue] } };
  },
});

export const useAccountSchema = (): FormSchema<Credentials> =>
  accountSchema(useTexts(commonTexts).invalidEmail);
