import { useRef, useState } from 'react';
import { journalCalls } from '../../api/endpoints/administration/journal';
import { JOURNAL_PAGE_SIZE, type RecordedChange } from '../../domain/journal/operation';
import { readFailureText } from '../../texts/failures';
import { formatMoment } from '../../texts/records/longFormats';
import { useTexts } from '../../texts/texts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { ErrorState } from '../../ui/state/ErrorState';
import { Skeleton } from '../../ui/state/Skeleton';
import { Pager } from '../../ui/table/Pager';
import { historyTexts } from '../texts.fr';
import { hasFailed, usePage } from '../usePage';
import { actionText } from './actions';
import styles from './Changes.module.css';
import { changeText, fieldChanges, type ValueText } from './changeText';
import { journalActionTexts } from './texts.fr';

export interface ChangesProps {
  /** What it is, as the journal names it: `membres`, `evenements`, `groupes`… */
  subject: string;
  id: number;
  textOf?: ValueText | undefined;
}

/** The changes of an entity and of what belongs to it, newest first. */
export default function Changes({ subject, id, textOf }: ChangesProps) {
  const texts = useTexts(historyTexts);
  const [at, setAt] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const args = { objet: subject, objet_id: id, page: at };
  const { rows, total, status, failure, kept, reload } = usePage(journalCalls.history, args);
  if (status === 'loading') return <Skeleton lines={4} />;
  if (hasFailed(status)) {
    const message = [texts.failed, failure && readFailureText(failure, '')].filter(Boolean).join(' ');
    return <ErrorState inline message={message} isRetrying={status === 'retrying'} onRetry={reload} />;
  }
  if (total === 0) return <p className={styles.note}>{texts.none}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" ref={list} aria-label={texts.list} className={styles.changes}>
        {operationsIn(rows).map((changes) => (
          <Operation key={changes[0].id} changes={changes} subject={subject} textOf={textOf} />
        ))}
      </ul>
      {total > JOURNAL_PAGE_SIZE && (
        <Pager
          page={at}
          hasPrevious={at > 1}
          hasNext={Boolean(kept?.next)}
          onPage={setAt}
          top={list}
          shown={rows.length}
          total={total}
        />
      )}
    </>
  );
}

type Together = [RecordedChange, ...RecordedChange[]];

/** Changes of one call stand together, in the order in which they were made. */
function operationsIn(rows: readonly RecordedChange[]): Together[] {
  const operations: Together[] = [];
  for (const row of rows) {
    const last = operations.at(-1);
    if (last?.[0].quand === row.quand && last[0].action === row.action) last.unshift(row);
    else operations.push([row]);
  }
  return operations;
}

interface OperationProps extends Pick<ChangesProps, 'subject' | 'textOf'> {
  changes: Together;
}

function Operation({ changes, subject, textOf }: OperationProps) {
  const texts = useTexts(historyTexts);
  const actions = useTexts(journalActionTexts);
  const [{ action, quand, auteur }] = changes;
  return (
    <li className={styles.change}>
      <p className={styles.what}>
        <strong>{actionText(actions, action)}</strong>{' '}
        <span className={styles.note}>{texts.by(formatMoment(quand), auteur?.nom ?? texts.visitor)}</span>
      </p>
      {changes.map((change) => (
        <Change key={change.id} change={change} subject={subject} textOf={textOf} />
      ))}
    </li>
  );
}

function Change({ change, subject, textOf }: Omit<OperationProps, 'changes'> & { change: RecordedChange }) {
  const texts = useTexts(historyTexts);
  const part = changeText(subject, change);
  return (
    <>
      {part && <p className={styles.field}>{part}</p>}
      {change.reduit && <p className={`${styles.field} ${styles.note}`}>{texts.reduced}</p>}
      {fieldChanges(change, textOf).map(({ key, label, before, after }) => (
        <p key={key} className={part ? `${styles.field} ${styles.inner}` : styles.field}>
          <span className={styles.note}>{label}</span> <VisuallyHidden>{texts.before}</VisuallyHidden>{' '}
          <del className={styles.before}>{before}</del> <span aria-hidden="true">→</span>{' '}
          <VisuallyHidden>{texts.after}</VisuallyHidden> <ins className={styles.after}>{after}</ins>
        </p>
      ))}
    </>
  );
}
