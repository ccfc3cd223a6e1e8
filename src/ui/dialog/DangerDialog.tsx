import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { useUiTexts } from '../texts.fr';
import styles from './DangerDialog.module.css';
import { Dialog, type DialogProps } from './Dialog';

interface DangerDialogProps extends Pick<DialogProps, 'title' | 'onClose'> {
  question: string;
  /** What is lost with it. */
  children?: ReactNode;
  /** What can't be undone; or, with `isKept`, how it can. */
  warning: string;
  /** What is deleted can be restored, so the last sentence is no warning. */
  isKept?: boolean;
  confirmLabel: string;
  busyLabel: string;
  /** The dialog can't be closed until it settles. */
  onConfirm(): Promise<void>;
}

/** Asks before something is destroyed, and stays open, busy, while that happens. */
export function DangerDialog(props: DangerDialogProps) {
  const { title, onClose, question, children, warning, isKept, confirmLabel, busyLabel, onConfirm } = props;
  const texts = useUiTexts();
  const [isSaving, setSaving] = useState(false);
  const confirm = async () => {
    setSaving(true);
    await onConfirm().finally(() => setSaving(false));
  };
  const footer = (
    <>
      {/* The safe answer has the focus, so Enter never deletes by accident. */}
      <Button data-autofocus="" disabled={isSaving} onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button variant="danger" busy={isSaving} busyLabel={busyLabel} onClick={confirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="small"
      title={title}
      description={<span className={styles.question}>{question}</span>}
      isSaving={isSaving}
      onClose={onClose}
      footer={footer}
    >
      {children}
      <p className={styles.warning} data-kept={isKept || undefined}>
        <Icon name={isKept ? 'info' : 'warning'} />
        {warning}
      </p>
    </Dialog>
  );
}
