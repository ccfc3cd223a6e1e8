import { useRef, useState } from 'react';
import { useTexts } from '../../../../texts/texts';
import { useConfirm } from '../../../../ui/dialog/useConfirm';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { useAnnounce } from '../../../../ui/widgetRoot/useWidgetRoot';
import { savedTexts } from '../texts.fr';
import styles from './FilterManager.module.css';
import { FilterRow, RenameForm } from './FilterRows';
import { keepSaved, readSaved, renamed, type SavedFilter, withoutFilter } from './savedFilters';

/** The viewer's saved filters, to rename and delete. */
export function FilterManager({ viewer }: { viewer: string }) {
  const texts = useTexts(savedTexts);
  const announce = useAnnounce();
  const confirm = useConfirm();
  const list = useRef<HTMLUListElement>(null);
  const [saved, setSaved] = useState<readonly SavedFilter[]>(() => readSaved(viewer));
  const [editing, setEditing] = useState<string>();
  const set = (next: readonly SavedFilter[]) => {
    setSaved(next);
    keepSaved(viewer, next);
    setEditing(undefined);
    // The pressed button is gone, so the focus moves to the list.
    list.current?.focus();
  };
  const remove = async (name: string) => {
    const { removeTitle: title, removeLabel: confirmLabel } = texts;
    if (!(await confirm({ title, text: texts.removeText(name), confirmLabel, danger: true }))) return;
    set(withoutFilter(readSaved(viewer), name));
    announce(texts.removed(name));
  };
  const rename = (from: string, to: string) => {
    const before = readSaved(viewer);
    const next = renamed(before, from, to);
    if (next === before) return { errors: { name: texts.taken } };
    set(next);
  };
  return (
    <ul ref={list} tabIndex={-1} className={styles.list} aria-label={texts.manageTitle}>
      {saved.length === 0 && (
        <li>
          <EmptyState icon="filter" title={texts.none} />
        </li>
      )}
      {saved.map(({ name }) => (
        <li key={name} className={styles.row}>
          {editing === name ? (
            <RenameForm
              name={name}
              onRename={(to) => rename(name, to)}
              onCancel={() => setEditing(undefined)}
            />
          ) : (
            <FilterRow name={name} onEdit={() => setEditing(name)} onRemove={() => remove(name)} />
          )}
        </li>
      ))}
    </ul>
  );
}
