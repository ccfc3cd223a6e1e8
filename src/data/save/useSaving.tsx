/*
 * The save of one form, from checked values to the notice: sends them, asks where another user came first, says why it
 * failed and what is kept. Keys and capabilities are the client's business; calls, cache and words are the screen's.
 */
import { useRef, useState } from 'react';
import { type Failure, failureOf } from '../../api/errors';
import { useTexts } from '../../texts/texts';
import { useAlert } from '../../ui/dialog/useAlert';
import type { FormFailure } from '../../ui/form/Form';
import { LazyDialog } from '../../ui/lazy/LazyDialog';
import { useToast } from '../../ui/toast/useToast';
import { useStableCallback } from '../../ui/useStableCallback';
import { conflictTexts } from '../texts.fr';
import type { ConflictDialogProps } from './ConflictDialog';
import type { ComparedValues, Difference } from './differences';
import { type FailureReport, failureReport, type Told } from './saveFailures';
import { type ConflictChoice, type Save, type SaveOutcome, saveOver } from './saveOver';

const load = () => import('./ConflictDialog');

type Question = Omit<ConflictDialogProps, 'onChoose' | 'onClose'>;

/**
 * Asks which of two edits to keep. A choice is remembered, so that «Réessayer» after a failure doesn't ask about the same
 * values again. The code of the dialog loads with the first conflict.
 */
export function useConflict() {
  const [props, setProps] = useState<ConflictDialogProps>();
  const answered = useRef<{ values: string; choice: ConflictChoice }>(undefined);
  const ask = useStableCallback((question: Question) => {
    const values = JSON.stringify(question.differences);
    if (answered.current?.values === values) return Promise.resolve(answered.current.choice);
    return new Promise<ConflictChoice>((resolve) => {
      const settle = (choice: ConflictChoice) => {
        answered.current = choice.kind === 'save' ? { values, choice } : undefined;
        setProps(undefined);
        resolve(choice);
      };
      setProps({ ...question, onChoose: settle, onClose: () => settle({ kind: 'edit' }) });
    });
  });
  return { question: props && <LazyDialog<ConflictDialogProps> load={load} props={props} />, ask };
}

interface Saving<Saved> {
  /** Asks the page around the widget; where it answers false, nothing is sent and nothing is said. */
  mayStart?(): boolean;
  /** Sends the values, and resolves to what is stored then. */
  send(): Promise<SaveOutcome<Saved, Saved>>;
  /** Updates cached answers and the screen, and says that it is saved; an edit that was taken is told already. */
  done(saved: Saved, isTaken: boolean): void;
  /** Says why it failed. */
  tell(told: Told): FailureReport;
  /** Called first, but for an expired session. Resolves to true where there is nothing more to tell. */
  failed?(failure: Failure): unknown;
}

/** The words of the dialog about two edits. */
interface ConflictWords<Row> extends Pick<Question, 'labelOf' | 'textOf'> {
  nameOf(row: Row): string;
  /** Changes of the other user that no edit sends; they are told where fields differ, too. */
  others?: ((present: Row) => readonly Difference[]) | undefined;
}

/** Gives `save` for one form, and the dialog about two edits, which stands beside the form. */
export function useSaving(words: { error?: string; signedInAgain: string }) {
  const texts = useTexts(conflictTexts);
  const { question, ask } = useConflict();
  const [alert, toast] = [useAlert(), useToast()];
  /** Sends an edit on the version that it was made on; where another user came first, the user chooses what to keep. */
  const over = async <
    Row extends Parameters<typeof saveOver>[0]['opened'],
    Draft extends ComparedValues,
    Answer,
  >(
    { nameOf, labelOf, textOf, others }: ConflictWords<Row>,
    edit: Omit<Save<Row, Draft, Answer>, 'ask'>,
  ): Promise<SaveOutcome<Row, Answer>> => {
    const outcome = await saveOver({
      ...edit,
      ask(fields, present) {
        const differences = [...fields, ...(others?.(present) ?? [])];
        return ask({ text: texts.text(nameOf(edit.opened)), differences, labelOf, textOf });
      },
    });
    if (outcome.kind === 'taken') toast(texts.taken(nameOf(outcome.row)));
    return outcome;
  };
  /** Resolves to what the form shows, if anything. */
  const save = async <Saved,>({
    mayStart,
    send,
    done,
    tell,
    failed,
  }: Saving<Saved>): Promise<FormFailure | undefined> => {
    if (mayStart?.() === false) return { isStopped: true };
    try {
      const outcome = await send();
      if (outcome.kind === 'edit') return { form: texts.notSaved };
      const isTaken = outcome.kind === 'taken';
      done(isTaken ? outcome.row : outcome.answer, isTaken);
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'unauthenticated' && (await failed?.(failure)) === true) return undefined;
      const report = failureReport(failure, words.signedInAgain, tell);
      if (report.alert) await alert({ title: words.error ?? '', text: report.alert, tone: 'error' });
      return report.form;
    }
  };
  return { save, over, question };
}
