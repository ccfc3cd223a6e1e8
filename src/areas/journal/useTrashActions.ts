import { useState } from 'react';
import { trashCalls } from '../../api/endpoints/administration/trash';
import { useClient, write } from '../../api/useApi';
import { useWriteFailure } from '../../data/useWriteFailure';
import { useConsent } from '../../session/hostPage';
import { useTexts } from '../../texts/texts';
import { useAlert } from '../../ui/dialog/useAlert';
import { useConfirm } from '../../ui/dialog/useConfirm';
import { useToast } from '../../ui/toast/useToast';
import { journalTexts } from './texts.fr';

type Action = 'restore' | 'remove' | 'empty';

/** Restores, deletes for good or empties the trash. What can't be undone is asked first; failures say why. */
export function useTrashActions() {
  const texts = useTexts(journalTexts);
  const client = useClient();
  const alert = useAlert();
  const confirm = useConfirm();
  const toast = useToast();
  const tell = useWriteFailure();
  const { mayDelete } = useConsent();
  const [busy, setBusy] = useState<Action>();
  const run = async <A>(
    action: Action,
    call: () => Promise<A>,
    done: string,
    failed: string,
    warningsOf: (answer: A) => readonly string[] | null | undefined = () => [],
  ) => {
    setBusy(action);
    try {
      const text = warningsOf(await call())?.join('\n');
      if (text) await alert({ title: done, text, tone: 'warning' });
      else toast(done);
    } catch (error) {
      await tell(error, failed);
    } finally {
      setBusy(undefined);
    }
  };
  const asked = (title: string, text: string) =>
    confirm({ title, text, confirmLabel: texts.remove, danger: true });
  return {
    busy,
    restore: (id: number, name: string) =>
      run(
        'restore',
        () => write(client, trashCalls.restore, { id }),
        texts.restored(name),
        texts.restoreFailed,
        ({ avertissements }) => avertissements,
      ),
    async remove(id: number, name: string) {
      if (!(await asked(texts.removeTitle, texts.removeText(name)))) return;
      if (!mayDelete({ kind: 'trash', ids: [id] })) return;
      await run('remove', () => write(client, trashCalls.remove, { id }), texts.removed, texts.removeFailed);
    },
    async empty() {
      if (!(await asked(texts.emptyTitle, texts.emptyText)) || !mayDelete({ kind: 'trash', ids: [] })) return;
      await run('empty', () => write(client, trashCalls.empty, {}), texts.emptied, texts.removeFailed);
    },
  };
}
