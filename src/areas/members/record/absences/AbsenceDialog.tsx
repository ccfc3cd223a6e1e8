import { absenceCalls } from '../../../../api/endpoints/services/absences';
import { useSave } from '../../../../api/useApi';
import { joinLines, type Told } from '../../../../data/save/saveFailures';
import { saved } from '../../../../data/save/saveOver';
import { useSaving } from '../../../../data/save/useSaving';
import { ABSENCE_NOTE_MAX, type Absence, absenceSchema } from '../../../../domain/events/absence';
import { USUAL_READERS } from '../../../../domain/register/notes';
import { useCapability } from '../../../../session/useSession';
import { formatDay } from '../../../../texts/records/formatDay';
import { useTexts } from '../../../../texts/texts';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { DateField } from '../../../../ui/form/fields/DateField';
import { Select } from '../../../../ui/form/fields/Select';
import { TextArea } from '../../../../ui/form/fields/TextArea';
import { useToast } from '../../../../ui/toast/useToast';
import { readersOptions } from '../notes/noteWords';
import { noteWordTexts } from '../notes/texts.fr';
import { type AbsenceValues, absenceFormSchema } from './absenceForm';
import { absenceTexts } from './texts.fr';

interface AbsenceDialogProps {
  /** The member's id. */
  id: number;
  /** Missing for a new one. */
  absence?: Absence | undefined;
  onClose(): void;
}

const FIELDS = ['du', 'au', 'note'] as const;
const WITH_READERS = [...FIELDS, 'lecteurs'] as const;

/** Saves an absence; where another user changed it first, both edits are compared. */
function useAbsenceSave(id: number, absence: Absence | undefined) {
  const texts = useTexts(absenceTexts);
  const toast = useToast();
  const { save, over, question } = useSaving(texts);
  const { save: create } = useSave(absenceCalls.create);
  const { save: update } = useSave(absenceCalls.update);
  const words = useTexts(noteWordTexts);
  const compared = {
    nameOf: ({ du, au }: Absence) => texts.span(formatDay(du), formatDay(au)),
    labelOf: (field: string) =>
      field === 'lecteurs'
        ? words.readers
        : (FIELDS.filter((one) => one === field).map((one) => texts[one])[0] ?? field),
  };
  const hasReaders = useCapability('notes');
  const change = (opened: Absence, values: AbsenceValues) =>
    over(compared, {
      ...{ opened, values, fieldsOf: () => (hasReaders ? WITH_READERS : FIELDS) },
      read: (present) => absenceSchema.safeParse(present).data,
      send: ({ updated_at }, held) => update({ id, absence: opened.id, body: { ...held, updated_at } }),
    });
  const tell = ({ why, reasons, isUnclear }: Told) => {
    if (reasons) return { form: { errors: reasons } };
    return { form: { form: joinLines(why, isUnclear ? texts.unsure : texts.kept), canRetry: true } };
  };
  const send = (values: AbsenceValues) =>
    save<Absence>({
      send: () => (absence ? change(absence, values) : saved(create({ id, body: values }))),
      done: (_, isTaken) => void (isTaken || toast(texts.saved)),
      tell,
    });
  return { send, question };
}

/** Adds an absence of a member, or changes one. */
export default function AbsenceDialog({ id, absence, onClose }: AbsenceDialogProps) {
  const texts = useTexts(absenceTexts);
  const { send, question } = useAbsenceSave(id, absence);
  return (
    <>
      <FormDialog
        title={absence ? texts.editTitle : texts.addTitle}
        size="small"
        schema={absenceFormSchema(texts)}
        saveLabel={texts.save}
        savingLabel={texts.saving}
        onClose={onClose}
        onSave={send}
      >
        <DateField name="du" label={texts.du} required defaultValue={absence?.du ?? ''} />
        <DateField name="au" label={texts.au} hint={texts.auHint} required defaultValue={absence?.au ?? ''} />
        {absence?.note_reservee ? <p>{texts.reserved}</p> : <NoteOfAbsence absence={absence} />}
      </FormDialog>
      {question}
    </>
  );
}

/** What the absence is for, and who reads that. Notes of absences that the back end can't keep from others are read by all. */
function NoteOfAbsence({ absence }: Pick<AbsenceDialogProps, 'absence'>) {
  const texts = useTexts(absenceTexts);
  const words = useTexts(noteWordTexts);
  const hasReaders = useCapability('notes');
  return (
    <>
      <TextArea
        name="note"
        label={texts.note}
        hint={hasReaders ? undefined : texts.noteHint}
        maxLength={ABSENCE_NOTE_MAX}
        defaultValue={absence?.note ?? ''}
      />
      {hasReaders && (
        <Select
          name="lecteurs"
          label={words.readers}
          options={readersOptions(words)}
          defaultValue={absence ? (absence.lecteurs ?? 'tous') : USUAL_READERS}
        />
      )}
    </>
  );
}
