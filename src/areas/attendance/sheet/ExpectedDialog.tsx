import * as z from 'zod/mini';
import { sheetCalls } from '../../../api/endpoints/attendance/sheets';
import { departmentCalls } from '../../../api/endpoints/departments';
import { groupCalls } from '../../../api/endpoints/groups';
import { failureOf } from '../../../api/errors';
import { useQuery, useSave } from '../../../api/useApi';
import { isUnclear, saveFailureText } from '../../../data/save/saveFailures';
import { expectedSchema } from '../../../domain/attendance/sheet';
import { useTexts } from '../../../texts/texts';
import { commonTexts } from '../../../texts/texts.fr';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useUnsavedChanges } from '../../../ui/dialog/useUnsavedChanges';
import { Form, type FormFailure } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { useToast } from '../../../ui/toast/useToast';
import type { AttendanceStore } from '../sync/AttendanceStore';
import styles from './Sheet.module.css';
import { expectedTexts } from './texts.fr';

interface ExpectedDialogProps {
  store: AttendanceStore;
  id: number;
  day: string;
  onClose(): void;
}

const boxes = z.optional(z.array(z.string()));
const schema = z.object({ 'groupes[]': boxes, 'departements[]': boxes });

/** Chooses the groups and departments whose members are expected. */
export default function ExpectedDialog(props: ExpectedDialogProps) {
  const { store, onClose } = props;
  const texts = useTexts(expectedTexts);
  const { cancel } = useTexts(commonTexts);
  const groups = useQuery(groupCalls.list, {});
  const departments = useQuery(departmentCalls.list, {});
  const { setDirty, leave } = useUnsavedChanges(onClose);
  const save = useExpecting(props);
  const { expected } = store.get();
  const isThere = groups.data !== undefined && departments.data !== undefined;
  const hasFailed = groups.failure ?? departments.failure;
  return (
    <Dialog open title={texts.title} description={texts.text} onClose={onClose}>
      {!isThere && hasFailed && (
        <ErrorState
          message={texts.failed}
          onRetry={() => {
            groups.reload();
            departments.reload();
          }}
        />
      )}
      {!isThere && !hasFailed && <Skeleton lines={6} />}
      {groups.data && departments.data && (
        <Form schema={schema} onValid={save} onDirty={setDirty}>
          <Boxes
            name="groupes[]"
            legend={texts.groups}
            rows={groups.data.groupes}
            chosen={expected.groupes.map((one) => one.id)}
          />
          <Boxes
            name="departements[]"
            legend={texts.departments}
            rows={departments.data.departements}
            chosen={expected.departements.map((one) => one.id)}
          />
          <FormActions>
            <Button onClick={leave}>{cancel}</Button>
            <SubmitButton busyLabel={texts.saving}>{texts.save}</SubmitButton>
          </FormActions>
        </Form>
      )}
    </Dialog>
  );
}

interface BoxesProps {
  name: string;
  legend: string;
  rows: readonly { id: number; nom: string }[];
  chosen: readonly number[];
}

function Boxes({ name, legend, rows, chosen }: BoxesProps) {
  const texts = useTexts(expectedTexts);
  return (
    <fieldset className={styles.boxes}>
      <legend>{legend}</legend>
      {rows.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {rows.map(({ id, nom }) => (
        <Checkbox key={id} name={name} value={String(id)} label={nom} defaultChecked={chosen.includes(id)} />
      ))}
    </fieldset>
  );
}

interface Choice {
  groupes: readonly number[];
  departements: readonly number[];
}

const isSameSet = (places: readonly { id: number }[], ids: readonly number[]): boolean =>
  places.length === ids.length && places.every(({ id }) => ids.includes(id));

/** Whether the back end already has this choice, because only the answer to an earlier attempt was lost. */
function isChosen(present: unknown, { groupes, departements }: Choice): boolean {
  const { data } = expectedSchema.safeParse(present);
  return data !== undefined && isSameSet(data.groupes, groupes) && isSameSet(data.departements, departements);
}

/** Saves the choice. Where another one was made meanwhile, the sheet is read again and the form says so. */
function useExpecting({ store, id, day, onClose }: ExpectedDialogProps) {
  const texts = useTexts(expectedTexts);
  const toast = useToast();
  const { save } = useSave(sheetCalls.expect);
  return async (values: z.infer<typeof schema>): Promise<FormFailure | undefined> => {
    const { updated_at = null } = store.get().expected;
    const [groups, departments] = [values['groupes[]'] ?? [], values['departements[]'] ?? []].map((ids) =>
      ids.map(Number),
    );
    const body = { jour: day, groupes: groups ?? [], departements: departments ?? [], updated_at };
    try {
      await save({ id, body });
    } catch (error) {
      const failure = failureOf(error);
      const present = failure.kind === 'invalid' ? failure.present : undefined;
      if (!isChosen(present, body)) {
        store.refresh();
        if (present !== undefined) return { form: texts.changed };
        const kept = isUnclear(failure) ? texts.maybe : texts.notSaved;
        return { errors: failure.fields, form: saveFailureText(failure, kept), canRetry: true };
      }
    }
    store.refresh();
    toast(texts.saved);
    onClose();
    return undefined;
  };
}
