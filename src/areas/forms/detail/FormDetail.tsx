import { type ReactNode, useRef } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import { useQuery } from '../../../api/useApi';
import type { FormDefinition } from '../../../domain/forms/form';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Dialog } from '../../../ui/dialog/Dialog';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { FormDetailActions } from './FormDetailActions';
import { FormDetailContent } from './FormDetailContent';
import { formDetailTexts } from './texts.fr';

interface FormDetailProps {
  /** The row of the list, shown until the form itself is loaded; an address knows its id alone. */
  row: FormDefinition;
  shareBase: string | undefined;
  onClose(): void;
  /** Missing where the back end keeps no answers. */
  onAnswers: ((form: FormDefinition) => void) | undefined;
  /** Missing where the list is read-only. */
  onEdit?: ((form: FormDefinition) => void) | undefined;
  onRemove?: ((form: FormDefinition) => void) | undefined;
}

/** The dialog of one form: its facts, its fields and its commands. */
export default function FormDetail(props: FormDetailProps) {
  const { row, shareBase, onClose, onAnswers, onEdit, onRemove } = props;
  const texts = useTexts(formDetailTexts);
  const linkField = useRef<HTMLInputElement>(null);
  const { data, failure, isRefreshing, reload } = useQuery(formCalls.withFields, { id: row.id });
  const dialog = (content: ReactNode, footer?: ReactNode) => (
    <Dialog
      open
      title={(data ?? row).nom_du_formulaire || texts.fallbackTitle}
      size="medium"
      footer={footer}
      onClose={onClose}
    >
      {content}
    </Dialog>
  );
  if (failure?.kind === 'notFound')
    return dialog(<EmptyState icon="form" title={texts.notFound} text={texts.notFoundText} />);
  if (!data && failure) {
    const message = [texts.failed, readFailureText(failure, '')].filter(Boolean).join('\u00a0: ');
    return dialog(<ErrorState message={message} isRetrying={isRefreshing} onRetry={reload} />);
  }
  if (!data) return dialog(<Skeleton lines={6} />);
  return dialog(
    <FormDetailContent form={data} shareBase={shareBase} linkField={linkField} onAnswers={onAnswers} />,
    <FormDetailActions
      form={data}
      shareBase={shareBase}
      linkField={linkField}
      onEdit={onEdit}
      onRemove={onRemove}
    />,
  );
}
