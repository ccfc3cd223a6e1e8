import { type ReactNode, useState } from 'react';
import { LazyDialog } from '../lazy/LazyDialog';
import { useStableCallback } from '../stableCallback/useStableCallback';
import type { ConflictDialogProps } from './ConflictDialog';
import type { ConflictChoice } from './saveOver';

const load = () => import('./ConflictDialog');

type Question = Omit<ConflictDialogProps, 'onChoose' | 'onClose'>;

interface ConflictQuestion {
  /** The dialog while it asks. Render it beside the form. */
  question: ReactNode;
  /** Resolves to what is saved. A running save waits for it. */
  ask(question: Question): Promise<ConflictChoice>;
}

/** Asks which of two edits to keep. The code of the dialog loads with the first conflict. */
export function useConflict(): ConflictQuestion {
  const [props, setProps] = useState<ConflictDialogProps>();
  const ask = useStableCallback(
    (question: Question) =>
      new Promise<ConflictChoice>((resolve) => {
        const settle = (choice: ConflictChoice) => {
          setProps(undefined);
          resolve(choice);
        };
        setProps({ ...question, onChoose: settle, onClose: () => settle({ kind: 'edit' }) });
      }),
  );
  return { question: props && <LazyDialog<ConflictDialogProps> load={load} props={props} />, ask };
}
