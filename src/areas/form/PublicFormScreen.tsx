import { type FormEvent, type Ref, useMemo, useRef } from 'react';
import { isAnswerable } from '../../domain/forms/reponse';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import unseen from '../../ui/visuallyHidden/VisuallyHidden.module.css';
import { fieldsOf } from './answering/answers';
import { ErrorSummary } from './answering/ErrorSummary';
import { useAnswering } from './answering/useAnswering';
import { useStamp } from './answering/useStamp';
import { FormField } from './fields/FormField';
import styles from './form.module.css';
import type { PublicForm } from './publicForm';
import { ThankYou } from './ThankYou';
import { publicFormTexts } from './texts';

interface PublicFormScreenProps {
  form: PublicForm;
  identifiant: string;
  /** Whether the answers go to the back end. */
  submit: boolean;
  readonly: boolean;
  title: Ref<HTMLHeadingElement>;
  emit(name: 'before-submit' | 'form-submitted', detail: unknown): boolean;
}

const CONTROL = 'input:not([type=hidden]), select, textarea';

export function PublicFormScreen({
  form,
  identifiant,
  submit: isSent,
  readonly,
  title,
  emit,
}: PublicFormScreenProps) {
  const texts = useTexts(publicFormTexts);
  const fields = useMemo(() => fieldsOf(form.champs, texts.unnamed), [form.champs, texts]);
  const { trap, ...stamp } = useStamp(identifiant, form.tampon);
  const options = { identifiant, isSent, emit, failed: texts.sendFailed, stamp };
  const { answers, answer, refusal, progress, submit } = useAnswering(fields, options);
  const element = useRef<HTMLFormElement>(null);
  const { problems, message, attempt } = refusal;

  if (progress === 'done') return <ThankYou text={isSent ? texts.received : texts.done} />;
  const goTo = (key: string) => {
    const places = element.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
    const place = [...places].find(({ dataset }) => dataset.field === key);
    place?.querySelector<HTMLElement>(CONTROL)?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      aria-busy={progress === 'sending' || undefined}
      onSubmit={handleSubmit}
    >
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {form.nom_du_formulaire}
      </h2>
      {form.description && <p className={styles.description}>{form.description}</p>}
      {fields.some(({ champ }) => champ.is_required && isAnswerable(champ)) && (
        <p className={styles.muted}>{texts.requiredNote}</p>
      )}
      <ErrorSummary fields={fields} problems={problems} message={message} attempt={attempt} onGoTo={goTo} />
      {fields.map((field) => (
        <FormField
          key={field.key}
          field={field}
          answer={answers[field.key]}
          problem={problems[field.key]}
          disabled={readonly}
          onAnswer={answer}
        />
      ))}
      {form.tampon && (
        <input
          ref={trap}
          name="site_web"
          className={unseen.hidden}
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
        />
      )}
      {!readonly && fields.length > 0 && (
        <Button
          type="submit"
          variant="primary"
          className={styles.submit}
          busy={progress === 'sending'}
          busyLabel={texts.sending}
        >
          {texts.submit}
        </Button>
      )}
    </form>
  );
}
