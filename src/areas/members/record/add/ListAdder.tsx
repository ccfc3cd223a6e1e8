import { useMemo } from 'react';
import type { Member } from '../../../../domain/members/member';
import { actedMember } from '../../../../people/moves';
import type { Option } from '../../../../people/picker/useChoice';
import type { BulkAnswer } from '../../../../people/removal/refusals';
import { moveTexts } from '../../../../people/texts.fr';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { useToast } from '../../../../ui/toast/useToast';
import type { ToastAction } from '../../../../ui/widgetRoot/WidgetRootStore';
import type { BulkDescription } from '../../actions/bulkDescription';
import { addTexts } from '../../data/texts.fr';
import { type Undo, useRecordUndo } from '../../data/useRecordUndo';
import { type AdderProps, AddPopover } from './AddPopover';
import { useAddition } from './useAddition';

interface ListAdderProps<List, P, B, A> extends AdderProps {
  description: BulkDescription<List, P, B, A>;
  /** The text of the notice. */
  said: 'tagAdded' | 'stepAdded' | 'groupAdded' | 'departmentAdded';
  /** What takes the change back; nothing where that can't be done. */
  undo?(member: Member, undo: Undo, id: number): ToastAction | undefined;
}

/** Gives the member a tag, a step, a group or a department, by the same calls as the dialogs of the actions. */
export function ListAdder<List, P, B, A extends BulkAnswer>(props: ListAdderProps<List, P, B, A>) {
  const { member, description, said, undo, ...popover } = props;
  const { place } = description;
  const texts = useTexts(addTexts);
  const moves = useTexts(moveTexts);
  const toast = useToast();
  const undoBy = useRecordUndo();
  const members = useMemo(() => [actedMember(member)], [member]);
  const { add, ...list } = useAddition(description, members);
  const present = place && member[place];
  const handleAdd = async (option: Option): Promise<string | undefined> => {
    const added = await add(option);
    if (typeof added === 'string') return added;
    const left = present ? texts.leaving(present.nom) : '';
    toast(`${texts[said](option.label)}${left}`, undo?.(member, undoBy, option.id));
  };
  return (
    <AddPopover
      {...popover}
      note={present && moves.oneWillLeave(fullNameOf(member), present.nom, moves[place])}
      {...list}
      onAdd={handleAdd}
    />
  );
}
