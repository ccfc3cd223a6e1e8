import { noteCalls } from '../../../../api/endpoints/register/notes';
import type { Failure } from '../../../../api/errors';
import { useSave } from '../../../../api/useApi';
import { joinLines, type Told } from '../../../../data/save/saveFailures';
import { saved } from '../../../../data/save/saveOver';
import { useSaving } from '../../../../data/save/useSaving';
import { useUndo } from '../../../../data/useUndo';
import { type MemberNote, noteSchema } from '../../../../domain/register/notes';
import { formatDay } from '../../../../texts/records/formatDay';
import { useTexts } from '../../../../texts/texts';
import { useToast } from '../../../../ui/toast/useToast';
import type { NoteValues } from './noteForm';
import { noteKindText } from './noteWords';
import { notesTexts, noteWordTexts } from './texts.fr';

const FIELDS = ['texte', 'genre', 'jour', 'lecteurs'] as const;

/** What the form says where a save failed. What was typed stays in it in any case. */
function useTell(gone: string) {
  const texts = useTexts(notesTexts);
  let status: number | undefined;
  return {
    failed: (failure: Failure) => {
      status = failure.status;
    },
    tell: ({ why, reasons, isUnclear }: Told) => {
      if (status === 404) return { form: { form: gone } };
      if (reasons) return { form: { errors: reasons } };
      return { form: { form: joinLines(why, isUnclear ? texts.unsure : texts.kept), canRetry: true } };
    },
  };
}

/** Writes a note of a member. @returns the failure that the form shows, if any */
export function useNoteCreate(id: number) {
  const texts = useTexts(notesTexts);
  const [toast, undo] = [useToast(), useUndo()];
  const { save } = useSaving(texts);
  const { save: create } = useSave(noteCalls.create);
  const ways = useTell(texts.personGone);
  return (values: NoteValues) =>
    save({
      send: () => saved(create({ id, body: values })),
      done: ({ operation }) =>
        void toast(values.genre === 'visite' ? texts.visitSaved : texts.saved, undo([operation])),
      ...ways,
    });
}

/** The version of another window, where that is kept, can't be undone from here. */
interface SavedNote {
  id: number;
  operation?: number | null | undefined;
}

/** Changes a note; where it was changed from another window first, both edits are compared. */
export function useNoteUpdate(id: number, note: MemberNote) {
  const texts = useTexts(notesTexts);
  const words = useTexts(noteWordTexts);
  const [toast, undo] = [useToast(), useUndo()];
  const { save, over, question } = useSaving(texts);
  const { save: update } = useSave(noteCalls.update);
  const ways = useTell(texts.noteGone);
  const labels = { texte: texts.text, genre: texts.kind, jour: texts.day, lecteurs: words.readers };
  const compared = {
    nameOf: ({ genre, jour }: MemberNote) => texts.about(noteKindText(genre, words), formatDay(jour)),
    labelOf: (field: string) => FIELDS.filter((one) => one === field).map((one) => labels[one])[0] ?? field,
  };
  const send = (values: NoteValues) =>
    save<SavedNote>({
      send: () =>
        over(compared, {
          ...{ opened: note, values, fieldsOf: () => FIELDS },
          read: (present) => noteSchema.safeParse(present).data,
          send: ({ updated_at }, held) => update({ id, note: note.id, body: { ...held, updated_at } }),
        }),
      done: ({ operation }, isTaken) => void (isTaken || toast(texts.changed, undo([operation]))),
      ...ways,
    });
  return { send, question };
}
