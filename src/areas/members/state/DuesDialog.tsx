import { useState } from 'react';
import { duesCalls } from '../../../api/endpoints/register/dues';
import { useSave } from '../../../api/useApi';
import { type DuesChange, duesYearOf } from '../../../domain/register/dues';
import { isoDay } from '../../../texts/formats';
import { formatDay } from '../../../texts/records/formatDay';
import { spokenNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { FormDialog } from '../../../ui/form/FormDialog';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { Select } from '../../../ui/form/fields/Select';
import { ActionTarget } from '../actions/ActionTarget';
import type { BulkDialogProps } from '../actions/bulkDescription';
import { RegisterBatch } from './RegisterBatch';
import styles from './State.module.css';
import { duesDialogTexts, registerSaveTexts } from './texts.fr';
import { useRegisterSave } from './useRegisterSave';

const { setDues } = duesCalls;

type Change = Omit<DuesChange, 'ids'>;

/** How many years before the present one are offered. */
const YEARS_BACK = 5;

const valuesSchema = {
  safeParse(values: unknown) {
    const { annee, action } = values as { annee?: string; action?: string };
    const change: Change = { annee: Number(annee), action: action === 'retirer' ? 'retirer' : 'ajouter' };
    return { success: true as const, data: change };
  },
};

/** Next year's dues are often paid before it begins. */
function offeredYears(): number[] {
  const next = duesYearOf(isoDay(new Date())) + 1;
  return Array.from({ length: YEARS_BACK + 2 }, (_, at) => next - at);
}

/** Notes for which year one or several people are up to date, or takes it back. Their state stays. */
export default function DuesDialog(props: BulkDialogProps) {
  const { members, whole, onDone, onClose } = props;
  const texts = useTexts(duesDialogTexts);
  const words = useTexts(registerSaveTexts);
  const [ids] = useState(() => whole?.selection.ids() ?? members.map(({ id }) => id));
  const [years] = useState(offeredYears);
  const [batch, setBatch] = useState<Change>();
  const { save } = useSave(setDues);
  const run = useRegisterSave(props);
  const [only] = members;
  const person = !whole && members.length === 1 ? only?.known : undefined;
  const title = person ? texts.title(spokenNameOf(person)) : texts.titleMany;
  const scope = <ActionTarget members={members} count={ids.length} />;
  if (batch && whole)
    return (
      <RegisterBatch
        {...{ title, scope, whole, ids, onDone, onClose }}
        busy={texts.busy}
        endpoint={setDues}
        bodyOf={(some) => ({ ...batch, ids: some })}
        done={(count) => texts[batch.action === 'retirer' ? 'taken' : 'done'](count, batch.annee)}
      />
    );
  const handleSave = async (change: Change) => {
    if (whole) {
      setBatch(change);
      return { isStopped: true as const };
    }
    return run(
      async () => [await save({ body: { ...change, ids: [...ids] } })],
      ([answer]) => texts[change.action === 'retirer' ? 'taken' : 'done'](answer?.membres ?? 0, change.annee),
    );
  };
  const noted = person?.cotisations ?? [];
  return (
    <FormDialog
      title={title}
      size={person ? 'small' : undefined}
      schema={valuesSchema}
      saveLabel={words.save}
      savingLabel={words.saving}
      onClose={onClose}
      onSave={handleSave}
    >
      {!person && scope}
      <Select
        name="annee"
        label={texts.year}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
        defaultValue={String(years[1])}
      />
      <RadioGroup
        name="action"
        label={texts.action}
        options={(['ajouter', 'retirer'] as const).map((value) => ({ value, label: texts[value] }))}
        defaultValue="ajouter"
      />
      {noted.length > 0 && (
        <ul className={styles.list} aria-label={texts.noted}>
          {noted.map(({ annee, note_le, auteur }) => (
            <li key={annee}>{texts.tick(annee, note_le && formatDay(note_le), auteur)}</li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{texts.noAmount}</p>
    </FormDialog>
  );
}
