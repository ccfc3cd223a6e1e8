import { useState } from 'react';
import { journalCalls } from '../../../../api/endpoints/administration/journal';
import { useUndoRun } from '../../../../data/useUndo';
import { useIsSupported } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { useConfirm } from '../../../../ui/dialog/useConfirm';
import { importTexts } from '../texts.fr';

export interface UndoImportProps {
  operations: readonly number[];
  /** Members that were created. */
  count: number;
  /** States that were noted. */
  states: number;
}

/** «Annuler l’import», where the back end can undo it. */
export default function UndoImport({ operations, count, states }: UndoImportProps) {
  const texts = useTexts(importTexts);
  const isAnnounced = useIsSupported(journalCalls.undo);
  const confirm = useConfirm();
  const undo = useUndoRun();
  const [state, setState] = useState<'running' | 'over'>();
  if (!isAnnounced || state === 'over') return null;
  const handleClick = async () => {
    const { undo: title, undoConfirm: confirmLabel, undoBack: cancelLabel } = texts;
    const sentences = [count > 0 && texts.undoText(count), states > 0 && texts.undoStates(states)];
    const text = sentences.filter(Boolean).join(' ');
    if (!(await confirm({ title, text, confirmLabel, cancelLabel, danger: true }))) return;
    setState('running');
    setState((await undo(operations)) ? 'over' : undefined);
  };
  return (
    <Button icon="undo" busy={state === 'running'} onClick={() => void handleClick()}>
      {texts.undo}
    </Button>
  );
}
