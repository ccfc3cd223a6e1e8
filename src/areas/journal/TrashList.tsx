import { useState } from 'react';
import { trashCalls } from '../../api/endpoints/administration/trash';
import { PageList } from '../../data/PageList';
import { RowActions } from '../../data/RowActions';
import rows from '../../data/Rows.module.css';
import { usePage } from '../../data/usePage';
import { type DeletedItem, TRASH_PAGE_SIZE } from '../../domain/journal/deletedItem';
import { useIsHiddenByPage } from '../../session/hostPage';
import { useRight } from '../../session/useSession';
import { formatDate } from '../../texts/formats';
import { formatMoment } from '../../texts/records/longFormats';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Select } from '../../ui/form/fields/Select';
import { EmptyState } from '../../ui/state/EmptyState';
import styles from './Journal.module.css';
import { kindOptions, kindText } from './kinds';
import { journalTexts, trashKindTexts } from './texts.fr';
import { useTrashActions } from './useTrashActions';

/** What was deleted in the last 30 days, newest first. */
export function TrashList({ readonly }: { readonly: boolean }) {
  const texts = useTexts(journalTexts);
  const kinds = useTexts(trashKindTexts);
  const [{ at, genre }, setChoice] = useState<{ at: number; genre?: string | undefined }>({ at: 1 });
  const args = { page: at, page_size: TRASH_PAGE_SIZE, genre };
  const page = usePage(trashCalls.list, args);
  const mayEmpty = useRight('corbeille.supprimer') && !readonly;
  const { empty, busy } = useTrashActions();
  return (
    <div className={styles.tab}>
      <div className={styles.filters}>
        <div data-unset={!genre || undefined}>
          <Select
            label={texts.kind}
            placeholder={texts.everything}
            options={kindOptions(kinds)}
            onChange={(kind) => setChoice({ at: 1, genre: kind || undefined })}
          />
        </div>
        {/* It empties the whole trash, so it isn't beside a part of it. */}
        {mayEmpty && !genre && page.total > 0 && (
          <Button variant="remove" icon="trash" busy={busy !== undefined} onClick={empty}>
            {texts.empty}
          </Button>
        )}
      </div>
      <PageList
        label={texts.trashList}
        page={page}
        at={at}
        onPage={(next) => setChoice({ at: next, genre })}
        failed={texts.trashFailed}
        stale={texts.trashStale}
        rowClass={rows.row}
        keyOf={({ id }) => id}
        empty={<EmptyState icon="trash" title={texts.trashNone} text={texts.trashNoneHint} />}
      >
        {(row) => <TrashRow row={row} readonly={readonly} />}
      </PageList>
    </div>
  );
}

function TrashRow({ row, readonly }: { row: DeletedItem; readonly: boolean }) {
  const texts = useTexts(journalTexts);
  const kinds = useTexts(trashKindTexts);
  const isRestoreHidden = useIsHiddenByPage('restore');
  const mayRestore = useRight('corbeille.modifier') && !readonly && !isRestoreHidden;
  const mayRemove = useRight('corbeille.supprimer') && !readonly;
  const { restore, remove, busy } = useTrashActions();
  const kind = kindText(kinds, row.genre);
  const name = row.nom || texts.nameless(kind, row.ligne);
  return (
    <>
      <div className={rows.words}>
        <p className={rows.what}>
          <strong>{name}</strong> <span className={rows.note}>{kind}</span>
        </p>
        <p className={rows.note}>
          {texts.deleted(formatMoment(row.quand), row.auteur?.nom ?? texts.visitor)}
          {' · '}
          {texts.until(formatDate(row.expire_le))}
        </p>
      </div>
      <RowActions
        about={name}
        actions={[
          {
            label: texts.restore,
            name: texts.restoreItem(name),
            icon: 'undo',
            isAllowed: mayRestore,
            isRunning: busy === 'restore',
            run: () => restore(row.id, name),
          },
          {
            label: texts.remove,
            name: texts.removeItem(name),
            icon: 'trash',
            isAllowed: mayRemove,
            isRunning: busy === 'remove',
            run: () => remove(row.id, name),
          },
        ]}
      />
    </>
  );
}
