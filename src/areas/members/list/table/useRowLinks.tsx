import { type RefObject, useMemo } from 'react';
import { memberCalls } from '../../../../api/endpoints/members';
import { usePrefetch } from '../../../../api/useApi';
import type { Member } from '../../../../domain/members/member';
import { prefetchCode } from '../../../../ui/loading/loadOnce';
import { useStableCallback } from '../../../../ui/useStableCallback';
import { loadMemberDetail } from '../../useScreens';
import { useListParts } from '../useListParts';
import type { RowMenuProps } from './RowMenu';

export interface RowLinks {
  /** Empty while its code loads. The row keeps its place. */
  menu(member: Member): React.ReactNode;
}

interface RowLinksOptions extends Omit<RowMenuProps, 'member'> {
  /** Asks the page around the widget before a record is opened. */
  mayOpen(id: number): boolean;
  /** The ids of deleted members, whose records are not fetched. */
  gone: RefObject<ReadonlySet<number>>;
}

/** What a row and its menu open. Its record is fetched ahead when the row is hovered or focused. */
export function useRowLinks({ readonly, mayOpen, onOpen, onEdit, onDelete, gone }: RowLinksOptions) {
  const { value: parts } = useListParts();
  const RowMenu = parts?.RowMenu;
  const openAsked = useStableCallback((id: number) => {
    if (mayOpen(id)) onOpen(id);
  });
  const links = useMemo<RowLinks>(
    () => ({
      menu: (member) => RowMenu && <RowMenu {...{ member, readonly, onEdit, onDelete }} onOpen={openAsked} />,
    }),
    [RowMenu, readonly, openAsked, onEdit, onDelete],
  );
  const prefetch = usePrefetch();
  const onIntent = useStableCallback(({ id }: Member) => {
    prefetchCode(loadMemberDetail);
    if (!gone.current.has(id)) prefetch(memberCalls.withRelations, { id });
  });
  const opening = {
    mayOpen: ({ id }: Member) => mayOpen(id),
    open: ({ id }: Member) => onOpen(id),
  };
  return { links, onIntent, opening };
}
