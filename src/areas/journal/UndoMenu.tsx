import { useState } from 'react';
import { RowActions } from '../../data/RowActions';
import { useUndoRun } from '../../data/useUndo';
import type { Operation } from '../../domain/journal/operation';
import { useIsHiddenByPage } from '../../session/hostPage';
import { formatMoment } from '../../texts/records/longFormats';
import { useTexts } from '../../texts/texts';
import { useConfirm } from '../../ui/dialog/useConfirm';
import { journalTexts } from './texts.fr';

interface UndoMenuProps {
  operation: Operation;
  /** What was done, in words. */
  label: string;
}

/** The menu of an operation, which undoes it after a question that says how much it changed. */
export function UndoMenu({ operation: { id, nombre, quand }, label }: UndoMenuProps) {
  const texts = useTexts(journalTexts);
  const confirm = useConfirm();
  const undo = useUndoRun();
  const isHidden = useIsHiddenByPage('undo');
  const [isRunning, setIsRunning] = useState(false);
  const handleSelect = async () => {
    const { undoTitle: title, undoText, undoConfirm: confirmLabel, undoBack: cancelLabel } = texts;
    if (!(await confirm({ title, text: undoText(nombre), confirmLabel, cancelLabel }))) return;
    setIsRunning(true);
    await undo([id]);
    setIsRunning(false);
  };
  const name = texts.undoItem(label, formatMoment(quand));
  return (
    <RowActions
      about={texts.operation(label, formatMoment(quand))}
      actions={[
        {
          ...{ label: texts.undo, name, icon: 'undo' },
          ...{ isAllowed: !isHidden, isRunning, run: () => void handleSelect() },
        },
      ]}
    />
  );
}
