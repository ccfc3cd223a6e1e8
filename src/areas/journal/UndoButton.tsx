import { useState } from 'react';
import rows from '../../data/Rows.module.css';
import { useUndoRun } from '../../data/useUndo';
import type { Operation } from '../../domain/journal/operation';
import { useIsHiddenByPage } from '../../session/hostPage';
import { formatMoment } from '../../texts/records/longFormats';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { useConfirm } from '../../ui/dialog/useConfirm';
import { journalTexts } from './texts.fr';

interface UndoButtonProps {
  operation: Operation;
  /** What was done, in words. */
  label: string;
}

/** Undoes an operation after a question that says how much it changed. */
export function UndoButton({ operation: { id, nombre, quand }, label }: UndoButtonProps) {
  const texts = useTexts(journalTexts);
  const confirm = useConfirm();
  const undo = useUndoRun();
  const isHidden = useIsHiddenByPage('undo');
  const [isRunning, setIsRunning] = useState(false);
  const handleClick = async () => {
    const { undoTitle: title, undoText, undoConfirm: confirmLabel, undoBack: cancelLabel } = texts;
    if (!(await confirm({ title, text: undoText(nombre), confirmLabel, cancelLabel }))) return;
    setIsRunning(true);
    await undo([id]);
    setIsRunning(false);
  };
  if (isHidden) return null;
  return (
    <div className={rows.actions}>
      <Button
        icon="undo"
        aria-label={texts.undoItem(label, formatMoment(quand))}
        busy={isRunning}
        onClick={() => void handleClick()}
      >
        {texts.undo}
      </Button>
    </div>
  );
}
