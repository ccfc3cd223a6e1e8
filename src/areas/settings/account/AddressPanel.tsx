import { useState } from 'react';
import * as z from 'zod/mini';
import { profileCalls } from '../../../api/endpoints/profile';
import { useClient, write } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { Profile } from '../../../domain/accounts/profile';
import { formatMoment } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Notice } from '../../../ui/display/Notice';
import { Panel } from '../../../ui/display/Panel';
import { Form } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { PasswordField } from '../../../ui/form/fields/PasswordField';
import { TextField } from '../../../ui/form/fields/TextField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useToast } from '../../../ui/toast/useToast';
import styles from './account.module.css';
import { formFailure } from './formFailure';
import { ownAccountTexts } from './texts.fr';

const EMAIL_MAX = 320;
const request = z.object({ email: z.string(), mot_de_passe: z.string() });

/** One's own address, the one that waits for its link, and the form for another. */
export function AddressPanel({ profile }: { profile: Profile }) {
  const texts = useTexts(ownAccountTexts);
  const client = useClient();
  const toast = useToast();
  const [requests, setRequests] = useState(0);
  const asked = profile.adresse_demandee;
  const send = (body: z.infer<typeof request>) =>
    formFailure(async () => {
      await write(client, profileCalls.changeAddress, { body });
      toast(texts.addressSent(body.email.trim()));
      // An empty form, so that no password stays in the page.
      setRequests(requests + 1);
    }, texts);
  return (
    <Panel title={texts.address}>
      <div className={styles.stack}>
        <p className={styles.text}>{texts.addressText(profile.email)}</p>
        {asked && <Pending email={asked.email} until={asked.expire_le} />}
        <Form
          key={requests}
          aria-label={texts.address}
          className={styles.form}
          schema={request}
          onValid={send}
        >
          <TextField
            name="email"
            type="email"
            label={texts.newAddress}
            hint={texts.newAddressHint}
            required
            maxLength={EMAIL_MAX}
            autoComplete="email"
          />
          <PasswordField name="mot_de_passe" label={texts.oldPassword} required />
          <FormActions>
            <SubmitButton busyLabel={texts.sendingLink}>{texts.changeAddress}</SubmitButton>
          </FormActions>
        </Form>
      </div>
    </Panel>
  );
}

function Pending({ email, until }: { email: string; until: string }) {
  const texts = useTexts(ownAccountTexts);
  const client = useClient();
  const tell = useWriteFailure();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await write(client, profileCalls.cancelAddress, {});
      toast(texts.addressCancelled);
    } catch (error) {
      await tell(error, texts.saveFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Notice title={texts.pending}>{texts.addressPending(email, formatMoment(until))}</Notice>
      <div>
        <Button busy={isBusy} onClick={cancel}>
          {texts.cancelAddress}
        </Button>
      </div>
    </>
  );
}
