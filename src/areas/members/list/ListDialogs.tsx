import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import type { Member } from '../../../domain/members/member';
import { forgetProposedMember, type ProposedMember, proposedMember } from '../../../people/proposedMember';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';

export const loadCreate = () => import('../edit/NewMemberDialog');
export const loadDelete = () => import('../actions/DeleteDialog');

/** The dialog that is open over the list, with the row it is about. */
type ListDialog = { dialog: 'create'; values?: ProposedMember } | { dialog: 'delete'; member: Member };

export type OpenListDialog = (dialog: ListDialog) => void;

interface ListDialogsProps {
  /** Receives what opens a dialog. So only the dialog renders when it opens, and not the list below it. */
  opener: RefObject<OpenListDialog | null>;
  readonly: boolean;
  /** Opens a record. */
  onOpen(id: number): void;
  onSaved(member: Partial<Member>): void;
  /** @param isOwn false when another user had deleted the member */
  onDeleted(member: Member, isOwn: boolean): void;
}

/** The form of a new member, where another screen of the console proposes one. */
function proposedDialog(): ListDialog | undefined {
  const values = proposedMember();
  return values && { dialog: 'create', values };
}

/** Dialogs over the list. Their code loads when they first open, or earlier when their button is hovered or focused. */
export function ListDialogs({ opener, readonly, onOpen, onSaved, onDeleted }: ListDialogsProps) {
  const [opened, setOpened] = useState<ListDialog | undefined>(readonly ? undefined : proposedDialog);
  useEffect(forgetProposedMember, []);
  useImperativeHandle(opener, () => setOpened, []);
  const onClose = () => setOpened(undefined);
  switch (opened?.dialog) {
    case 'create':
      return (
        <LazyDialog
          load={loadCreate}
          props={{
            values: opened.values,
            onCreated: onSaved,
            onOpen,
            onAnother: (values: ProposedMember) => setOpened({ dialog: 'create', values }),
            onClose,
          }}
        />
      );
    case 'delete':
      return <LazyDialog load={loadDelete} props={{ member: opened.member, onDeleted, onClose }} />;
    case undefined:
      return null;
  }
}
