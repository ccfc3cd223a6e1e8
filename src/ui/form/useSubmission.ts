import { type RefObject, useContext, useRef, useState } from 'react';
import { DialogGuardContext } from '../dialog/DialogGuard';
import { type UiTexts, useUiTexts } from '../texts';
import { type FormValues, missingIn, namesIn, valuesOf } from './formValues';

/** What a form needs of a schema: any of zod/mini's, or a few lines by hand. */
export interface FormSchema<T> {
  safeParse(values: unknown): { success: true; data: T } | { success: false; error: { issues: FormIssue[] } };
}

interface FormIssue {
  path: PropertyKey[];
  message: string;
  /** zod's word for what is wrong; `invalid_format` yields to «required» on an empty field. */
  code?: string;
}

/** What a submission may answer when it did not go through. */
export interface FormFailure {
  /** Server messages by field name. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** One message for the whole form. */
  form?: string | undefined;
}

/** Sends checked values; nothing back means that it went through. */
export type Submit<T> = (
  values: T,
  intent?: string,
  // biome-ignore lint/suspicious/noConfusingVoidType: an async function without an answer is a Promise<void>
) => FormFailure | undefined | void | Promise<FormFailure | undefined | void>;

// zod/mini says this when a schema gives no words of its own.
const WORDLESS = 'Invalid input';

function check<T>(schema: FormSchema<T>, values: FormValues, missing: string[], texts: UiTexts) {
  const parsed = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const name = issue.path.join('.');
    // «Not an e-mail address» is no help about a field that is still empty.
    const isBeside = issue.code === 'invalid_format' && missing.includes(name);
    if (issue.message !== WORDLESS && !isBeside) errors[name] ??= issue.message;
  }
  for (const name of missing) errors[name] ??= texts.required;
  for (const issue of parsed.success ? [] : parsed.error.issues)
    errors[issue.path.join('.')] ??= texts.invalid;
  const isValid = parsed.success && missing.length === 0;
  return isValid ? { data: parsed.data } : { errors };
}

/** Messages for names that no control carries move to the form's own. */
function placed(failure: FormFailure, names: ReadonlySet<string>): FormFailure {
  const lost = Object.entries(failure.errors ?? {}).filter(([name]) => !names.has(name));
  const form = [failure.form, ...lost.map(([, message]) => message)].filter(Boolean).join('\n');
  return { errors: failure.errors, form: form || undefined };
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  const { [name]: _, ...others } = record;
  return others;
}

/** Runs one submission at a time: check, send, keep what failed. The controls keep their values throughout. */
export function useSubmission<T>(
  ref: RefObject<HTMLFormElement | null>,
  schema: FormSchema<T>,
  onValid: Submit<T>,
) {
  const texts = useUiTexts();
  const guard = useContext(DialogGuardContext);
  const [failure, setFailure] = useState<FormFailure & { attempt: number }>({ attempt: 0 });
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);

  const mark = (running: boolean) => {
    isRunning.current = running;
    setSaving(running);
    guard?.setSaving(running);
  };
  const fail = (next: FormFailure) => setFailure(({ attempt }) => ({ ...next, attempt: attempt + 1 }));
  const attempt = async (form: HTMLFormElement, intent?: string): Promise<FormFailure | undefined> => {
    const { data, errors } = check(schema, valuesOf(form), missingIn(form), texts);
    if (errors) return { errors };
    mark(true);
    try {
      return (await onValid(data as T, intent)) ?? undefined;
    } catch (error) {
      reportError(error);
      return { form: texts.unexpected };
    } finally {
      mark(false);
    }
  };
  /** Resolves to true when it went through. */
  const submit = async (intent?: string): Promise<boolean> => {
    const form = ref.current;
    if (!form || isRunning.current) return false;
    const names = namesIn(form);
    const next = await attempt(form, intent);
    if (next && (next.form || Object.keys(next.errors ?? {}).length > 0)) {
      fail(placed(next, names));
      return false;
    }
    setFailure((last) => ({ attempt: last.attempt }));
    return true;
  };
  const clear = (name: string) =>
    setFailure((last) => (last.errors?.[name] ? { ...last, errors: without(last.errors, name) } : last));
  return { failure, isSaving, submit, clear };
}
