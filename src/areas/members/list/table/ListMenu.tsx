import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useIsOffered } from '../../../../session/hostPage';
import { Allowed, useCapability } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { LazyDialog } from '../../../../ui/lazy/LazyDialog';
import { prefetchCode } from '../../../../ui/loading/loadOnce';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import { LabelsItem, loadLabels } from '../../labels/LabelsItem';
import { loadFamily } from '../ListDialogs';
import { type PrintedList, usePrint } from '../print/usePrint';
import { focusSearch, rowKeys } from '../shortcuts/rowKeys';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { listMenuTexts } from '../texts.fr';
import styles from './ListMenu.module.css';

const loadImport = () => import('../../import/ImportDialog');
const loadExport = () => import('../../export/ExportDialog');
const loadShortcuts = () => import('../shortcuts/ShortcutsDialog');

/** Handles a key pressed in the list; empty until this code has loaded. */
export type ListKeys = RefObject<((event: KeyboardEvent<HTMLElement>) => void) | undefined>;

export interface ListMenuProps {
  /** Undefined where members can't be added. */
  onFamily: (() => void) | undefined;
  canImport: boolean;
  list: PrintedList;
  /** Receives the shortcuts of the list. */
  keys: ListKeys;
}

/** Adding a family, import, export, print and keyboard help of the list, and its shortcuts. */
export function ListMenu({ onFamily, canImport, list, keys }: ListMenuProps) {
  const texts = useTexts(listMenuTexts);
  const isOffered = useIsOffered();
  const canSelect = useCapability('selection');
  const { place, print } = usePrint(list);
  const [task, setTask] = useState<'import' | 'export' | 'labels' | 'shortcuts'>();
  useListKeys(keys, () => setTask('shortcuts'));
  const close = () => setTask(undefined);
  return (
    <div className={styles.menu}>
      <Menu icon="more" label={texts.menu} align="end">
        <Prefetch />
        {onFamily && (
          <MenuItem icon="users" onSelect={onFamily}>
            {texts.family}
          </MenuItem>
        )}
        {canImport && (
          <MenuItem icon="upload" onSelect={() => setTask('import')}>
            {texts.import}
          </MenuItem>
        )}
        <Allowed right="membres.exporter">
          <MenuItem icon="download" onSelect={() => setTask('export')}>
            {texts.export}
          </MenuItem>
        </Allowed>
        {isOffered('print') && (
          <MenuItem icon="print" disabled={list.rows.length === 0} onSelect={print}>
            {texts.print}
          </MenuItem>
        )}
        {canSelect && <LabelsItem onSelect={() => setTask('labels')}>{texts.labels}</LabelsItem>}
        <MenuItem icon="info" onSelect={() => setTask('shortcuts')}>
          {texts.shortcuts}
        </MenuItem>
      </Menu>
      <div ref={place} className={styles.sheet} aria-hidden="true" />
      {task === 'import' && <LazyDialog load={loadImport} props={{ onClose: close, onImported: noop }} />}
      {task === 'export' && (
        <LazyDialog load={loadExport} props={{ query: list.query, total: list.total, onClose: close }} />
      )}
      {task === 'labels' && <LazyDialog load={loadLabels} props={{ query: list.query, onClose: close }} />}
      {task === 'shortcuts' && <LazyDialog load={loadShortcuts} props={{ onClose: close }} />}
    </div>
  );
}

/** The import reloads the list by itself. */
const noop = () => {};

function useListKeys(keys: ListKeys, onHelp: () => void) {
  const press = useShortcuts({ ...rowKeys, '/': focusSearch, '?': onHelp });
  useEffect(() => {
    keys.current = press;
    return () => {
      keys.current = undefined;
    };
  }, [keys, press]);
}

/** The dialogs' code loads while the menu is read. */
function Prefetch() {
  useEffect(() => {
    for (const load of [loadFamily, loadImport, loadExport, loadShortcuts]) prefetchCode(load);
  }, []);
  return null;
}
