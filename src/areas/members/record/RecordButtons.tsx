import { type RefObject, useRef, useState } from 'react';
import type { Member } from '../../../domain/members/member';
import { isDeceased } from '../../../people/personColor';
import { useIsOffered } from '../../../session/hostPage';
import { Allowed, useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { prefetchOnIntent } from '../../../ui/lazy/prefetchOnIntent';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { RECORD_ACTIONS } from '../actions/memberActions';
import { LabelsItem, loadLabels } from '../labels/LabelsItem';
import { loadEdit } from '../useScreens';
import { MemberActions } from './MemberActions';
import styles from './MemberDetail.module.css';
import { PrintRecord } from './PrintRecord';
import { detailTexts } from './texts.fr';

const loadDelete = () => import('../actions/DeleteDialog');

interface RecordButtonsProps {
  member: Member;
  onEdit(id: number): void;
  /** @param isOwn false when another user had already deleted the member */
  onDeleted(member: Member, isOwn: boolean): void;
}

/**
 * Edit, actions, print and deletion, at the end of the heading; on a phone the deletion is the last of the actions. Of a
 * person who died, editing and deletion are among the actions everywhere.
 */
export function RecordButtons({ member, onEdit, onDeleted }: RecordButtonsProps) {
  const texts = useTexts(detailTexts);
  const isOffered = useIsOffered();
  const isAtRest = useCapability('etats') && isDeceased(member);
  const hasMenu = isAtRest || Object.values(RECORD_ACTIONS).some(({ action }) => isOffered(action));
  const { dialog, open } = useLazyDialog();
  const button = useRef<HTMLButtonElement>(null);
  const label = () => open(loadLabels, (onClose) => ({ ids: [member.id], onClose }));
  const remove = () => open(loadDelete, (onClose) => ({ member, onDeleted, onClose }));
  return (
    <>
      {!isAtRest && isOffered('edit') && (
        <Button
          variant="primary"
          icon="edit"
          {...prefetchOnIntent(loadEdit)}
          onClick={() => onEdit(member.id)}
        >
          {texts.edit}
        </Button>
      )}
      {hasMenu && (
        <MemberActions member={member} isAtRest={isAtRest}>
          {isAtRest && isOffered('edit') && (
            <MenuItem icon="edit" onSelect={() => onEdit(member.id)}>
              {texts.edit}
            </MenuItem>
          )}
          <LabelsItem onSelect={label}>{texts.labels}</LabelsItem>
          <Allowed right="membres.supprimer">
            <RemoveItem button={button} isAlways={isAtRest} onSelect={remove} />
          </Allowed>
        </MemberActions>
      )}
      <PrintRecord member={member} />
      {!isAtRest && (
        <Allowed right="membres.supprimer">
          <Button
            ref={button}
            className={hasMenu ? styles.remove : undefined}
            icon="trash"
            variant="remove"
            {...prefetchOnIntent(loadDelete)}
            onClick={remove}
          >
            {texts.removeMember}
          </Button>
        </Allowed>
      )}
      {dialog}
    </>
  );
}

interface RemoveItemProps {
  /** The button that does the same where there is room for it; null where the member may not be deleted. */
  button: RefObject<HTMLButtonElement | null>;
  /** Whether there is no such button. */
  isAlways: boolean;
  onSelect(): void;
}

function RemoveItem({ button, isAlways, onSelect }: RemoveItemProps) {
  const texts = useTexts(detailTexts);
  // A menu renders its items again each time that it opens.
  const [isWanted] = useState(() => isAlways || button.current?.checkVisibility() === false);
  return (
    isWanted && (
      <MenuItem icon="trash" danger onSelect={onSelect}>
        {texts.removeMember}
      </MenuItem>
    )
  );
}
