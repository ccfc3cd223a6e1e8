import { type ReactNode, useCallback, useState } from 'react';
import type { FormDefinition } from '../../../domain/forms/form';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { useStableCallback } from '../../../ui/useStableCallback';

export const loadFormDetail = () => import('./FormDetail');

interface FormDetailOptions {
  shareBase: string | undefined;
  readonly: boolean;
  onEdit: ((id: number) => void) | undefined;
  onRemove: ((form: FormDefinition) => void) | undefined;
  onAnswers: ((form: FormDefinition) => void) | undefined;
}

/** Shows the detail of one form at a time. Its code is loaded with the first. */
export function useFormDetail({ shareBase, readonly, onEdit, onRemove, onAnswers }: FormDetailOptions) {
  const [row, setRow] = useState<FormDefinition | null>(null);
  const close = useCallback(() => setRow(null), []);
  const edit = useStableCallback((form: FormDefinition) => {
    close();
    onEdit?.(form.id);
  });
  const answers = useStableCallback((form: FormDefinition) => {
    close();
    onAnswers?.(form);
  });
  const writes = readonly ? {} : { onEdit: onEdit && edit, onRemove };
  const detail: ReactNode = row && (
    <LazyDialog
      key={row.id}
      load={loadFormDetail}
      props={{ row, shareBase, onClose: close, onAnswers: onAnswers && answers, ...writes }}
    />
  );
  return { detail, view: setRow as (form: FormDefinition) => void, close };
}
