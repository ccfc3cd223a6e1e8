import { useRef, useState } from 'react';
import { sharedFilterCalls } from '../../../../api/endpoints/sharedFilters';
import { failureOf } from '../../../../api/errors';
import { useQuery, useSave } from '../../../../api/useApi';
import type { SharedFilter } from '../../../../domain/members/sharedFilter';
import { failureText } from '../../../../texts/failures';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { useConfirm } from '../../../../ui/dialog/useConfirm';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { Skeleton } from '../../../../ui/state/Skeleton';
import { useAnnounce } from '../../../../ui/widgetRoot/useWidgetRoot';
import { savedTexts } from '../texts.fr';
import styles from './FilterManager.module.css';
import { FilterRow, RenameForm } from './FilterRows';
import { shareRefusalOf } from './useShareFilter';

/** The filters that users share, to rename and delete. */
export function SharedManager() {
  const texts = useTexts(savedTexts);
  const { data, failure, isRefreshing, reload } = useQuery(
    sharedFilterCalls.list,
    {},
    { alwaysReload: true },
  );
  return (
    <section aria-label={texts.sharedTitle}>
      <h3 className={styles.title}>{texts.sharedTitle}</h3>
      {!data && failure && (
        <ErrorState
          inline
          message={failureText(failure, texts.sharedFailed)}
          isRetrying={isRefreshing}
          onRetry={reload}
        />
      )}
      {!data && !failure && <Skeleton lines={2} />}
      {data && <SharedList filters={data} onGone={reload} />}
    </section>
  );
}

function SharedList({ filters, onGone }: { filters: readonly SharedFilter[]; onGone(): void }) {
  const texts = useTexts(savedTexts);
  const list = useRef<HTMLUListElement>(null);
  const [editing, setEditing] = useState<number>();
  const { rename, remove } = useSharedWrites(onGone);
  // The pressed button is gone, so the focus moves to the list.
  const done = () => {
    setEditing(undefined);
    list.current?.focus();
  };
  return (
    <ul ref={list} tabIndex={-1} className={styles.list} aria-label={texts.sharedTitle}>
      {filters.length === 0 && <li className={styles.note}>{texts.noShared}</li>}
      {filters.map((filter) => (
        <li key={filter.id} className={styles.row}>
          {editing === filter.id ? (
            <RenameForm
              name={filter.nom}
              onRename={async (to) => {
                const refused = await rename(filter, to);
                if (!refused) done();
                return refused;
              }}
              onCancel={() => setEditing(undefined)}
            />
          ) : (
            <FilterRow
              name={filter.nom}
              note={filter.auteur ? texts.author(filter.auteur) : undefined}
              onEdit={() => setEditing(filter.id)}
              onRemove={async () => (await remove(filter)) && done()}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Renames and deletes. What another user has deleted meanwhile is said, and the list loads again. */
function useSharedWrites(onGone: () => void) {
  const texts = useTexts(savedTexts);
  const alert = useAlert();
  const confirm = useConfirm();
  const announce = useAnnounce();
  const renaming = useSave(sharedFilterCalls.rename);
  const removal = useSave(sharedFilterCalls.remove);
  const sayGone = (name: string) => {
    onGone();
    return alert({ title: texts.sharedTitle, text: texts.goneShared(name), tone: 'warning' });
  };
  const rename = async ({ id, nom, updated_at }: SharedFilter, to: string) => {
    try {
      await renaming.save({ id, body: { nom: to.trim(), updated_at } });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'notFound') return shareRefusalOf(failure, texts.renameFailed);
      await sayGone(nom);
    }
    return undefined;
  };
  const remove = async ({ id, nom }: SharedFilter): Promise<boolean> => {
    const { removeTitle: title, removeLabel: confirmLabel } = texts;
    if (!(await confirm({ title, text: texts.removeSharedText(nom), confirmLabel, danger: true })))
      return false;
    try {
      await removal.save({ id });
      announce(texts.removed(nom));
    } catch (error) {
      const failure = failureOf(error);
      // The frame asks the user to sign in again.
      if (failure.kind === 'unauthenticated') return false;
      if (failure.kind !== 'notFound') {
        await alert({
          title: texts.sharedTitle,
          text: failureText(failure, texts.removeFailed),
          tone: 'error',
        });
        return false;
      }
      await sayGone(nom);
    }
    return true;
  };
  return { rename, remove };
}
