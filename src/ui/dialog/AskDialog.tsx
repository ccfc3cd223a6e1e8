import { useId } from 'react';
import { Button } from '../button/Button';
import { Icon, type IconName } from '../icon/Icon';
import type { Ask, Tone } from '../surface/SurfaceStore';
import { useUiTexts } from '../surface/useUiTexts';
import styles from './Ask.module.css';
import { DialogShell } from './DialogShell';

const icons: Record<Tone, IconName> = {
  success: 'check-circle',
  error: 'error',
  warning: 'warning',
  info: 'info',
};

/** From so many lines on it may be higher than the window: what scrolls must be in reach of the keyboard. */
const LONG = 8;
const isLong = (text = '') => text.split('\n').length > LONG;

/** One alert or confirmation. */
export function AskDialog({ ask }: { ask: Ask }) {
  const id = useId();
  const texts = useUiTexts();
  const isAlert = ask.kind === 'alert';
  const tone = isAlert ? ask.tone : ask.danger ? 'error' : 'info';
  // The safe answer has the focus: Enter never deletes by accident.
  const isConfirmFirst = isAlert || !ask.danger;
  return (
    <DialogShell
      role="alertdialog"
      size="small"
      titleId={`${id}t`}
      descriptionId={ask.text ? `${id}d` : undefined}
      onDismiss={() => ask.settle(false)}
    >
      <div className={styles.content} tabIndex={isLong(ask.text) ? 0 : undefined}>
        <span className={`${styles.badge} ${styles[tone]}`}>
          <Icon name={!isAlert && ask.danger ? 'warning' : icons[tone]} />
        </span>
        <div className={styles.words}>
          <h2 id={`${id}t`} className={styles.title}>
            {ask.title}
          </h2>
          {ask.text && (
            <p id={`${id}d`} className={styles.text}>
              {ask.text}
            </p>
          )}
        </div>
      </div>
      <footer className={styles.footer}>
        {!isAlert && (
          <Button data-autofocus={isConfirmFirst ? undefined : ''} onClick={() => ask.settle(false)}>
            {ask.cancelLabel ?? texts.cancel}
          </Button>
        )}
        <Button
          variant={!isAlert && ask.danger ? 'danger' : 'primary'}
          data-autofocus={isConfirmFirst ? '' : undefined}
          onClick={() => ask.settle(true)}
        >
          {ask.confirmLabel ?? texts.acknowledge}
        </Button>
      </footer>
    </DialogShell>
  );
}
