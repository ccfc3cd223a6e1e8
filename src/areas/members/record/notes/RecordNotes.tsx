import { useEffect, useRef, useState } from 'react';
import { noteCalls } from '../../../../api/endpoints/register/notes';
import { useQuery } from '../../../../api/useApi';
import { useRowFocus } from '../../../../data/useRowFocus';
import { type MemberNote, NOTES_MAX } from '../../../../domain/register/notes';
import { isoDay } from '../../../../texts/formats';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Panel } from '../../../../ui/display/Panel';
import { LazyDialog } from '../../../../ui/lazy/LazyDialog';
import { QueryState } from '../../../../ui/state/QueryState';
import { NoteForm } from './NoteForm';
import { NoteRow } from './NoteRow';
import styles from './Notes.module.css';
import { lastVisitText } from './noteForm';
import { notesTexts } from './texts.fr';

const loadDialog = () => import('./NoteDialog');

/** Notes in view at first. */
const FIRST = 3;

interface RecordNotesProps {
  /** The member's id. */
  id: number;
  mayWrite: boolean;
  /** Nothing here asks to be written: without notes there is no card. */
  isAtRest: boolean;
  /** Grows each time a visit is asked for beside the telephone. */
  asked: number;
  onDirty(isDirty: boolean): void;
  /** Called once the notes are there, or can't be read. */
  onSettled(): void;
}

/** Notes and visits of a person, the latest first, below a field for the next one. */
export default function RecordNotes({ id, mayWrite, isAtRest, asked, onDirty, onSettled }: RecordNotesProps) {
  const texts = useTexts(notesTexts);
  const [limit, setLimit] = useState(FIRST);
  const query = useQuery(noteCalls.list, { id, limite: limit }, { keepPrevious: true });
  const { isLoading } = query;
  useEffect(() => {
    if (!isLoading) onSettled();
  }, [isLoading, onSettled]);
  const [edited, edit] = useState<MemberNote>();
  const place = useRef<HTMLDivElement>(null);
  useRowFocus(place);
  const { data, failure } = query;
  if (isAtRest && !failure && !data?.nombre) return null;
  const { notes = [], nombre = 0, derniere_visite: visit, genres: kinds = [] } = data ?? {};
  const others = nombre - notes.length;
  return (
    <Panel
      title={texts.title}
      actions={visit && <p className={styles.last}>{lastVisitText(visit, isoDay(new Date()), texts)}</p>}
    >
      {mayWrite && <NoteForm {...{ id, kinds, asked, onDirty }} />}
      <QueryState query={query} failed={texts.failed} stale={texts.stale} />
      <div ref={place} tabIndex={-1} className={styles.place}>
        {data && nombre === 0 && <p className={styles.last}>{texts.none}</p>}
        {notes.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
          <ul role="list" aria-label={texts.list} className={styles.rows}>
            {notes.map((note) => (
              <NoteRow key={note.id} {...{ id, note }} mayChange={mayWrite} onEdit={() => edit(note)} />
            ))}
          </ul>
        )}
        {others > 0 && limit < NOTES_MAX && (
          <Button variant="quiet" onClick={() => setLimit(NOTES_MAX)}>
            {texts.others(others)}
          </Button>
        )}
      </div>
      {edited && (
        <LazyDialog load={loadDialog} props={{ id, note: edited, kinds, onClose: () => edit(undefined) }} />
      )}
    </Panel>
  );
}
