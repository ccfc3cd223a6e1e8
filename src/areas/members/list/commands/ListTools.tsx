import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import ListMenu from '../../transfer/ListMenu';
import type { ListTask } from '../../transfer/menu/listTask';
import type { PrintedList } from '../../transfer/print/usePrint';
import { focusSearch, rowKeys } from '../shortcuts/rowKeys';
import { useShortcuts } from '../shortcuts/useShortcuts';
import styles from './ListCommands.module.css';

/** What the list does with a key pressed in it, once that code is there. */
export type ListKeys = RefObject<((event: KeyboardEvent<HTMLElement>) => void) | undefined>;

export interface ListToolsProps {
  readonly: boolean;
  list: PrintedList;
  keys: ListKeys;
}

/** Import, export, print and help, and the shortcuts of the list: nothing its first rows wait for. */
export default function ListTools({ readonly, list, keys }: ListToolsProps) {
  const [task, setTask] = useState<ListTask>();
  const press = useShortcuts({ ...rowKeys, '/': focusSearch, '?': () => setTask('shortcuts') });
  useEffect(() => {
    keys.current = press;
    return () => {
      keys.current = undefined;
    };
  }, [keys, press]);
  return (
    <div className={styles.tools}>
      <ListMenu {...list} task={task} onTask={setTask} onImported={readonly ? undefined : noop} />
    </div>
  );
}

/** The import asks for the list again by itself. */
const noop = () => {};
