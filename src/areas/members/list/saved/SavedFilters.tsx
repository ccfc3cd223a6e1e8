import { useState } from 'react';
import { useTexts } from '../../../../texts/texts';
import { Icon } from '../../../../ui/icon/Icon';
import { useLazyDialog } from '../../../../ui/lazy/useLazyDialog';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import { VisuallyHidden } from '../../../../ui/visuallyHidden/VisuallyHidden';
import { isNarrowed, type ListQuery } from '../../data/listQuery';
import { useViewer } from '../../data/useViewer';
import type { SavedFilterTask } from './SavedFilterDialog';
import { appliedTo, isApplied, readSaved } from './savedFilters';
import { savedTexts } from './texts';

const loadDialog = () => import('./SavedFilterDialog');

interface SavedFiltersProps {
  /** The query of the list. */
  query: ListQuery;
  /** Shows this query instead, from its first page. */
  onApply(query: ListQuery): void;
}

/** The menu of the viewer's saved filters: apply one, save the current ones, manage them. */
export default function SavedFilters({ query, onApply }: SavedFiltersProps) {
  const texts = useTexts(savedTexts);
  const viewer = useViewer();
  const { dialog, open } = useLazyDialog();
  const start = (task: SavedFilterTask) => open(loadDialog, (onClose) => ({ task, viewer, query, onClose }));
  return (
    <>
      <Menu label={texts.menu} lead={<Icon name="list" />}>
        <SavedItems viewer={viewer} query={query} onApply={onApply} onOpen={start} />
      </Menu>
      {dialog}
    </>
  );
}

interface SavedItemsProps extends SavedFiltersProps {
  viewer: string;
  onOpen(task: SavedFilterTask): void;
}

/** Read at each opening of the menu: another tab may have changed them. */
function SavedItems({ viewer, query, onApply, onOpen }: SavedItemsProps) {
  const texts = useTexts(savedTexts);
  const [saved] = useState(() => readSaved(viewer));
  return (
    <>
      {saved.length === 0 && <MenuItem disabled>{texts.none}</MenuItem>}
      {saved.map((filter) => {
        const isCurrent = isApplied(filter, query);
        return (
          <MenuItem
            key={filter.name}
            icon={isCurrent ? 'check' : 'filter'}
            onSelect={() => onApply(appliedTo(query, filter))}
          >
            {filter.name}
            {isCurrent && <VisuallyHidden> {texts.applied}</VisuallyHidden>}
          </MenuItem>
        );
      })}
      <MenuItem icon="plus" disabled={!isNarrowed(query)} onSelect={() => onOpen('save')}>
        {texts.saveThis}
      </MenuItem>
      {saved.length > 0 && (
        <MenuItem icon="settings" onSelect={() => onOpen('manage')}>
          {texts.manage}
        </MenuItem>
      )}
    </>
  );
}
