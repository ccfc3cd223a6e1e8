import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts';
import { LazyDialog } from '../lazy/LazyDialog';
import { useStableCallback } from '../stableCallback/useStableCallback';
import type { ConflictDialogProps } from './ConflictDialog';
import type { Difference, Values } from './differences';
import { type ConflictChoice, type Outcome, type Save, saveOver } from './saveOver';
import { conflictTexts } from './texts';

const load = () => import('./ConflictDialog');

type Question = Omit<ConflictDialogProps, 'onChoose' | 'onClose'>;

interface ConflictQuestion {
  /** The dialog while it asks. Render it beside the form. */
  question: ReactNode;
  /** Resolves to what is saved. A running save waits for it. */
  ask(question: Question): Promise<ConflictChoice>;
}

/**
 * Asks which of two edits to keep. A choice is remembered, so that «Réessayer» after a failure doesn't ask about the same
 * values again. The code of the dialog loads with the first conflict.
 */
export function useConflict(): ConflictQuestion {
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

interface Words<Row> extends Pick<Question, 'labelOf' | 'textOf'> {
  /** What the edited entry is called. */
  name: string;
  /** Changes of the other user that no edit sends; they are told where fields differ, too. */
  others?: ((present: Row) => readonly Difference[]) | undefined;
}

/** Saves an edit on the version that it was made on, and asks where another user came first. */
export function useSaveOver() {
  const texts = useTexts(conflictTexts);
  const { question, ask } = useConflict();
  const save = <Row extends Parameters<typeof saveOver>[0]['opened'], Draft extends Values, Answer>(
    { name, labelOf, textOf, others }: Words<Row>,
    edit: Omit<Save<Row, Draft, Answer>, 'ask'>,
  ): Promise<Outcome<Row, Answer>> =>
    saveOver({
      ...edit,
      ask: (fields, present) => {
        const differences = [...fields, ...(others?.(present) ?? [])];
        return ask({ text: texts.text(name), differences, labelOf, textOf });
      },
    });
  return { question, save };
}
