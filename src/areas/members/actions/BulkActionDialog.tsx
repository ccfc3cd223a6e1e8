import type { ReactElement } from 'react';
import { BulkDialog } from './BulkDialog';
import type { BulkDialogProps } from './bulkDescription';
import { departmentDialog, groupDialog, stepDialog, tagsDialog } from './bulkDialogs';
import type { BulkAction } from './memberActions';

const dialogs: Record<BulkAction, (props: BulkDialogProps) => ReactElement> = {
  tags: (props) => <BulkDialog {...props} description={tagsDialog} />,
  step: (props) => <BulkDialog {...props} description={stepDialog} />,
  group: (props) => <BulkDialog {...props} description={groupDialog} />,
  department: (props) => <BulkDialog {...props} description={departmentDialog} />,
};

/** The dialog of one bulk action. */
export default function BulkActionDialog({ action, ...props }: BulkDialogProps & { action: BulkAction }) {
  const ActionDialog = dialogs[action];
  return <ActionDialog {...props} />;
}
