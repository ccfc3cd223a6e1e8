import { useRef } from 'react';
import type { Args, Endpoint } from '../../api/endpoint';
import { failureOf } from '../../api/errors';
import { invalidate, useClient, useSave } from '../../api/useApi';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { useAlert } from '../../ui/dialog/useAlert';
import { useConfirm } from '../../ui/dialog/useConfirm';
import { useToast } from '../../ui/toast/useToast';
import type { ToastAction } from '../../ui/widgetRoot/WidgetRootStore';
import { removalTexts } from '../texts.fr';
import { type BulkAnswer, refusalsIn } from './refusals';

interface RemovalWords {
  title: string;
  question: string;
  failed: string;
  /** What failed, where the server doesn't say it; by default that the member was not removed. */
  problem?: string;
  done: string;
  /** «Annuler» of the notice. */
  undo?: ToastAction | undefined;
}

const SLOW = 1000;

/** How a success is said: in an alert, or in a notice where it was done on a card of the record. */
export type SaidBy = 'alert' | 'toast';

/** Asks, removes the member, and shows the outcome. Ignored while another removal runs. */
export function useRemoval<P, B, A extends BulkAnswer>(endpoint: Endpoint<P, B, A>, saidBy: SaidBy) {
  const texts = useTexts(removalTexts);
  const alert = useAlert();
  const confirm = useConfirm();
  const toast = useToast();
  const client = useClient();
  const { save } = useSave(endpoint);
  const isRunning = useRef(false);

  /** The problem; undefined when the member was removed. */
  const send = async (args: Args<P, B>, unknown: string): Promise<string | undefined> => {
    const [refusal] = refusalsIn(await save(args));
    return refusal && (refusal.message ?? unknown);
  };
  const remove = async (args: Args<P, B>, words: RemovalWords): Promise<boolean> => {
    const question = { title: words.title, text: words.question, confirmLabel: texts.confirm, danger: true };
    if (!(await confirm(question))) return false;
    const timer = setTimeout(() => toast(texts.pending), SLOW);
    let problem: string | undefined;
    try {
      problem = await send(args, words.problem ?? texts.failedText);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return false;
      problem =
        failure.kind === 'contract'
          ? texts.invalidAnswer
          : failureText(failure, words.problem ?? texts.failedText);
      // Another user was faster, so what is shown is old.
      if (failure.status === 404 || failure.status === 409) void invalidate(client);
    } finally {
      clearTimeout(timer);
    }
    if (problem === undefined) return true;
    await alert({ title: words.failed, text: problem, tone: 'error' });
    return false;
  };
  return async (args: Args<P, B>, words: RemovalWords, onDone: () => void): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      if (!(await remove(args, words))) return;
    } finally {
      isRunning.current = false;
    }
    onDone();
    if (saidBy === 'toast') return toast(words.done, words.undo);
    await alert({ title: texts.done, text: words.done, tone: 'success' });
  };
}
