import { DepartmentDialog } from './DepartmentDialog';
import { GroupDialog } from './GroupDialog';
import type { MemberActionDialogProps } from './MemberActionDialogProps';
import type { MemberAction } from './memberAction';
import { StepDialog } from './StepDialog';
import { TagDialog } from './TagDialog';

const dialogs = { tags: TagDialog, step: StepDialog, group: GroupDialog, department: DepartmentDialog };

/** The dialog of one of the four actions. */
export default function MemberActionDialog(props: MemberActionDialogProps & { action: MemberAction }) {
  const { action, ...rest } = props;
  const ActionDialog = dialogs[action];
  return <ActionDialog {...rest} />;
}
