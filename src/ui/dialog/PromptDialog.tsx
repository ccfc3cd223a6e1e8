import { useId } from 'react';
import { Button } from '../button/Button';
import { Icon, type IconName } from '../icon/Icon';
import { useUiTexts } from '../texts.fr';
import type { Prompt, Tone } from '../widgetRoot/WidgetRootStore';
import { DialogShell } from './DialogShell';
import styles from './PromptDialog.module.css';

const icons: Record<Tone, IconName> = {
  success: 'check-circle',
  error: 'error',
  warning: 'warning',
  info: 'info',
};

/** A text of more lines may be higher than the window; it then scrolls, and the keyboard must reach it. */
const LONG = 8;
const isLong = (text = '') => text.split('\n').length > LONG;

/** An alert or a confirmation. */
export function PromptDialog({ prompt }: { prompt: Prompt }) {
  const id = useId();
  const isAlert = prompt.kind === 'alert';
  const { note } = isAlert ? prompt : {};
  const tone = isAlert ? prompt.tone : prompt.danger ? 'error' : 'info';
  return (
    <DialogShell
      role="alertdialog"
      size="small"
      // A success needs no answer.
      ignoresOutside={tone !== 'success'}
      titleId={`${id}t`}
      descriptionId={[prompt.text && `${id}d`, note && `${id}n`].filter(Boolean).join(' ') || undefined}
      onDismiss={() => prompt.settle(false)}
    >
      <div className={styles.content} tabIndex={isLong(prompt.text) ? 0 : undefined}>
        <span className={`${styles.badge} ${styles[tone]}`}>
          <Icon name={!isAlert && prompt.danger ? 'warning' : icons[tone]} />
        </span>
        <div className={styles.words}>
          <h2 id={`${id}t`} className={styles.title}>
            {prompt.title}
          </h2>
          {prompt.text && (
            <p id={`${id}d`} className={styles.text}>
              {prompt.text}
            </p>
          )}
          {note && (
            <p id={`${id}n`} className={styles.note}>
              {note}
            </p>
          )}
        </div>
      </div>
      <Answers prompt={prompt} />
    </DialogShell>
  );
}

/** The buttons: what an alert offers to do, or the two answers to a question. */
function Answers({ prompt }: { prompt: Prompt }) {
  const texts = useUiTexts();
  const isAlert = prompt.kind === 'alert';
  const { actions = [] } = isAlert ? prompt : {};
  // The safe answer has the focus, so Enter never deletes by accident.
  const isDangerous = !isAlert && prompt.danger;
  return (
    <div className={styles.footer}>
      {!isAlert && (
        <Button data-autofocus={isDangerous ? '' : undefined} onClick={() => prompt.settle(false)}>
          {prompt.cancelLabel ?? texts.cancel}
        </Button>
      )}
      {actions.map(({ label, run }) => (
        <Button
          key={label}
          onClick={() => {
            prompt.settle(true);
            run();
          }}
        >
          {label}
        </Button>
      ))}
      <Button
        variant={isDangerous ? 'danger' : 'primary'}
        data-autofocus={isDangerous ? undefined : ''}
        onClick={() => prompt.settle(true)}
      >
        {prompt.confirmLabel ?? texts.acknowledge}
      </Button>
    </div>
  );
}
