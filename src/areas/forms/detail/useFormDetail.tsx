import { type ReactNode, useCallback, useState } from 'react';
import type { Formulaire } from '../../../domain/forms/formulaire';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { useStableCallback } from '../../../ui/useStableCallback';

export const loadDetail = () => import('./FormDetail');

interface FormDetailOptions {
  shareBase: string | undefined;
  readonly: boolean;
  onEdit(id: number): void;
  onRemove: ((formulaire: Formulaire) => void) | undefined;
  onAnswers: ((formulaire: Formulaire) => void) | undefined;
}

/** Shows the detail of one form at a time. Its code is loaded with the first. */
export function useFormDetail({ shareBase, readonly, onEdit, onRemove, onAnswers }: FormDetailOptions) {
  const [row, setRow] = useState<Formulaire | null>(null);
  const close = useCallback(() => setRow(null), []);
  const edit = useStableCallback((formulaire: Formulaire) => {
    close();
    onEdit(formulaire.id);
  });
  const answers = useStableCallback((formulaire: Formulaire) => {
    close();
    onAnswers?.(formulaire);
  });
  const writes = readonly ? {} : { onEdit: edit, onRemove };
  const detail: ReactNode = row && (
    <LazyDialog
      key={row.id}
      load={loadDetail}
      props={{ row, shareBase, onClose: close, onAnswers: onAnswers && answers, ...writes }}
    />
  );
  return { detail, view: setRow as (formulaire: Formulaire) => void, close };
}
