import { type Ref, useEffect, useMemo, useState } from 'react';
import { useClient } from '../../api/clientContext';
import { isAnswerable } from '../../domain/forms/answer';
import type { NamedValues } from '../../domain/records';
import { fieldsOf } from '../../questions/answers';
import styles from '../../questions/form.module.css';
import { publicFormTexts } from '../../questions/texts.fr';
import { useHiddenFields } from '../../questions/useHiddenFields';
import type { HeadingLevel } from '../../questions/usePageTitle';
import type { PageKnowledge } from '../../questions/usePrefill';
import { useStamp } from '../../questions/useStamp';
import { VisitorForm } from '../../questions/VisitorForm';
import { useTexts } from '../../texts/texts';
import { useAnnounce } from '../../ui/widgetRoot/useWidgetRoot';
import { checkPrefill } from '../checkPrefill';
import { type PublicForm, publicForm } from './publicForm';
import { ThankYou } from './ThankYou';
import { type Emit, useAnswering } from './useAnswering';

interface PublicFormScreenProps extends Omit<PageKnowledge, 'checkNames'> {
  hiddenFields?: NamedValues | undefined;
  form: PublicForm;
  formId: string;
  /** Whether the answers go to the back end. */
  submit: boolean;
  /** A trial sends nothing, whatever `submit` says. */
  sandbox: boolean;
  readonly: boolean;
  title: Ref<HTMLHeadingElement>;
  level: HeadingLevel;
  isRenewing: boolean;
  /** Loads the form again and starts it empty. */
  onAgain(): void;
  emit: Emit;
}

/** The form as it was read last, and the fields it asks. `reread` reads it again, with a new stamp. */
function useCurrentForm(first: PublicForm, formId: string) {
  const client = useClient();
  const [form, setForm] = useState(first);
  const texts = useTexts(publicFormTexts);
  const fields = useMemo(() => fieldsOf(form.champs, texts.unnamed), [form.champs, texts]);
  const { trap, renew, ...stamp } = useStamp(form.tampon);
  const reread = async () => {
    const fresh = await client.call(publicForm.public, { identifiant: formId }).catch(() => undefined);
    if (!fresh) return;
    renew(fresh.tampon);
    setForm(fresh);
    return fieldsOf(fresh.champs, texts.unnamed);
  };
  return { form, fields, reread, stamp, trap };
}

const checkNames = checkPrefill('parvis-form');

/** The form that visitors fill in; once it is sent, thanks. */
export function PublicFormScreen(props: PublicFormScreenProps) {
  const { formId, sandbox: isTrial, readonly, emit } = props;
  const isSent = props.submit && !isTrial;
  const texts = useTexts(publicFormTexts);
  const { form, fields, reread, stamp, trap } = useCurrentForm(props.form, formId);
  const knowledge = { ...props, checkNames };
  const readHidden = useHiddenFields('parvis-form', props.hiddenFields, form.champs_caches);
  const sending = { isSent, emit, failed: texts.sendFailed, stamp, readHidden };
  const options = { identifiant: formId, ...sending, knowledge, reread };
  const { outcome, submit, ...filled } = useAnswering(fields, options);
  if (outcome) return <ThankYou {...props} isSent={isSent} receipt={outcome.numero} />;
  return (
    <VisitorForm
      {...filled}
      introduction={
        <>
          <Introduction {...props} form={form} />
          {isTrial && <TrialNotice />}
        </>
      }
      fields={fields}
      trap={form.tampon ? trap : undefined}
      privacy={form.confidentialite}
      readonly={readonly}
      button={!readonly && fields.length > 0 ? texts : undefined}
      onSubmit={submit}
      onStarted={() => emit('started', { identifiant: formId })}
    />
  );
}

/** Whose form it is, its name and its description. */
function Introduction({ form, title, level: Heading }: PublicFormScreenProps) {
  const texts = useTexts(publicFormTexts);
  const isAnyRequired = form.champs.some((field) => field.is_required && isAnswerable(field));
  return (
    <>
      <div>
        {form.organisation && <p className={styles.organisation}>{form.organisation}</p>}
        <Heading ref={title} tabIndex={-1} className={styles.title}>
          {form.nom_du_formulaire}
        </Heading>
      </div>
      {form.description && <p className={styles.description}>{form.description}</p>}
      {isAnyRequired && <p className={styles.muted}>{texts.requiredNote}</p>}
    </>
  );
}

/** Says on the form that nothing will be stored, in print and to screen readers. */
function TrialNotice() {
  const { trial } = useTexts(publicFormTexts);
  const announce = useAnnounce();
  useEffect(() => announce(trial), [announce, trial]);
  return <p className={styles.trial}>{trial}</p>;
}
