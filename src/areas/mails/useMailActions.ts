import { useState } from 'react';
import { mailCalls } from '../../api/endpoints/administration/mails';
import { useClient, write } from '../../api/useApi';
import { useWriteFailure } from '../../data/useWriteFailure';
import type { SentMail } from '../../domain/journal/sentMail';
import { useTexts } from '../../texts/texts';
import { useConfirm } from '../../ui/dialog/useConfirm';
import { useToast } from '../../ui/toast/useToast';
import { mailsTexts } from './texts.fr';

/** Sends a mail again that failed, or gives one up, which is asked first. Failures say why. */
export function useMailActions({ id, destinataire }: SentMail) {
  const texts = useTexts(mailsTexts);
  const client = useClient();
  const confirm = useConfirm();
  const toast = useToast();
  const tell = useWriteFailure();
  const [busy, setBusy] = useState<'retry' | 'abandon'>();
  const run = async (action: 'retry' | 'abandon', done: string, failed: string) => {
    setBusy(action);
    try {
      await write(client, mailCalls[action], { id });
      toast(done);
    } catch (error) {
      await tell(error, failed);
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    retry: () => void run('retry', texts.retried, texts.notRetried),
    async abandon() {
      const isSure = await confirm({
        title: texts.abandonTitle,
        text: texts.abandonText(destinataire),
        confirmLabel: texts.abandonConfirm,
        danger: true,
      });
      if (isSure) await run('abandon', texts.abandonDone, texts.notAbandoned);
    },
  };
}
