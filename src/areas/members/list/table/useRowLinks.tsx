import { type RefObject, useMemo } from 'react';
import { membres } from '../../../../api/endpoints/membres';
import { usePrefetch } from '../../../../api/useApi';
import type { Membre } from '../../../../domain/members/membre';
import { prefetchCode } from '../../../../ui/lazy/loadOnce';
import { useStableCallback } from '../../../../ui/useStableCallback';
import { loadDetail } from '../../useScreens';
import { useListParts } from '../useListParts';
import type { RowMenuProps } from './RowMenu';

export interface RowLinks {
  /** Empty while its code loads. The row keeps its place. */
  menu(membre: Membre): React.ReactNode;
}

interface RowLinksOptions extends Omit<RowMenuProps, 'membre'> {
  /** The ids of deleted members, whose records are not fetched. */
  gone: RefObject<ReadonlySet<number>>;
}

/** What the menu of a row opens. Its record is fetched ahead when the row is hovered or focused. */
export function useRowLinks({ readonly, onOpen, onEdit, onDelete, gone }: RowLinksOptions) {
  const { value: parts } = useListParts();
  const RowMenu = parts?.RowMenu;
  const links = useMemo<RowLinks>(
    () => ({
      menu: (membre) => RowMenu && <RowMenu {...{ membre, readonly, onOpen, onEdit, onDelete }} />,
    }),
    [RowMenu, readonly, onOpen, onEdit, onDelete],
  );
  const prefetch = usePrefetch();
  const onIntent = useStableCallback(({ id }: Membre) => {
    prefetchCode(loadDetail);
    if (!gone.current.has(id)) prefetch(membres.withRelations, { id });
  });
  return { links, onIntent };
}
