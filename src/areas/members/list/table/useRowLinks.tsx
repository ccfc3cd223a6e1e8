import { useMemo } from 'react';
import { membres } from '../../../../api/endpoints/membres';
import { usePrefetch } from '../../../../api/useApi';
import type { Membre } from '../../../../domain/members/membre';
import { prefetchCode } from '../../../../ui/lazy/loadOnce';
import { useStableCallback } from '../../../../ui/stableCallback/useStableCallback';
import { loadDetail } from '../../useScreens';
import type { RowMenuProps } from '../menus/RowMenu';
import { useListParts } from '../useListParts';

export interface RowLinks {
  onOpen(id: number): void;
  /** Nothing while its code is on its way: its place in the row is there. */
  menu(membre: Membre): React.ReactNode;
}

/** What the rows of the list lead to, and how the record one is about to open is fetched ahead. */
export function useRowLinks({ readonly, onOpen, onEdit, onDelete }: Omit<RowMenuProps, 'membre'>) {
  const { value: parts } = useListParts();
  const RowMenu = parts?.RowMenu;
  const links = useMemo<RowLinks>(
    () => ({
      onOpen,
      menu: (membre) => RowMenu && <RowMenu {...{ membre, readonly, onOpen, onEdit, onDelete }} />,
    }),
    [RowMenu, readonly, onOpen, onEdit, onDelete],
  );
  const prefetch = usePrefetch();
  const onIntent = useStableCallback(({ id }: Membre) => {
    prefetchCode(loadDetail);
    prefetch(membres.withRelations, { id });
  });
  return { links, onIntent };
}
