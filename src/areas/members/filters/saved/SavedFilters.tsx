import { useState } from 'react';
import { useViewer } from '../../../../data/useViewer';
import { useCapability, useSession } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { VisuallyHidden } from '../../../../ui/display/VisuallyHidden';
import { Icon } from '../../../../ui/icon/Icon';
import { LazyPart } from '../../../../ui/lazy/LazyPart';
import { useLazyDialog } from '../../../../ui/lazy/useLazyDialog';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import { announcedCriteria } from '../../data/criteria';
import { isNarrowed, type ListQuery } from '../../data/listQuery';
import { partTexts, savedTexts } from '../texts.fr';
import type { SavedFilterTask } from './SavedFilterDialog';
import { appliedTo, isApplied, readSaved, type SavedFilter } from './savedFilters';
import { partlyText, type ReadFilter } from './sharedFilter';

const loadDialog = () => import('./SavedFilterDialog');
const loadShared = () => import('./SharedItems');

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
  const apply = useApply(onApply);
  const start = (task: SavedFilterTask) => open(loadDialog, (onClose) => ({ task, viewer, query, onClose }));
  return (
    <>
      <Menu label={texts.menu} lead={<Icon name="list" />}>
        <SavedItems viewer={viewer} query={query} onApply={apply} onOpen={start} />
      </Menu>
      {dialog}
    </>
  );
}

interface SavedItemsProps extends Pick<SavedFiltersProps, 'query'> {
  viewer: string;
  onApply(filter: ReadFilter): void;
  onOpen(task: SavedFilterTask): void;
}

/** Applies a filter, and says what of it could not be applied. */
function useApply(onApply: (query: ListQuery) => void) {
  const texts = useTexts(savedTexts);
  const parts = useTexts(partTexts);
  const alert = useAlert();
  return (filter: ReadFilter) => {
    onApply(filter.query);
    const text = partlyText(filter, texts, parts);
    if (text) void alert({ title: texts.partlyTitle, text, tone: 'warning' });
  };
}

/** Read at each opening of the menu: another tab may have changed them. */
function SavedItems({ viewer, query, onApply, onOpen }: SavedItemsProps) {
  const canShare = useCapability('filtres-partages');
  const texts = useTexts(savedTexts);
  const { capabilities } = useSession().state;
  const [saved] = useState(() => readSaved(viewer));
  const apply = (filter: SavedFilter) => {
    const shown = appliedTo(query, filter);
    const { name, criteria, isPart = false } = filter;
    const applied = announcedCriteria(criteria, capabilities);
    onApply({
      name,
      query: { ...shown, criteria: applied },
      isOtherVersion: isPart,
      unknown: Object.keys(criteria ?? {}).filter((key) => !(key in (applied ?? {}))),
    });
  };
  return (
    <>
      {saved.length === 0 && <MenuItem disabled>{texts.none}</MenuItem>}
      {saved.map((filter) => {
        const isCurrent = isApplied(filter, query);
        return (
          <MenuItem key={filter.name} icon={isCurrent ? 'check' : 'filter'} onSelect={() => apply(filter)}>
            {filter.name}
            {isCurrent && <VisuallyHidden> {texts.applied}</VisuallyHidden>}
          </MenuItem>
        );
      })}
      <MenuItem icon="plus" disabled={!isNarrowed(query)} onSelect={() => onOpen('save')}>
        {texts.saveThis}
      </MenuItem>
      {(saved.length > 0 || canShare) && (
        <MenuItem icon="settings" onSelect={() => onOpen('manage')}>
          {texts.manage}
        </MenuItem>
      )}
      {/* They come later, so they stand below what is already there to be pressed. */}
      {canShare && <LazyPart load={loadShared} props={{ query, onApply }} />}
    </>
  );
}
