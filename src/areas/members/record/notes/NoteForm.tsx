import { type RefObject, useEffect, useRef, useState } from 'react';
import { isoDay } from '../../../../texts/formats';
import { useTexts } from '../../../../texts/texts';
import { Form } from '../../../../ui/form/Form';
import { TextArea } from '../../../../ui/form/fields/TextArea';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { NoteFields, saveOnEnter } from './NoteFields';
import styles from './Notes.module.css';
import { type NoteValues, noteFormSchema } from './noteForm';
import { notesTexts } from './texts.fr';
import { useNoteCreate } from './useNoteSave';

interface NoteFormProps {
  /** The member's id. */
  id: number;
  /** The organisation's own kinds. */
  kinds: readonly string[];
  /** Grows each time a visit is asked for beside the telephone. */
  asked: number;
  onDirty(isDirty: boolean): void;
}

/** Writes a note: its text, and below it what can be left as it is once there is something to say. */
export function NoteForm({ id, kinds, asked, onDirty }: NoteFormProps) {
  const [written, setWritten] = useState(0);
  const send = useNoteCreate(id);
  const save = async (values: NoteValues) => {
    const failure = await send(values);
    // A form of its own for the next note: the last one is in the list.
    if (!failure) setWritten((count) => count + 1);
    return failure;
  };
  return <OneNote key={written} isNext={written > 0} {...{ kinds, asked, onDirty, save }} />;
}

interface OneNoteProps extends Omit<NoteFormProps, 'id'> {
  /** A note was just written here: the field keeps the focus. */
  isNext: boolean;
  save(values: NoteValues): ReturnType<ReturnType<typeof useNoteCreate>>;
}

function OneNote({ kinds, asked, onDirty, isNext, save }: OneNoteProps) {
  const texts = useTexts(notesTexts);
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState('visite');
  useAskedFocus(place, asked, isNext);
  // What is gone from the screen with this form is saved, or was given up.
  useEffect(() => () => onDirty(false), [onDirty]);
  return (
    <Form
      schema={noteFormSchema(texts, isoDay(new Date()))}
      onValid={save}
      onDirty={onDirty}
      className={styles.form}
    >
      <div ref={place}>
        <TextArea
          name="texte"
          label={texts.text}
          hideLabel
          rows={isOpen ? 3 : 1}
          placeholder={texts.text}
          hint={isOpen ? texts.textHint : undefined}
          onFocus={() => setOpen(true)}
          onKeyDown={saveOnEnter}
        />
      </div>
      {isOpen && (
        <>
          <NoteFields kinds={kinds} onKind={setKind} />
          <div>
            <SubmitButton busyLabel={texts.saving}>
              {kind === 'visite' ? texts.saveVisit : texts.saveNote}
            </SubmitButton>
          </div>
        </>
      )}
    </Form>
  );
}

/** Gives the field the focus when a visit is asked for, and after a note was written. */
function useAskedFocus(place: RefObject<HTMLElement | null>, asked: number, isNext: boolean): void {
  const last = useRef(isNext ? asked : 0);
  useEffect(() => {
    if (asked === last.current) return;
    last.current = asked;
    place.current?.querySelector('textarea')?.focus();
  }, [asked, place]);
  useEffect(() => {
    if (isNext) place.current?.querySelector('textarea')?.focus();
  }, [isNext, place]);
}
