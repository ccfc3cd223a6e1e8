import { type ReactNode, useRef, useState } from 'react';
import { LazyDialog } from '../lazy/LazyDialog';
import { useStableCallback } from '../useStableCallback';
import type { ConflictDialogProps } from './ConflictDialog';
import type { ConflictChoice } from './saveOver';

const load = () => import('./ConflictDialog');

export type Question = Omit<ConflictDialogProps, 'onChoose' | 'onClose'>;

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
