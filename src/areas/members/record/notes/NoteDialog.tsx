import type { MemberNote } from '../../../../domain/register/notes';
import { isoDay } from '../../../../texts/formats';
import { useTexts } from '../../../../texts/texts';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { TextArea } from '../../../../ui/form/fields/TextArea';
import { NoteFields } from './NoteFields';
import { noteFormSchema } from './noteForm';
import { notesTexts } from './texts.fr';
import { useNoteUpdate } from './useNoteSave';

interface NoteDialogProps {
  /** The member's id. */
  id: number;
  note: MemberNote;
  /** The organisation's own kinds. */
  kinds: readonly string[];
  onClose(): void;
}

/** Changes a note of a member. */
export default function NoteDialog({ id, note, kinds, onClose }: NoteDialogProps) {
  const texts = useTexts(notesTexts);
  const { send, question } = useNoteUpdate(id, note);
  return (
    <>
      <FormDialog
        title={texts.editTitle}
        size="small"
        schema={noteFormSchema(texts, isoDay(new Date()))}
        saveLabel={texts.save}
        savingLabel={texts.saving}
        onClose={onClose}
        onSave={send}
      >
        <TextArea name="texte" label={texts.text} rows={5} defaultValue={note.texte} />
        <NoteFields note={note} kinds={kinds} />
      </FormDialog>
      {question}
    </>
  );
}
