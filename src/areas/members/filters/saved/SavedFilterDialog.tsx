import { useCapability } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { savedTexts } from '../texts.fr';
import { FilterManager } from './FilterManager';
import { SaveDialog, type SaveDialogProps } from './SaveDialog';
import { SharedManager } from './SharedManager';

export type SavedFilterTask = 'save' | 'manage';

interface SavedFilterDialogProps extends SaveDialogProps {
  task: SavedFilterTask;
}

/** Saves the current filters under a name, or manages those that were saved. */
export default function SavedFilterDialog({ task, ...props }: SavedFilterDialogProps) {
  const texts = useTexts(savedTexts);
  const canShare = useCapability('filtres-partages');
  if (task === 'save') return <SaveDialog {...props} />;
  return (
    <Dialog
      open
      size="small"
      title={texts.manageTitle}
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>{texts.close}</Button>}
    >
      <FilterManager viewer={props.viewer} />
      {canShare && <SharedManager />}
    </Dialog>
  );
}
