import { useEffect } from 'react';
import type { Membre } from '../../../../domain/members/membre';
import { commonTexts } from '../../../../texts/common';
import { fullNameOf } from '../../../../texts/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { prefetchCode } from '../../../../ui/lazy/loadOnce';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import { loadEdit } from '../../recordScreens';
import { membersTexts } from '../../texts';
import { loadDelete } from './ListDialogs';

export interface RowMenuProps {
  membre: Membre;
  readonly: boolean;
  onOpen(id: number): void;
  onEdit(id: number): void;
  onDelete(membre: Membre): void;
}

/** What can be done with the member of one row. */
export default function RowMenu({ membre, readonly, onOpen, onEdit, onDelete }: RowMenuProps) {
  const texts = useTexts(commonTexts);
  const { rowActions } = useTexts(membersTexts);
  return (
    <Menu icon="more" label={rowActions(fullNameOf(membre))} align="end" about={membre.id}>
      <MenuItem icon="eye" onSelect={() => onOpen(membre.id)}>
        {texts.view}
      </MenuItem>
      {!readonly && (
        <>
          <Prefetch />
          <MenuItem icon="edit" onSelect={() => onEdit(membre.id)}>
            {texts.edit}
          </MenuItem>
          <MenuItem icon="trash" danger onSelect={() => onDelete(membre)}>
            {texts.remove}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

/** The code of what one may choose comes while the menu is read. */
function Prefetch() {
  useEffect(() => {
    prefetchCode(loadEdit);
    prefetchCode(loadDelete);
  }, []);
  return null;
}
