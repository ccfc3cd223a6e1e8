import { type ComponentPropsWithoutRef, type FormEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { Icon } from '../icon/Icon';
import { useStableCallback } from '../stableCallback/useStableCallback';
import styles from './Form.module.css';
import { FormContext } from './FormContext';
import { useDirtiness } from './useDirtiness';
import { type FormFailure, type FormSchema, type Submit, useSubmission } from './useSubmission';

export type { FormFailure, FormSchema };

interface FormProps<T> extends Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'onSubmit'> {
  /** Gets the strings of the controls by name (a list for names in `[]`; unticked boxes are absent). */
  schema: FormSchema<T>;
  /** Sends the checked values; answers the failure, if any. The controls keep what was typed. */
  onValid: Submit<T>;
  /** Something differs from what was first shown, or no longer. A Dialog around the form knows by itself. */
  onDirty?: ((isDirty: boolean) => void) | undefined;
  /** Called before the values are checked. */
  onAttempt?: ((form: HTMLFormElement) => void) | undefined;
}

const INVALID = '[aria-invalid=true]';

/** Errors under their fields, the first one focused; nothing sent twice. Required fields need no rule of their own. */
export function Form<T>(props: FormProps<T>) {
  const { schema, onValid, onDirty, onAttempt, className, children, onInput, ...rest } = props;
  const ref = useRef<HTMLFormElement>(null);
  const { failure, isSaving, submit, clear } = useSubmission(ref, schema, onValid);
  const dirtiness = useDirtiness(ref, onDirty);
  const run = useStableCallback(async (intent?: string) => {
    if (ref.current) onAttempt?.(ref.current);
    if (await submit(intent)) dirtiness.settle();
  });
  const context = useMemo(
    () => ({ errors: failure.errors ?? {}, isSaving, submit: run }),
    [failure, isSaving, run],
  );

  useLayoutEffect(() => {
    if (failure.attempt === 0) return;
    const invalid = ref.current?.querySelector<HTMLElement>(INVALID);
    const control = invalid?.matches('[role=radiogroup]') ? invalid.querySelector('input') : invalid;
    (control ?? ref.current?.querySelector<HTMLElement>('[data-form-error]'))?.focus();
  }, [failure.attempt]);

  const handleInput: ComponentPropsWithoutRef<'form'>['onInput'] = (event) => {
    onInput?.(event);
    clear((event.target as HTMLInputElement).name);
    dirtiness.check();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation(); // a form in a dialog may sit below another form in the React tree
    void run();
  };
  return (
    <form
      {...rest}
      ref={ref}
      noValidate
      className={className ? `${styles.form} ${className}` : styles.form}
      aria-busy={isSaving || undefined}
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      <FormContext.Provider value={context}>
        {failure.form && (
          <div role="alert" tabIndex={-1} className={styles.failure} data-form-error="" part="error">
            <Icon name="error" />
            <p>{failure.form}</p>
          </div>
        )}
        {children}
      </FormContext.Provider>
    </form>
  );
}
