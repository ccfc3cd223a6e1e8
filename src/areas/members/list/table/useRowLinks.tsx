import { type RefObject, useMemo } from 'react';
import { memberCalls } from '../../../../api/endpoints/members';
import { usePrefetch } from '../../../../api/useApi';
import type { Member } from '../../../../domain/members/member';
import { prefetchCode } from '../../../../ui/lazy/loadOnce';
import { useStableCallback } from '../../../../ui/useStableCallback';
import { loadMemberDetail } from '../../useScreens';
import { useListParts } from '../useListParts';
import type { RowMenuProps } from './RowMenu';

export interface RowLinks {
  /** Empty while its code loads. The row keeps its place. */
  menu(member: Member): React.ReactNode;
}

interface RowLinksOptions extends Omit<RowMenuProps, 'member'> {
  /** The ids of deleted members, whose records are not fetched. */
  gone: RefObject<ReadonlySet<number>>;
}

/** What the menu of a row opens. Its record is fetched ahead when the row is hovered or focused. */
export function useRowLinks({ readonly, onOpen, onEdit, onDelete, gone }: RowLinksOptions) {
  const { value: parts } = useListParts();
  const RowMenu = parts?.RowMenu;
  const links = useMemo<RowLinks>(
    () => ({
      menu: (member) => RowMenu && <RowMenu {...{ member, readonly, onOpen, onEdit, onDelete }} />,
    }),
    [RowMenu, readonly, onOpen, onEdit, onDelete],
  );
  const prefetch = usePrefetch();
  const onIntent = useStableCallback(({ id }: Member) => {
    prefetchCode(loadMemberDetail);
    if (!gone.current.has(id)) prefetch(memberCalls.withRelations, { id });
  });
  return { links, onIntent };
}
