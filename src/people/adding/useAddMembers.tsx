import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { useLazyDialog } from '../../ui/lazy/useLazyDialog';
import type { BulkAnswer } from '../removal/refusals';
import { addingTexts } from '../texts.fr';
import type { AddMembersDialogProps } from './AddMembersDialog';

const loadDialog = () => import('./AddMembersDialog');

/** A button for the dialog that shows members, and the choice of further ones, to be placed beside that dialog. */
export function useAddMembers<P, B, A extends BulkAnswer>(
  props: Omit<AddMembersDialogProps<P, B, A>, 'onClose'>,
): { button: ReactNode; dialog: ReactNode } {
  const texts = useTexts(addingTexts);
  const { dialog, open } = useLazyDialog();
  const handleClick = () =>
    open<AddMembersDialogProps<P, B, A>>(loadDialog, (onClose) => ({ ...props, onClose }));
  const button = (
    <Button icon="plus" onClick={handleClick}>
      {texts.title}
    </Button>
  );
  return { button, dialog };
}
