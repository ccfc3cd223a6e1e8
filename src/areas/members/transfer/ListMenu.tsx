import { useEffect } from 'react';
import { useTexts } from '../../../texts/texts';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { prefetchCode } from '../../../ui/lazy/loadOnce';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import styles from './ListMenu.module.css';
import type { ListTask } from './menu/listTask';
import { transferMenuTexts } from './menu/texts';
import { type PrintedList, usePrint } from './print/usePrint';

const loadImport = () => import('./ImportDialog');
const loadExport = () => import('./ExportDialog');
const loadShortcuts = () => import('../list/shortcuts/ShortcutsDialog');

interface ListMenuProps extends PrintedList {
  /** Without it nothing can be imported. */
  onImported?: (() => void) | undefined;
  /** The dialog that is open: `?` opens one from outside. */
  task: ListTask | undefined;
  onTask(task: ListTask | undefined): void;
}

/** Import, export, print and keyboard help of the list. */
export default function ListMenu({ task, onTask, onImported, ...list }: ListMenuProps) {
  const texts = useTexts(transferMenuTexts);
  const { place, print } = usePrint(list);
  const close = () => onTask(undefined);
  return (
    <>
      <Menu icon="more" label={texts.menu} align="end">
        <Prefetch />
        {onImported && (
          <MenuItem icon="upload" onSelect={() => onTask('import')}>
            {texts.import}
          </MenuItem>
        )}
        <MenuItem icon="download" onSelect={() => onTask('export')}>
          {texts.export}
        </MenuItem>
        <MenuItem icon="print" disabled={list.rows.length === 0} onSelect={print}>
          {texts.print}
        </MenuItem>
        <MenuItem icon="info" onSelect={() => onTask('shortcuts')}>
          {texts.shortcuts}
        </MenuItem>
      </Menu>
      <div ref={place} className={styles.sheet} aria-hidden="true" />
      {task === 'import' && onImported && (
        <LazyDialog load={loadImport} props={{ onClose: close, onImported }} />
      )}
      {task === 'export' && (
        <LazyDialog load={loadExport} props={{ query: list.query, total: list.total, onClose: close }} />
      )}
      {task === 'shortcuts' && <LazyDialog load={loadShortcuts} props={{ onClose: close }} />}
    </>
  );
}

/** With the menu open, what it offers is a click away. */
function Prefetch() {
  useEffect(() => {
    for (const load of [loadImport, loadExport, loadShortcuts]) prefetchCode(load);
  }, []);
  return null;
}
