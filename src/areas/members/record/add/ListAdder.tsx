import { useMemo } from 'react';
import { failureOf } from '../../../../api/errors';
import { useClient, write } from '../../../../api/useApi';
import type { Membre } from '../../../../domain/members/membre';
import { fullNameOf } from '../../../../texts/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { useToast } from '../../../../ui/toast/useToast';
import type { ToastAction } from '../../../../ui/widgetRoot/WidgetRootStore';
import type { BulkDescription } from '../../actions/bulk/bulkDescription';
import { withoutHeld } from '../../actions/bulk/heldOptions';
import { actedMember } from '../../actions/bulk/moves';
import { moveTexts } from '../../actions/bulk/moveTexts';
import { type Answered, refusalsIn } from '../../actions/bulk/refusals';
import type { Option } from '../../actions/picker/useChoice';
import { actionTexts } from '../../actions/texts';
import type { AdderProps } from './Adder';
import { AddPopover } from './AddPopover';
import { addTexts } from './texts';
import { type Undo, useUndo } from './useUndo';

interface ListAdderProps<List, P, B, A> extends AdderProps {
  description: BulkDescription<List, P, B, A>;
  /** The text of the notice. */
  said: 'tagAdded' | 'stepAdded' | 'groupAdded' | 'departmentAdded';
  /** What takes the change back; nothing where that can't be done. */
  undo?(membre: Membre, undo: Undo, id: number): ToastAction | undefined;
}

/** Gives the member a tag, a step, a group or a department, by the same calls as the dialogs of the actions. */
export function ListAdder<List, P, B, A extends Answered>(props: ListAdderProps<List, P, B, A>) {
  const { membre, description, said, undo, ...popover } = props;
  const { useList, optionsOf, heldBy, place, endpoint, argsOf, failureText } = description;
  const texts = useTexts(addTexts);
  const words = useTexts(actionTexts);
  const moves = useTexts(moveTexts);
  const client = useClient();
  const toast = useToast();
  const undoBy = useUndo();
  const query = useList();
  const { data } = query;
  const options = useMemo(
    () =>
      data === undefined ? [] : withoutHeld(optionsOf(data, words), [actedMember(membre)], heldBy, words),
    [data, membre, optionsOf, heldBy, words],
  );
  const present = place && membre[place];
  const add = async (option: Option): Promise<string | undefined> => {
    try {
      const [refusal] = refusalsIn(await write(client, endpoint, argsOf([option], [membre.id])));
      if (refusal) return refusal.message ?? texts.failed;
    } catch (error) {
      const failure = failureOf(error);
      return failure.kind === 'unauthenticated' ? texts.failed : failureText(failure, words);
    }
    const left = present ? texts.leaving(present.nom) : '';
    toast(`${texts[said](option.label)}${left}`, undo?.(membre, undoBy, option.id));
  };
  return (
    <AddPopover
      {...popover}
      note={present && moves.oneWillLeave(fullNameOf(membre), present.nom, moves[place])}
      query={query}
      options={options}
      onAdd={add}
    />
  );
}
