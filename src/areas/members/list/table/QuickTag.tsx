import { useState } from 'react';
import { memberWriteCalls } from '../../../../api/endpoints/memberWrites';
import type { ActedMember } from '../../../../people/moves';
import type { Option } from '../../../../people/picker/useChoice';
import { memberCountText } from '../../../../people/texts.fr';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { useToast } from '../../../../ui/toast/useToast';
import type { ToastAction } from '../../../../ui/widgetRoot/WidgetRootStore';
import { tagsDialog } from '../../actions/bulkDialogs';
import { addTexts } from '../../data/texts.fr';
import { type Undo, useRecordUndo } from '../../data/useRecordUndo';
import { AddPopover, type AddPopoverProps } from '../../record/add/AddPopover';
import { useAddition } from '../../record/add/useAddition';

interface QuickTagProps extends Pick<AddPopoverProps, 'label' | 'anchor' | 'onClosed'> {
  members: readonly ActedMember[];
  onDone(): void;
}

/** Gives the ticked members a tag at once. «Annuler» takes it from those who didn't have it before. */
export default function QuickTag({ members, onDone, ...popover }: QuickTagProps) {
  const texts = useTexts(addTexts);
  const alert = useAlert();
  const toast = useToast();
  const undo = useRecordUndo();
  // The choice concerns the members of the moment in which the list was opened.
  const [given] = useState(members);
  const { add, ...list } = useAddition(tagsDialog, given);
  const handleAdd = async (tag: Option): Promise<string | undefined> => {
    const added = await add(tag);
    if (typeof added === 'string') return added;
    const { reached, left } = added;
    const said = `${texts.tagAdded(tag.label)} (${memberCountText(reached.length)})`;
    if (left) void alert({ title: said, text: left, tone: 'warning' });
    else toast(said, takenBack(reached, tag.id, undo));
    onDone();
  };
  return <AddPopover {...popover} {...list} onAdd={handleAdd} />;
}

/** Nothing where it isn't known who had the tag before. */
function takenBack(members: readonly ActedMember[], tag: number, undo: Undo): ToastAction | undefined {
  if (!members.every(({ known }) => known?.tags)) return undefined;
  const had = ({ known }: ActedMember) => known?.tags?.some(({ id }) => id === tag);
  const calls = members.filter((member) => !had(member)).map(({ id }) => ({ id, body: { tag_ids: [tag] } }));
  return calls.length > 0 ? undo(memberWriteCalls.removeTags, ...calls) : undefined;
}
