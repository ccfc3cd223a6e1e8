/**
 * The rules for the fields of the two sign-in forms, written by hand. The form is the first thing that users wait for,
 * and zod would make it a tenth larger.
 */
import type { FormSchema } from '../../../ui/form/useSubmission';

/** As lenient as `type="email"`: an account of an intranet may be `name@host`. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export interface Credentials {
  email: string;
  /** There is no minimum length, because old accounts may have shorter passwords. */
  password: string;
  /** Where the back end has asked for it. */
  code?: string;
}

/** Checks the e-mail address and refuses it with `message`. Without a password field, the password is empty. */
export const accountFormSchema = (message: string): FormSchema<Credentials> => ({
  safeParse(values) {
    const { email, password, code } = values as Record<string, unknown>;
    const data = {
      email: textOf(email).trim(),
      password: textOf(password),
      ...(code !== undefined && { code: textOf(code).trim() }),
    };
    if (EMAIL.test(data.email)) return { success: true, data };
    const issue = { path: ['email'], code: 'invalid_format', message };
    return { success: false, error: { issues: [issue] } };
  },
});
