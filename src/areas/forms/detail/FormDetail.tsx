import { type ReactNode, useRef } from 'react';
import { formulaires } from '../../../api/endpoints/formulaires';
import { useQuery } from '../../../api/useApi';
import type { Formulaire } from '../../../domain/forms/formulaire';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Dialog } from '../../../ui/dialog/Dialog';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { FormDetailActions } from './FormDetailActions';
import { FormDetailContent } from './FormDetailContent';
import { formDetailTexts } from './texts';

interface FormDetailProps {
  /** The row of the list, shown until the form itself is loaded. */
  row: Formulaire;
  shareBase: string | undefined;
  onClose(): void;
  /** Missing where the back end keeps no answers. */
  onAnswers: ((formulaire: Formulaire) => void) | undefined;
  /** Missing where the list is read-only. */
  onEdit?: ((formulaire: Formulaire) => void) | undefined;
  onRemove?: ((formulaire: Formulaire) => void) | undefined;
}

/** The dialog of one form: its facts, its fields and its commands. */
export default function FormDetail(props: FormDetailProps) {
  const { row, shareBase, onClose, onAnswers, onEdit, onRemove } = props;
  const texts = useTexts(formDetailTexts);
  const linkField = useRef<HTMLInputElement>(null);
  const { data, failure, isRefreshing, reload } = useQuery(formulaires.withFields, { id: row.id });
  const dialog = (content: ReactNode, footer?: ReactNode) => (
    <Dialog
      open
      title={row.nom_du_formulaire || texts.fallbackTitle}
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
    <FormDetailContent {...{ formulaire: data, shareBase, linkField, onAnswers }} />,
    <FormDetailActions {...{ formulaire: data, shareBase, linkField, onEdit, onRemove }} />,
  );
}
