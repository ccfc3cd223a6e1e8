import { useState } from 'react';
import { noteCalls } from '../../../../api/endpoints/register/notes';
import { failureOf } from '../../../../api/errors';
import { invalidate, useClient, useSave } from '../../../../api/useApi';
import { RowActions } from '../../../../data/RowActions';
import { useUndo } from '../../../../data/useUndo';
import { useWriteFailure } from '../../../../data/useWriteFailure';
import type { MemberNote } from '../../../../domain/register/notes';
import { formatDay } from '../../../../texts/records/formatDay';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { useConfirm } from '../../../../ui/dialog/useConfirm';
import { Icon } from '../../../../ui/icon/Icon';
import { useToast } from '../../../../ui/toast/useToast';
import styles from './Notes.module.css';
import { noteKindText, readersText } from './noteWords';
import { notesTexts, noteWordTexts } from './texts.fr';

/** Longer texts are shown in part at first. */
const FOLDED = 400;

interface NoteRowProps {
  /** The member's id. */
  id: number;
  note: MemberNote;
  mayChange: boolean;
  onEdit(): void;
}

export function NoteRow({ id, note, mayChange, onEdit }: NoteRowProps) {
  const texts = useTexts(notesTexts);
  const words = useTexts(noteWordTexts);
  const { genre, jour, auteur, lecteurs } = note;
  const kind = noteKindText(genre, words);
  const about = texts.about(kind, formatDay(jour));
  const removal = useRemoval(id, note, about);
  const readers = readersText(lecteurs, words);
  const isRunning = removal.isRunning;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.about}>
          <b className={styles.kind}>{kind}</b>
          {auteur && ` · ${auteur}`} · <time dateTime={jour}>{formatDay(jour)}</time>
          {readers && (
            <>
              {' · '}
              <span className={styles.readers}>
                <Icon name="eye-off" /> {readers}
              </span>
            </>
          )}
        </p>
        <Text text={note.texte} />
      </div>
      <RowActions
        about={about}
        actions={[
          {
            ...{ label: texts.edit, name: texts.editOf(about), icon: 'edit' },
            ...{ isAllowed: mayChange && note.modifiable, isRunning: false, run: onEdit },
          },
          {
            ...{ label: texts.remove, name: texts.removeOf(about), icon: 'trash' },
            ...{ isAllowed: mayChange && note.supprimable, isRunning, run: removal.run },
          },
        ]}
      />
    </li>
  );
}

function Text({ text }: { text: string }) {
  const texts = useTexts(notesTexts);
  const [isWhole, setWhole] = useState(text.length <= FOLDED * 1.25);
  return (
    <>
      <p className={styles.text}>{isWhole ? text : `${text.slice(0, FOLDED).trimEnd()}…`}</p>
      {!isWhole && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {texts.whole}
        </Button>
      )}
    </>
  );
}

/** Deletes a note after a question. One that was deleted elsewhere first is gone as well. */
function useRemoval(id: number, note: MemberNote, about: string) {
  const texts = useTexts(notesTexts);
  const client = useClient();
  const { save, isSaving } = useSave(noteCalls.remove);
  const [tell, confirm, toast, undo] = [useWriteFailure(), useConfirm(), useToast(), useUndo()];
  const run = async () => {
    const question = { title: texts.removeTitle, text: about, confirmLabel: texts.remove, danger: true };
    if (!(await confirm(question))) return;
    try {
      const { operation } = await save({ id, note: note.id });
      toast(texts.removed, undo([operation]));
    } catch (error) {
      if (failureOf(error).status === 404) await invalidate(client, noteCalls.remove.invalidates);
      await tell(error, texts.notRemoved);
    }
  };
  return { run: () => void run(), isRunning: isSaving };
}
