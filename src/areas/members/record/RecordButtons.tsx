import type { Membre } from '../../../domain/members/membre';
import { Allowed } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { prefetchOnIntent } from '../../../ui/lazy/prefetch';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { loadEdit } from '../useScreens';
import { MemberActions } from './MemberActions';
import { detailTexts } from './texts';

const loadDelete = () => import('../actions/deletion/DeleteDialog');

interface RecordButtonsProps {
  membre: Membre;
  onEdit(id: number): void;
  /** @param isOwn false when another user had already deleted the member */
  onDeleted(membre: Membre, isOwn: boolean): void;
}

/** Edit, actions and deletion, at the end of the heading. */
export function RecordButtons({ membre, onEdit, onDeleted }: RecordButtonsProps) {
  const texts = useTexts(detailTexts);
  const { dialog, open } = useLazyDialog();
  return (
    <>
      <Button variant="primary" icon="edit" {...prefetchOnIntent(loadEdit)} onClick={() => onEdit(membre.id)}>
        {texts.edit}
      </Button>
      <MemberActions membre={membre} />
      <Allowed right="membres.supprimer">
        <Button
          icon="trash"
          variant="remove"
          {...prefetchOnIntent(loadDelete)}
          onClick={() => open(loadDelete, (onClose) => ({ membre, onDeleted, onClose }))}
        >
          {texts.removeMember}
        </Button>
      </Allowed>
      {dialog}
    </>
  );
}
