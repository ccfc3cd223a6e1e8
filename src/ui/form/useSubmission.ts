import { type ReactNode, type RefObject, useContext, useRef, useState } from 'react';
import { DialogGuardContext } from '../dialog/DialogGuard';
import { type UiTexts, useUiTexts } from '../texts.fr';
import { type FormValues, missingIn, namesIn, valuesOf } from './formValues';
import { reportUnfinished } from './unfinished';

/** The part of a schema that a form needs. Schemas of zod/mini have it; a hand-written one takes a few lines. */
export interface FormSchema<T> {
  safeParse(values: unknown): { success: true; data: T } | { success: false; error: { issues: FormIssue[] } };
}

interface FormIssue {
  path: PropertyKey[];
  message: string;
  /** zod's code of the problem. On an empty field, «required» replaces `invalid_format`. */
  code?: string;
}

/** Why a submission failed. */
export interface FormFailure {
  /** Server messages by field name. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** One message for the whole form. */
  form?: string | undefined;
  /** A link below that message, to where the user finds out what was saved. */
  look?: ReactNode;
  /** Offers, beside the message, to send the same values again. */
  canRetry?: boolean | undefined;
  /** Nothing was sent, and there is nothing to say: the form stays as it is. */
  isStopped?: true;
}

/** Sends the checked values. It returns nothing after a success. */
export type Submit<T> = (
  values: T,
  intent?: string,
  // biome-ignore lint/suspicious/noConfusingVoidType: an async function without a result is a Promise<void>
) => FormFailure | undefined | void | Promise<FormFailure | undefined | void>;

// The message of zod/mini for schemas without one of their own.
const WORDLESS = 'Invalid input';

function check<T>(schema: FormSchema<T>, values: FormValues, missing: string[], texts: UiTexts) {
  const parsed = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const name = issue.path.join('.');
    // «Not an e-mail address» doesn't help when the field is still empty.
    const isBeside = issue.code === 'invalid_format' && missing.includes(name);
    if (issue.message !== WORDLESS && !isBeside) errors[name] ??= issue.message;
  }
  for (const name of missing) errors[name] ??= texts.required;
  for (const issue of parsed.success ? [] : parsed.error.issues)
    errors[issue.path.join('.')] ??= texts.invalid;
  const isValid = parsed.success && missing.length === 0;
  return isValid ? { data: parsed.data } : { errors };
}

/** Adds the messages of names without a control to the message of the form. */
function placed(failure: FormFailure, names: ReadonlySet<string>): FormFailure {
  const lost = Object.entries(failure.errors ?? {}).filter(([name]) => !names.has(name));
  const form = [failure.form, ...lost.map(([, message]) => message)].filter(Boolean).join('\n');
  return { ...failure, form: form || undefined };
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  const { [name]: _, ...others } = record;
  return others;
}

/** Checks and sends a form, one submission at a time, and keeps the failure. The controls keep their values. */
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
    // These fields say themselves what they lack.
    const unfinished = reportUnfinished(form).map(({ name }) => [name, texts.invalid]);
    if (errors || unfinished.length > 0) return { errors: { ...Object.fromEntries(unfinished), ...errors } };
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
  /** Resolves to true after a success. */
  const submit = async (intent?: string): Promise<boolean> => {
    const form = ref.current;
    if (!form || isRunning.current) return false;
    const names = namesIn(form);
    const next = await attempt(form, intent);
    if (next?.isStopped) return false;
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
