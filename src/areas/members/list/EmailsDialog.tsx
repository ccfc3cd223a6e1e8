import { useMemo, useState } from 'react';
import { copiedAddresses } from '../../../domain/register/copiedAddresses';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useToast } from '../../../ui/toast/useToast';
import type { TickedMembers } from '../ticked/readTicked';
import { TickedReading } from '../ticked/TickedReading';
import { type TickedState, useTicked } from '../ticked/useTicked';
import { emailsTexts } from './texts.fr';

interface EmailsDialogProps {
  ticked: TickedMembers;
  onClose(): void;
}

const NEEDS = ['email'] as const;

/** Reads the addresses of a whole result page by page, then copies them when asked to. */
export default function EmailsDialog({ ticked, onClose }: EmailsDialogProps) {
  const texts = useTexts(emailsTexts);
  const toast = useToast();
  const { state, retry } = useTicked(ticked, NEEDS);
  const found = useMemo(() => emailsOf(state), [state]);
  const addresses = found?.addresses.join(', ') ?? '';
  const [isRefused, setRefused] = useState(false);
  const handleCopy = async () => {
    if (!found) return;
    try {
      await navigator.clipboard.writeText(addresses);
      toast(texts.copied(found.addresses.length, found.without, found.refused));
      onClose();
    } catch {
      setRefused(true);
    }
  };
  return (
    <Dialog
      open
      size="small"
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{state.status === 'reading' ? texts.stop : texts.close}</Button>
          <Button variant="primary" icon="copy" disabled={!addresses} onClick={handleCopy}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <TickedReading state={state} size={ticked.selection.size} words={texts} onRetry={retry} />
      {found && <p role="status">{texts.found(found.addresses.length, found.without, found.refused)}</p>}
      {isRefused && <p role="alert">{texts.refused}</p>}
    </Dialog>
  );
}

/** The usable addresses of those selected. Those who are gone meanwhile count as people without one. */
function emailsOf(state: TickedState) {
  if (state.status !== 'ready') return undefined;
  const found = copiedAddresses(state.rows);
  return { ...found, without: found.without + state.gone };
}
