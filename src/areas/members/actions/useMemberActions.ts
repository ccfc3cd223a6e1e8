import type { ActedMember } from '../../../people/moves';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import type { BulkDialogProps, WholeTarget } from './bulkDescription';
import type { BulkAction, RegisterAction } from './memberActions';

const loadDialog = () => import('./BulkActionDialog');
const loadRegister = {
  state: () => import('../state/StateDialog'),
  contact: () => import('../state/ContactDialog'),
  dues: () => import('../state/DuesDialog'),
} as const;

/** What the bulk actions need, for a menu that is opened. */
export const BULK_CODE = [loadDialog];

/**
 * The bulk actions on these members, and the dialog that is open, to be placed beside the menu, which it outlives. It
 * acts on the members of the moment in which it was opened; `onDone` follows each action that went through. With `whole`
 * it acts on all members of a result; `membres` are a few of them, to be named.
 */
export function useMemberActions(members: readonly ActedMember[], onDone: () => void, whole?: WholeTarget) {
  const { dialog, open } = useLazyDialog();
  const act = (action: BulkAction | RegisterAction) => {
    if (action === 'state' || action === 'contact' || action === 'dues')
      return open<BulkDialogProps>(loadRegister[action], (onClose) => ({ members, onDone, onClose, whole }));
    open(loadDialog, (onClose) => ({ action, members, onDone, onClose, whole }));
  };
  return { act, dialog };
}
