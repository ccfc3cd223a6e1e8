import { useState } from 'react';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { Icon } from '../../../../ui/icon/Icon';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import { VisuallyHidden } from '../../../../ui/visuallyHidden/VisuallyHidden';
import { loadOnce } from '../../../frame/useLoaded';
import { isNarrowed, type ListQuery } from '../../data/listQuery';
import { useViewer } from '../../data/useViewer';
import type SavedFilterDialog from './SavedFilterDialog';
import type { SavedFilterTask } from './SavedFilterDialog';
import { appliedTo, isApplied, readSaved } from './savedFilters';
import { savedTexts } from './texts';

const loadDialog = () => import('./SavedFilterDialog');

export interface SavedFiltersProps {
  /** What the list shows. */
  query: ListQuery;
  /** To show this instead, from its first page. */
  onApply(query: ListQuery): void;
}

interface Opened {
  Dialog: typeof SavedFilterDialog;
  task: SavedFilterTask;
}

/** The viewer's named filters: apply one, name the present ones, tidy up. */
export default function SavedFilters({ query, onApply }: SavedFiltersProps) {
  const texts = useTexts(savedTexts);
  const viewer = useViewer();
  const alert = useAlert();
  const [opened, setOpened] = useState<Opened>();
  const open = async (task: SavedFilterTask) => {
    try {
      setOpened({ Dialog: await loadOnce(loadDialog), task });
    } catch {
      await alert({ title: texts.unavailable, text: texts.unavailableText, tone: 'error' });
    }
  };
  return (
    <>
      <Menu label={texts.menu} lead={<Icon name="list" />}>
        <SavedItems viewer={viewer} query={query} onApply={onApply} onOpen={open} />
      </Menu>
      {opened && (
        <opened.Dialog
          task={opened.task}
          viewer={viewer}
          query={query}
          onClose={() => setOpened(undefined)}
        />
      )}
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
