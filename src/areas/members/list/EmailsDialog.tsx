import { useMemo, useState } from 'react';
import { mailHref } from '../../../domain/contact/mailHref';
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
  const addresses = found?.emails.join(', ') ?? '';
  const [isRefused, setRefused] = useState(false);
  const handleCopy = async () => {
    if (!found) return;
    try {
      await navigator.clipboard.writeText(addresses);
      toast(texts.copied(found.emails.length, found.without));
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
      {found && <p role="status">{texts.found(found.emails.length, found.without)}</p>}
      {isRefused && <p role="alert">{texts.refused}</p>}
    </Dialog>
  );
}

/** The usable addresses of those selected, each once, and how many have none. Those who are gone count as such. */
function emailsOf(state: TickedState) {
  if (state.status !== 'ready') return undefined;
  const usable = state.rows.flatMap(({ email }) => (email && mailHref(email) ? [email.trim()] : []));
  const without = state.rows.length + state.gone - usable.length;
  return { emails: [...new Set(usable)], without };
}
