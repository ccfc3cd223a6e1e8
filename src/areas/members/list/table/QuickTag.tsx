import { useState } from 'react';
import { membresWrites } from '../../../../api/endpoints/membresWrites';
import type { ActedMember } from '../../../../people/moves';
import type { Option } from '../../../../people/picker/useChoice';
import { membersOf } from '../../../../people/texts';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { useToast } from '../../../../ui/toast/useToast';
import type { ToastAction } from '../../../../ui/widgetRoot/WidgetRootStore';
import { tagsDialog } from '../../actions/bulkDialogs';
import { AddPopover, type AddPopoverProps } from '../../record/add/AddPopover';
import { addTexts } from '../../record/add/texts';
import { useAddition } from '../../record/add/useAddition';
import { type Undo, useUndo } from '../../record/add/useUndo';

interface QuickTagProps extends Pick<AddPopoverProps, 'label' | 'anchor' | 'onClosed'> {
  membres: readonly ActedMember[];
  onDone(): void;
}

/** Gives the ticked members a tag at once. «Annuler» takes it from those who didn't have it before. */
export default function QuickTag({ membres, onDone, ...popover }: QuickTagProps) {
  const texts = useTexts(addTexts);
  const alert = useAlert();
  const toast = useToast();
  const undo = useUndo();
  // The choice concerns the members of the moment in which the list was opened.
  const [given] = useState(membres);
  const { query, options, add } = useAddition(tagsDialog, given);
  const handleAdd = async (tag: Option): Promise<string | undefined> => {
    const added = await add(tag);
    if (typeof added === 'string') return added;
    const { reached, left } = added;
    const said = `${texts.tagAdded(tag.label)} (${membersOf(reached.length)})`;
    if (left) void alert({ title: said, text: left, tone: 'warning' });
    else toast(said, takenBack(reached, tag.id, undo));
    onDone();
  };
  return <AddPopover {...popover} query={query} options={options} onAdd={handleAdd} />;
}

/** Nothing where it isn't known who had the tag before. */
function takenBack(membres: readonly ActedMember[], tag: number, undo: Undo): ToastAction | undefined {
  if (!membres.every(({ known }) => known?.tags)) return undefined;
  const had = ({ known }: ActedMember) => known?.tags?.some(({ id }) => id === tag);
  const calls = membres.filter((membre) => !had(membre)).map(({ id }) => ({ id, body: { tag_ids: [tag] } }));
  return calls.length > 0 ? undo(membresWrites.removeTags, ...calls) : undefined;
}
