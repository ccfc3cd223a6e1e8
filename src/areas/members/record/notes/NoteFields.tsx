import type { KeyboardEvent } from 'react';
import { type MemberNote, USUAL_READERS } from '../../../../domain/register/notes';
import { isoDay } from '../../../../texts/formats';
import { useTexts } from '../../../../texts/texts';
import { DateField } from '../../../../ui/form/fields/DateField';
import { Select } from '../../../../ui/form/fields/Select';
import styles from './Notes.module.css';
import { noteKindOptions } from './noteForm';
import { readersOptions } from './noteWords';
import { notesTexts, noteWordTexts } from './texts.fr';

interface NoteFieldsProps {
  /** Missing for a new one. */
  note?: MemberNote | undefined;
  /** The organisation's own kinds. */
  kinds: readonly string[];
  onKind?: ((kind: string) => void) | undefined;
}

/** Kind, day and readers of a note; those of a new one can be left as they are. */
export function NoteFields({ note, kinds, onKind }: NoteFieldsProps) {
  const texts = useTexts(notesTexts);
  const words = useTexts(noteWordTexts);
  return (
    <>
      <div className={styles.pair}>
        <Select
          name="genre"
          label={texts.kind}
          options={noteKindOptions(kinds, words, note?.genre)}
          defaultValue={note?.genre ?? 'visite'}
          onChange={onKind}
        />
        <DateField
          name="jour"
          label={texts.day}
          max={isoDay(new Date())}
          defaultValue={note?.jour ?? isoDay(new Date())}
        />
      </div>
      <Select
        name="lecteurs"
        label={words.readers}
        options={readersOptions(words)}
        defaultValue={note?.lecteurs ?? USUAL_READERS}
      />
    </>
  );
}

/** Enter saves; with Shift it is a new line. */
export function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
