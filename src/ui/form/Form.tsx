import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { Button } from '../button/Button';
import { DialogGuardContext } from '../dialog/DialogGuard';
import { Icon } from '../icon/Icon';
import { useUiTexts } from '../texts.fr';
import { useStableCallback } from '../useStableCallback';
import { WidgetRootContext } from '../widgetRoot/useWidgetRoot';
import styles from './Form.module.css';
import { FormContext } from './FormContext';
import { snapshotOf } from './formValues';
import { type FormFailure, type FormSchema, type Submit, useSubmission } from './useSubmission';

/**
 * Compares a form with its first values, and tells the caller, the Dialog around it and the WidgetRoot when the result
 * changes.
 */
function useDirtiness(
  ref: RefObject<HTMLFormElement | null>,
  onDirty: ((isDirty: boolean) => void) | undefined,
) {
  const guard = useContext(DialogGuardContext);
  const unsaved = useContext(WidgetRootContext)?.unsaved;
  const initial = useRef('');
  const wasDirty = useRef(false);
  useLayoutEffect(() => {
    if (ref.current) initial.current = snapshotOf(ref.current);
  }, [ref]);
  useLayoutEffect(() => () => void unsaved?.delete(initial), [unsaved]);
  const check = () => {
    const isDirty = ref.current !== null && snapshotOf(ref.current) !== initial.current;
    if (isDirty === wasDirty.current) return;
    wasDirty.current = isDirty;
    onDirty?.(isDirty);
    guard?.setDirty(isDirty);
    unsaved?.[isDirty ? 'add' : 'delete'](initial);
  };
  /** Call it after a save: the present values are the first ones then. */
  const settle = () => {
    if (ref.current) initial.current = snapshotOf(ref.current);
    check();
  };
  return { check, settle };
}

export type { FormFailure, FormSchema };

interface FormProps<T> extends Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'onSubmit'> {
  /** Parses the strings of the controls by name: a list for names in `[]`, nothing for unticked boxes. */
  schema: FormSchema<T>;
  /** Sends the checked values and returns the failure, if any. The controls keep what was typed. */
  onValid: Submit<T>;
  /** Called when the values start or stop to differ from the first ones. A Dialog around the form is told as well. */
  onDirty?: ((isDirty: boolean) => void) | undefined;
  /** Called before the values are checked. */
  onAttempt?: ((form: HTMLFormElement) => void) | undefined;
}

/**
 * A form that shows each error under its field, focuses the first one, and never sends twice. Required fields need no
 * rule in the schema.
 */
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

  useErrorFocus(ref, failure.attempt);

  const handleInput: ComponentPropsWithoutRef<'form'>['onInput'] = (event) => {
    onInput?.(event);
    clear((event.target as HTMLInputElement).name);
    dirtiness.check();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog may be below another form in the React tree.
    event.stopPropagation();
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
            <p className={styles.reason}>
              {failure.form}
              {failure.look && (
                <>
                  {'\n'}
                  {failure.look}
                </>
              )}
            </p>
            {failure.canRetry && <Retry isSaving={isSaving} />}
          </div>
        )}
        {children}
      </FormContext.Provider>
    </form>
  );
}

function Retry({ isSaving }: { isSaving: boolean }) {
  const texts = useUiTexts();
  return (
    <Button type="submit" icon="refresh" busy={isSaving}>
      {texts.retry}
    </Button>
  );
}

/** After each failed attempt, focuses the first wrong control, or the error of the form. */
function useErrorFocus(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  useLayoutEffect(() => {
    if (attempt === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const control = invalid?.matches('[role=radiogroup]') ? invalid.querySelector('input') : invalid;
    // What is folded can't have the focus.
    control?.closest('details')?.setAttribute('open', '');
    (control ?? form.current?.querySelector<HTMLElement>('[data-form-error]'))?.focus();
  }, [form, attempt]);
}
