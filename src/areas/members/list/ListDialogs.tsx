import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import type { Member } from '../../../domain/members/member';
import { forgetProposedMember, type ProposedMember, proposedMember } from '../../../people/proposedMember';
import { useLocation } from '../../../routing/useLocation';
import { useOpening } from '../../../routing/useOpening';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { memberPaths, OPENS } from '../../routes';

export const loadCreate = () => import('../edit/NewMemberDialog');
export const loadFamily = () => import('../family/FamilyDialog');
export const loadDelete = () => import('../actions/DeleteDialog');

/** The dialog that is open over the list, with the row it is about. */
type ListDialog =
  | { dialog: 'create'; values?: ProposedMember }
  /** `first`: the id of the person on file who stands in the first line. */
  | { dialog: 'family'; first?: number }
  | { dialog: 'delete'; member: Member };

export type OpenListDialog = (dialog: ListDialog) => void;

interface ListDialogsProps {
  /** Receives what opens a dialog. So only the dialog renders when it opens, and not the list below it. */
  opener: RefObject<OpenListDialog | null>;
  readonly: boolean;
  /** Opens a record. */
  onOpen(id: number): void;
  onSaved(members: readonly Partial<Member>[]): void;
  onUpdated(member: Member): void;
  /** @param isOwn false when another user had deleted the member */
  onDeleted(member: Member, isOwn: boolean): void;
}

/** The form of a new member, where another screen of the console proposes one. */
function proposedDialog(): ListDialog | undefined {
  const values = proposedMember();
  return values && { dialog: 'create', values };
}

/** Dialogs over the list. Their code loads when they first open, or earlier when their button is hovered or focused. */
export function ListDialogs({ opener, readonly, onOpen, onSaved, ...reports }: ListDialogsProps) {
  const [opened, setOpened] = useState<ListDialog | undefined>(readonly ? undefined : proposedDialog);
  useEffect(forgetProposedMember, []);
  useOpening(Boolean(memberPaths.list.match(useLocation().path)), (what) => {
    if (readonly) return;
    if (what === OPENS.add) setOpened({ dialog: 'create' });
    if (what === OPENS.addFamily) setOpened({ dialog: 'family' });
  });
  useImperativeHandle(opener, () => setOpened, []);
  const onClose = () => setOpened(undefined);
  switch (opened?.dialog) {
    case 'create':
      return (
        <LazyDialog
          load={loadCreate}
          props={{
            values: opened.values,
            onCreated: (member: Partial<Member>) => onSaved([member]),
            onOpen,
            onAnother: (values: ProposedMember, first?: number) =>
              setOpened(first === undefined ? { dialog: 'create', values } : { dialog: 'family', first }),
            onClose,
          }}
        />
      );
    case 'family': {
      const { onUpdated } = reports;
      const props = { first: opened.first, onCreated: onSaved, onUpdated, onOpen, onClose };
      return <LazyDialog load={loadFamily} props={props} />;
    }
    case 'delete': {
      const { onDeleted } = reports;
      return <LazyDialog load={loadDelete} props={{ member: opened.member, onDeleted, onClose }} />;
    }
    case undefined:
      return null;
  }
}
