import { type FormEvent, type ReactNode, type Ref, useRef } from 'react';
import { useTexts } from '../texts/texts';
import { Button } from '../ui/button/Button';
import unseen from '../ui/display/VisuallyHidden.module.css';
import type { Answers, AskedField, FieldAnswer } from './answers';
import { ErrorSummary } from './ErrorSummary';
import { FormField } from './FormField';
import styles from './form.module.css';
import { publicFormTexts } from './texts.fr';
import type { FormRefusal } from './useSending';

interface VisitorFormProps {
  /** What stands above the fields. */
  introduction: ReactNode;
  /** The fields before the questions, and their names for the list of what is to correct. */
  children?: ReactNode;
  ownFields?: readonly AskedField[];
  /** The questions and their answers. */
  fields: readonly AskedField[];
  answers: Answers;
  onAnswer(key: string, answer: FieldAnswer | undefined): void;
  /** The hidden field of `useStamp`; undefined where the back end sent no stamp. */
  trap: Ref<HTMLInputElement> | undefined;
  /** Said before the form is sent. */
  note?: ReactNode;
  /** What becomes of the answers; '' where the back end doesn’t say. */
  privacy: string;
  refusal: FormRefusal;
  readonly: boolean;
  isSending: boolean;
  /** The button, and what it says meanwhile; undefined where nothing can be sent. */
  button: { submit: string; sending: string } | undefined;
  onSubmit(): void;
  /** The visitor has changed a field for the first time. */
  onStarted(): void;
}

/** What visitors fill in and send: a form, a registration. A refusal lists what is to correct. */
export function VisitorForm(props: VisitorFormProps) {
  const { introduction, children, ownFields = [], fields, trap, note, privacy, button } = props;
  const { refusal, readonly, isSending, answers, onAnswer, onSubmit, onStarted } = props;
  const element = useRef<HTMLFormElement>(null);
  const isStarted = useRef(false);
  const handleChange = () => {
    if (!isStarted.current) onStarted();
    isStarted.current = true;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      aria-busy={isSending || undefined}
      onChange={handleChange}
      onSubmit={handleSubmit}
    >
      {introduction}
      <ErrorSummary
        {...refusal}
        fields={[...ownFields, ...fields]}
        onGoTo={(key) => focusField(element.current, key)}
      />
      {children}
      {fields.map((field) => (
        <FormField
          key={field.key}
          field={field}
          answer={answers[field.key]}
          problem={refusal.problems[field.key]}
          disabled={readonly}
          onAnswer={onAnswer}
        />
      ))}
      {trap && <Trap input={trap} />}
      {note}
      {privacy && <Privacy text={privacy} />}
      {button && (
        <Button
          type="submit"
          variant="primary"
          className={styles.submit}
          busy={isSending}
          busyLabel={button.sending}
        >
          {button.submit}
        </Button>
      )}
    </form>
  );
}

/** React 18 and 19 write the attribute differently. */
const makeInert = (element: HTMLElement | null) => {
  if (element) element.inert = true;
};

/** A hidden field that only programs fill in. Visitors and screen readers can’t reach it. */
function Trap({ input }: { input: Ref<HTMLInputElement> }) {
  return (
    <div ref={makeInert} className={unseen.hidden} aria-hidden="true">
      <input ref={input} name="site_web" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What becomes of the answers, before they are sent. */
function Privacy({ text }: { text: string }) {
  const texts = useTexts(publicFormTexts);
  return (
    <p className={styles.privacy}>
      <strong>{texts.privacy}</strong>
      {'\u00a0: '}
      {text}
    </p>
  );
}

const CONTROL = 'input:not([type=hidden]), select, textarea';

/** Moves the focus to the control of a field. */
function focusField(form: HTMLFormElement | null, key: string): void {
  const fields = form?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  const field = [...fields].find(({ dataset }) => dataset.field === key);
  field?.querySelector<HTMLElement>(CONTROL)?.focus();
}
