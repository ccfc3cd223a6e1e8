import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { commonTexts } from '../../texts/texts.fr';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { useConfirmDiscard } from '../../ui/dialog/useConfirmDiscard';
import { Picker } from '../../ui/picker/Picker';
import type { Choice } from './useChoice';

interface PickerDialogProps {
  title: string;
  /** The members that it acts on. */
  description: ReactNode;
  picker: string;
  choice: Choice;
  confirm: { label: string; busy: string; isSaving: boolean };
  onConfirm(): void;
  onClose(): void;
  /** A hint or a problem. It is beside the buttons, so that it shows in low windows too. */
  children?: ReactNode;
}

/** A dialog around a Picker. One that takes a single choice can only be confirmed once there is one. */
export function PickerDialog(props: PickerDialogProps) {
  const { title, description, picker, choice, confirm, onConfirm, onClose, children } = props;
  const texts = useTexts(commonTexts);
  const { multiple } = choice.picker;
  // One choice is quickly made again; several choices are work that should not be lost.
  const isDirty = choice.chosen.length > 1;
  const handleCancel = useCancel(isDirty, onClose);
  return (
    <Dialog
      open
      title={title}
      description={description}
      isSaving={confirm.isSaving}
      isDirty={isDirty}
      onClose={onClose}
      footer={
        <>
          {children}
          <Button disabled={confirm.isSaving} onClick={handleCancel}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={!multiple && choice.chosen.length !== 1}
            busy={confirm.isSaving}
            busyLabel={confirm.busy}
            onClick={onConfirm}
          >
            {confirm.label}
          </Button>
        </>
      }
    >
      <Picker label={picker} {...choice.picker} />
    </Dialog>
  );
}

/** Cancelling asks the same question as every other way to close the dialog. */
function useCancel(isDirty: boolean, onClose: () => void) {
  const confirmDiscard = useConfirmDiscard();
  return async () => {
    if (!isDirty || (await confirmDiscard())) onClose();
  };
}
