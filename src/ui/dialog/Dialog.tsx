import { type ReactNode, useId, useMemo, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { useUiTexts } from '../texts.fr';
import { useUnsavedMark } from '../widgetRoot/useUnsavedMark';
import { useAnnounce } from '../widgetRoot/useWidgetRoot';
import styles from './Dialog.module.css';
import { DialogGuardContext } from './DialogGuard';
import { DialogShell } from './DialogShell';
import { useConfirmDiscard } from './useConfirmDiscard';

export interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape and a click beside the dialog. Set `open` to false. */
  onClose(): void;
  title: string;
  description?: ReactNode;
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** While true, the dialog can't be closed. A Form inside it sets this too. */
  isSaving?: boolean | undefined;
  /** While true, closing asks first. A Form inside it sets this too. */
  isDirty?: boolean | undefined;
  children?: ReactNode;
}

/** A modal dialog. Its content is mounted only while it is open, so each opening starts fresh. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

/** Closes the dialog: not while it saves, and only after a question while something is unsaved. */
function useDismiss({ isDirty, isSaving, onClose }: Pick<DialogProps, 'isDirty' | 'isSaving' | 'onClose'>) {
  const texts = useUiTexts();
  const announce = useAnnounce();
  const confirmDiscard = useConfirmDiscard();
  return async () => {
    if (isSaving) return announce(texts.stillSaving);
    if (!isDirty || (await confirmDiscard())) onClose();
  };
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, description, footer, size, children } = props;
  const id = useId();
  const texts = useUiTexts();
  const [isFormDirty, setDirty] = useState(false);
  const [isFormSaving, setSaving] = useState(false);
  const guard = useMemo(() => ({ setDirty, setSaving }), []);
  const isDirty = props.isDirty || isFormDirty;
  const isSaving = props.isSaving || isFormSaving;

  useUnsavedMark(isDirty);
  const handleDismiss = useDismiss({ isDirty, isSaving, onClose });
  return (
    <DialogShell
      titleId={`${id}t`}
      descriptionId={description ? `${id}d` : undefined}
      size={size}
      isGuarded={isDirty || isSaving}
      onDismiss={handleDismiss}
    >
      <div className={styles.header}>
        <h2 id={`${id}t`} className={styles.title} part="dialog-title">
          {title}
        </h2>
        <IconButton
          icon="close"
          label={texts.close}
          aria-disabled={isSaving || undefined}
          onClick={handleDismiss}
        />
      </div>
      <div className={styles.body} data-dialog-body="">
        {description && (
          <div id={`${id}d`} className={styles.description}>
            {description}
          </div>
        )}
        <DialogGuardContext.Provider value={guard}>{children}</DialogGuardContext.Provider>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </DialogShell>
  );
}
