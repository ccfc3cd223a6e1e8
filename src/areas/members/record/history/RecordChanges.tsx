import { useState } from 'react';
import { journal } from '../../../../api/endpoints/history/journal';
import { hasFailed, usePage } from '../../../../data/usePage';
import { type Changement, JOURNAL_PAGE_SIZE } from '../../../../domain/journal/operation';
import { failureText } from '../../../../texts/failures';
import { formatDateTime } from '../../../../texts/longFormats';
import { useTexts } from '../../../../texts/texts';
import { Pager } from '../../../../ui/pager/Pager';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { Skeleton } from '../../../../ui/state/Skeleton';
import { VisuallyHidden } from '../../../../ui/visuallyHidden/VisuallyHidden';
import { changeText, fieldChanges } from './changeText';
import styles from './RecordChanges.module.css';
import { historyTexts } from './texts';

/** The changes of a record and its links, newest first. */
export default function RecordChanges({ id }: { id: number }) {
  const texts = useTexts(historyTexts);
  const [at, setAt] = useState(1);
  const { rows, total, status, failure, kept, reload } = usePage(journal.history, {
    objet: 'membres',
    objet_id: id,
    page: at,
  });
  if (status === 'loading') return <Skeleton lines={4} />;
  if (hasFailed(status)) {
    const message = [texts.failed, failure && failureText(failure, '')].filter(Boolean).join(' ');
    return <ErrorState inline message={message} isRetrying={status === 'retrying'} onRetry={reload} />;
  }
  if (total === 0) return <p className={styles.note}>{texts.none}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" aria-label={texts.list} className={styles.changes}>
        {rows.map((row) => (
          <Change key={row.id} change={row} />
        ))}
      </ul>
      {total > JOURNAL_PAGE_SIZE && (
        <Pager
          page={at}
          hasPrevious={at > 1}
          hasNext={Boolean(kept?.next)}
          onPage={setAt}
          shown={rows.length}
          total={total}
        />
      )}
    </>
  );
}

function Change({ change }: { change: Changement }) {
  const texts = useTexts(historyTexts);
  const { quand, auteur } = change;
  return (
    <li className={styles.change}>
      <p className={styles.what}>
        <strong>{changeText(texts, change)}</strong>{' '}
        <span className={styles.note}>{texts.by(formatDateTime(quand), auteur?.nom ?? texts.visitor)}</span>
      </p>
      {fieldChanges(texts, change).map(({ key, label, before, after }) => (
        <p key={key} className={styles.field}>
          <span className={styles.note}>{label}</span> <VisuallyHidden>{texts.before}</VisuallyHidden>{' '}
          <del className={styles.before}>{before}</del> <span aria-hidden="true">→</span>{' '}
          <VisuallyHidden>{texts.after}</VisuallyHidden> <ins className={styles.after}>{after}</ins>
        </p>
      ))}
    </li>
  );
}
