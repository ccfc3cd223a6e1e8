import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { profileCalls } from '../../api/endpoints/profile';
import { failureOf } from '../../api/errors';
import { useClient, useQuery } from '../../api/useApi';
import { useSession } from '../../session/useSession';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Form, type FormFailure } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { PasswordField } from '../../ui/form/fields/PasswordField';
import { TextField } from '../../ui/form/fields/TextField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { QueryState } from '../../ui/state/QueryState';
import type { Prompt } from '../../ui/widgetRoot/WidgetRootStore';
import styles from './Accounts.module.css';
import { accountsTexts } from './texts.fr';

const typed = z.object({ mot_de_passe: z.optional(z.string()), code: z.optional(z.string()) });

/**
 * Asks for the password again. A page that provides the session may know no password of Parvis, so the person gives a code
 * of the second factor there. `prompt.text` names the call that is confirmed.
 */
export default function Confirmation({ prompt }: { prompt: Prompt }) {
  const texts = useTexts(accountsTexts);
  const { session } = useSession();
  return (
    <Dialog open size="small" title={prompt.title} onClose={() => prompt.settle(false)}>
      {session.isHosted ? (
        <HostedQuestion prompt={prompt} />
      ) : (
        <Question prompt={prompt} text={texts.confirmText}>
          <PasswordField name="mot_de_passe" label={texts.password} required />
        </Question>
      )}
    </Dialog>
  );
}

interface QuestionProps {
  prompt: Prompt;
  text: string;
  children: ReactNode;
}

function Question({ prompt, text, children }: QuestionProps) {
  const texts = useTexts(accountsTexts);
  const client = useClient();
  const send = async (values: z.infer<typeof typed>): Promise<FormFailure | undefined> => {
    try {
      await client.call(profileCalls.confirm, { body: { ...values, pour: prompt.text ?? '' } });
      prompt.settle(true);
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      const errors = failure.fields ?? {};
      if (Object.keys(errors).length > 0) return { errors };
      return { form: failureText(failure, texts.actionFailed) };
    }
  };
  return (
    <Form schema={typed} onValid={send}>
      <p className={styles.text}>{text}</p>
      {children}
      <FormActions>
        <Button onClick={() => prompt.settle(false)}>{texts.cancel}</Button>
        <SubmitButton>{texts.confirm}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function HostedQuestion({ prompt }: { prompt: Prompt }) {
  const texts = useTexts(accountsTexts);
  const query = useQuery(profileCalls.get, {});
  if (!query.data) return <QueryState query={query} failed={texts.loadFailed} stale={texts.loadFailed} />;
  if (query.data.second_facteur)
    return (
      <Question prompt={prompt} text={texts.confirmCodeText}>
        <TextField name="code" label={texts.code} required autoComplete="one-time-code" />
      </Question>
    );
  return (
    <>
      <p className={styles.text}>{texts.confirmElsewhere}</p>
      <FormActions>
        <Button onClick={() => prompt.settle(false)}>{texts.cancel}</Button>
      </FormActions>
    </>
  );
}
