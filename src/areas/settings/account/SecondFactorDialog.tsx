import { useState } from 'react';
import * as z from 'zod/mini';
import { profileCalls } from '../../../api/endpoints/profile';
import { useClient, write } from '../../../api/useApi';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Dialog } from '../../../ui/dialog/Dialog';
import { QrCode } from '../../../ui/display/QrCode';
import { Form } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { CopyLine } from '../../../ui/form/fields/CopyLine';
import { PasswordField } from '../../../ui/form/fields/PasswordField';
import { TextField } from '../../../ui/form/fields/TextField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { fileNameOf, saveFile } from '../../../ui/output/saveFile';
import { useCopy } from '../../../ui/toast/useCopy';
import { useToast } from '../../../ui/toast/useToast';
import styles from './account.module.css';
import { formFailure } from './formFailure';
import { ownAccountTexts } from './texts.fr';

export type SecondFactorTask = 'setUp' | 'newCodes' | 'takeOff';

interface SecondFactorDialogProps {
  task: SecondFactorTask;
  onClose(): void;
}

type Step =
  | { at: 'password' }
  | { at: 'scan'; secret: string; adresse: string }
  | { at: 'codes'; codes: string[] };

/** Sets up the second factor, renews its codes or takes it off. Each begins with the password. */
export default function SecondFactorDialog({ task, onClose }: SecondFactorDialogProps) {
  const texts = useTexts(ownAccountTexts);
  const client = useClient();
  const toast = useToast();
  const [step, setStep] = useState<Step>({ at: 'password' });
  const confirm = (body: { mot_de_passe: string }) =>
    formFailure(async () => {
      if (task === 'setUp')
        return setStep({ at: 'scan', ...(await write(client, profileCalls.proposeSecret, { body })) });
      if (task === 'newCodes')
        return setStep({ at: 'codes', ...(await write(client, profileCalls.renewCodes, { body })) });
      await write(client, profileCalls.removeSecondFactor, { body });
      toast(texts.takenOff);
      onClose();
    }, texts);
  const activate = (body: { code: string }) =>
    formFailure(async () => {
      setStep({ at: 'codes', ...(await write(client, profileCalls.confirmSecret, { body })) });
    }, texts);
  return (
    <Dialog open size="small" title={step.at === 'codes' ? texts.codesTitle : texts[task]} onClose={onClose}>
      {step.at === 'password' && <PasswordStep onValid={confirm} onClose={onClose} />}
      {step.at === 'scan' && (
        <ScanStep secret={step.secret} address={step.adresse} onValid={activate} onClose={onClose} />
      )}
      {step.at === 'codes' && <CodesStep codes={step.codes} onClose={onClose} />}
    </Dialog>
  );
}

interface StepProps<T> {
  onValid(values: T): ReturnType<typeof formFailure>;
  onClose(): void;
}

const password = z.object({ mot_de_passe: z.string() });

function PasswordStep({ onValid, onClose }: StepProps<z.infer<typeof password>>) {
  const texts = useTexts(ownAccountTexts);
  return (
    <Form schema={password} onValid={onValid}>
      <PasswordField name="mot_de_passe" label={texts.oldPassword} required />
      <FormActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <SubmitButton>{texts.continue}</SubmitButton>
      </FormActions>
    </Form>
  );
}

const typed = z.object({ code: z.string() });

/** Nothing but an address for such applications is followed. */
const appAddress = (address: string): string | undefined =>
  address.startsWith('otpauth:') ? address : undefined;

interface ScanStepProps extends StepProps<z.infer<typeof typed>> {
  secret: string;
  address: string;
}

function ScanStep({ secret, address, onValid, onClose }: ScanStepProps) {
  const texts = useTexts(ownAccountTexts);
  return (
    <Form schema={typed} onValid={onValid}>
      <p className={styles.text}>{texts.scan}</p>
      {/* The telephone that shows the code can’t photograph it: there the link opens the application. */}
      <a href={appAddress(address)} className={`${buttonClass()} ${styles.app}`}>
        {texts.openApp}
      </a>
      <QrCode text={address} label={texts.qr} />
      <CopyLine label={texts.key} value={secret} copyLabel={texts.copyKey} copied={texts.keyCopied} />
      <TextField name="code" label={texts.code} required inputMode="numeric" autoComplete="one-time-code" />
      <FormActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <SubmitButton>{texts.activate}</SubmitButton>
      </FormActions>
    </Form>
  );
}

const fileOf = (lines: string) => new Blob([`${lines}\n`], { type: 'text/plain;charset=utf-8' });

function CodesStep({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const texts = useTexts(ownAccountTexts);
  const copy = useCopy();
  const lines = codes.join('\n');
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{texts.codesText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button icon="copy" onClick={() => void copy(lines, texts.codesCopied)}>
          {texts.copyCodes}
        </Button>
        <Button icon="download" onClick={() => saveFile(fileOf(lines), fileNameOf(texts.codesFile, 'txt'))}>
          {texts.saveCodes}
        </Button>
      </div>
      <Button variant="primary" onClick={onClose}>
        {texts.codesNoted}
      </Button>
    </div>
  );
}
