import { useState } from 'react';
import * as z from 'zod/mini';
import { profileCalls } from '../../../api/endpoints/profile';
import { useClient, write } from '../../../api/useApi';
import { PASSWORD_MIN_LENGTH } from '../../../domain/user';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Panel } from '../../../ui/display/Panel';
import { Form } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { PasswordField } from '../../../ui/form/fields/PasswordField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useToast } from '../../../ui/toast/useToast';
import panels from '../Settings.module.css';
import { settingsTexts } from '../texts.fr';
import { AccessPanels } from './AccessPanel';
import styles from './account.module.css';
import { formFailure } from './formFailure';
import { SecondFactorPanel } from './SecondFactorPanel';
import { SessionsPanel } from './SessionsPanel';
import { ownAccountTexts } from './texts.fr';

/** One's own password, second factor and sessions. */
export default function OwnSecurity() {
  const hasAccessJournal = useCapability('connexions');
  return (
    <div className={panels.panels}>
      <PasswordPanel />
      <SecondFactorPanel />
      <SessionsPanel />
      {hasAccessJournal && <AccessPanels />}
    </div>
  );
}

const passwords = z.object({ ancien: z.string(), nouveau: z.string() });

function PasswordPanel() {
  const texts = useTexts(ownAccountTexts);
  const words = useTexts(settingsTexts);
  const client = useClient();
  const toast = useToast();
  const [changes, setChanges] = useState(0);
  const save = (body: z.infer<typeof passwords>) =>
    formFailure(async () => {
      await write(client, profileCalls.changePassword, { body });
      toast(texts.passwordChanged);
      // An empty form, so that no password stays in the page.
      setChanges(changes + 1);
    }, texts);
  return (
    <Panel title={words.password}>
      <Form key={changes} className={styles.form} schema={passwords} onValid={save}>
        <PasswordField name="ancien" label={texts.oldPassword} required />
        <PasswordField
          name="nouveau"
          label={texts.newPassword}
          hint={texts.newPasswordHint}
          required
          minLength={PASSWORD_MIN_LENGTH}
          autoComplete="new-password"
        />
        <FormActions>
          <SubmitButton busyLabel={texts.saving}>{texts.changePassword}</SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}
