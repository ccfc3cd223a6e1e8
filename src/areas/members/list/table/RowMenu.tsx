import type { Member } from '../../../../domain/members/member';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { commonTexts } from '../../../../texts/texts.fr';
import { Menu } from '../../../../ui/menu/Menu';
import { ActionItems } from '../../actions/ActionItems';
import { ROW_ACTIONS } from '../../actions/memberActions';
import { loadEdit } from '../../useScreens';
import { loadDelete } from '../ListDialogs';
import { selectionTexts } from '../texts.fr';

const CODE = [loadEdit, loadDelete];
const READING = ['view'] as const;

export interface RowMenuProps {
  member: Member;
  readonly: boolean;
  onOpen(id: number): void;
  onEdit(id: number): void;
  onDelete(member: Member): void;
}

/** The actions on the member of one row. */
export function RowMenu({ member, readonly, onOpen, onEdit, onDelete }: RowMenuProps) {
  const texts = useTexts(commonTexts);
  const { rowActions } = useTexts(selectionTexts);
  const handlers = {
    view: () => onOpen(member.id),
    edit: () => onEdit(member.id),
    remove: () => onDelete(member),
  };
  return (
    <Menu icon="more" label={rowActions(fullNameOf(member))} align="end" about={member.id}>
      <ActionItems
        actions={ROW_ACTIONS}
        shown={readonly ? READING : undefined}
        texts={texts}
        needs={readonly ? [] : CODE}
        onSelect={(action) => handlers[action]()}
      />
    </Menu>
  );
}
