import type { ReactNode } from 'react';
import { formulaires } from '../../../api/endpoints/formulaires';
import { useQuery } from '../../../api/useApi';
import type { Formulaire } from '../../../domain/forms/formulaire';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Dialog } from '../../../ui/dialog/Dialog';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { DetailActions } from './DetailActions';
import { DetailContent } from './DetailContent';
import { detailTexts } from './texts';

interface FormDetailProps {
  /** As the list has it: shown until the form itself is there. */
  row: Formulaire;
  shareBase: string | undefined;
  onClose(): void;
  /** Missing where the list only reads. */
  onEdit?: ((formulaire: Formulaire) => void) | undefined;
  onRemove?: ((formulaire: Formulaire) => void) | undefined;
}

/** One form: what it asks, and what can be done with it. */
export default function FormDetail({ row, shareBase, onClose, onEdit, onRemove }: FormDetailProps) {
  const texts = useTexts(detailTexts);
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
    const message = [texts.failed, failureText(failure, '')].filter(Boolean).join('\u00a0: ');
    return dialog(<ErrorState message={message} isRetrying={isRefreshing} onRetry={reload} />);
  }
  if (!data) return dialog(<Skeleton lines={6} />);
  return dialog(
    <DetailContent formulaire={data} />,
    <DetailActions formulaire={data} shareBase={shareBase} onEdit={onEdit} onRemove={onRemove} />,
  );
}
