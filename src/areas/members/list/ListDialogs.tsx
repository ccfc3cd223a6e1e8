import type { Membre } from '../../../domain/members/membre';
import type { ProposedMember } from '../../../people/proposedMember';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';

export const loadCreate = () => import('../edit/NewMemberDialog');
export const loadDelete = () => import('../actions/deletion/DeleteDialog');

/** The dialog that is open over the list, with the row it is about. */
export type ListDialog = { dialog: 'create'; values?: ProposedMember } | { dialog: 'delete'; membre: Membre };

interface ListDialogsProps {
  opened: ListDialog | undefined;
  onClose(): void;
  onSaved(membre: Partial<Membre>): void;
  /** @param isOwn false when another user had deleted the member */
  onDeleted(membre: Membre, isOwn: boolean): void;
}

/** Dialogs over the list. Their code loads when they first open, or earlier when their button is hovered or focused. */
export function ListDialogs({ opened, onClose, onSaved, onDeleted }: ListDialogsProps) {
  switch (opened?.dialog) {
    case 'create':
      return <LazyDialog load={loadCreate} props={{ values: opened.values, onCreated: onSaved, onClose }} />;
    case 'delete':
      return <LazyDialog load={loadDelete} props={{ membre: opened.membre, onDeleted, onClose }} />;
    case undefined:
      return null;
  }
}
