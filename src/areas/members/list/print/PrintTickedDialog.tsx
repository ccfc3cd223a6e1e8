import { useEffect } from 'react';
import type { Member } from '../../../../domain/members/member';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { useToast } from '../../../../ui/toast/useToast';
import { useStableCallback } from '../../../../ui/useStableCallback';
import type { TickedMembers } from '../../ticked/readTicked';
import { TickedReading } from '../../ticked/TickedReading';
import { tickedTexts } from '../../ticked/texts.fr';
import { useTicked } from '../../ticked/useTicked';
import type { ColumnKey } from '../table/columns';
import { readFrom } from './readFrom';
import { printTexts } from './texts.fr';

interface PrintTickedDialogProps {
  ticked: TickedMembers;
  /** The columns of the list, which the sheet has too. */
  columns: readonly ColumnKey[];
  print(rows: readonly Member[], about: readonly string[]): void;
  onClose(): void;
}

/** Reads the ticked members, on whichever page they are, and prints them at once. */
export default function PrintTickedDialog({ ticked, columns, print, onClose }: PrintTickedDialogProps) {
  const texts = useTexts(tickedTexts);
  const words = useTexts(printTexts);
  const toast = useToast();
  const { state, retry } = useTicked(ticked, columns.map(readFrom));
  const finish = useStableCallback((rows: readonly Member[], gone: number) => {
    onClose();
    const missing = gone > 0 ? [texts.gone(gone)] : [];
    if (rows.length > 0) print(rows, [words.ticked(rows.length), ...missing]);
    for (const sentence of missing) toast(sentence);
  });
  useEffect(() => {
    if (state.status === 'ready') finish(state.rows, state.gone);
  }, [state, finish]);
  if (state.status === 'ready') return null;
  return (
    <Dialog
      open
      size="small"
      title={texts.printTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.cancel}</Button>}
    >
      <TickedReading state={state} size={ticked.selection.size} words={texts} onRetry={retry} />
    </Dialog>
  );
}
