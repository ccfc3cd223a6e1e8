import { useEffect, useRef, useState } from 'react';
import type { Client } from '../../../api/client';
import { type Failure, failureOf, isAbort } from '../../../api/errors';
import { useClient } from '../../../api/useApi';
import { mailHref } from '../../../domain/contact/mailHref';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ErrorState } from '../../../ui/state/ErrorState';
import { useToast } from '../../../ui/toast/useToast';
import { readList } from '../data/readList';
import type { WholeSelection } from '../data/useSelection';
import { ProgressBar } from '../import/ProgressBar';
import { emailsTexts } from './texts.fr';

interface EmailsDialogProps {
  whole: WholeSelection;
  onClose(): void;
}

/** Reads the addresses of a whole result page by page, then copies them when asked to. */
export default function EmailsDialog({ whole, onClose }: EmailsDialogProps) {
  const texts = useTexts(emailsTexts);
  const toast = useToast();
  const { state, retry } = useEmails(whole);
  const addresses = state.status === 'ready' ? state.emails.join(', ') : '';
  const [isRefused, setRefused] = useState(false);
  const handleCopy = async () => {
    if (state.status !== 'ready') return;
    try {
      await navigator.clipboard.writeText(addresses);
      toast(texts.copied(state.emails.length, state.without));
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
      {state.status === 'reading' && (
        <ProgressBar
          label={texts.reading}
          text={texts.progress(state.done, whole.size)}
          done={Math.min(state.done, whole.size)}
          total={whole.size}
        />
      )}
      {state.status === 'failed' && (
        <ErrorState inline message={readFailureText(state.failure, texts.failed)} onRetry={retry} />
      )}
      {state.status === 'ready' && <p role="status">{texts.found(state.emails.length, state.without)}</p>}
      {isRefused && <p role="alert">{texts.refused}</p>}
    </Dialog>
  );
}

type EmailsState =
  | { status: 'reading'; done: number }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; emails: readonly string[]; without: number };

/** The usable addresses of those selected, each once, and how many have none. */
async function emailsOf(
  client: Client,
  whole: WholeSelection,
  signal: AbortSignal,
  onProgress: (done: number) => void,
) {
  const read = await readList(client, whole.query, { signal, onProgress: ({ done }) => onProgress(done) });
  const chosen = new Map([...whole.added, ...read.rows]);
  const emails = new Set<string>();
  let without = 0;
  for (const [id, { email }] of chosen) {
    if (!whole.has(id)) continue;
    if (email && mailHref(email)) emails.add(email.trim());
    else without += 1;
  }
  return { emails: [...emails], without };
}

function useEmails(whole: WholeSelection): { state: EmailsState; retry(): void } {
  const client = useClient();
  const [state, setState] = useState<EmailsState>({ status: 'reading', done: 0 });
  const [attempt, setAttempt] = useState(0);
  const first = useRef(whole);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    const controller = new AbortController();
    const progress = (done: number) => setState({ status: 'reading', done });
    progress(0);
    emailsOf(client, first.current, controller.signal, progress).then(
      (found) => setState({ status: 'ready', ...found }),
      (error) => {
        if (!isAbort(error)) setState({ status: 'failed', failure: failureOf(error) });
      },
    );
    return () => controller.abort();
  }, [client, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
