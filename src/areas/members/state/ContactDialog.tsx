import { useRef, useState } from 'react';
import { memberStateCalls } from '../../../api/endpoints/register/memberStates';
import { useSave } from '../../../api/useApi';
import type { OptOutChange } from '../../../domain/register/stateChange';
import { OPT_OUT_KINDS, type OptOutKind } from '../../../domain/register/states';
import type { KnownMember } from '../../../people/moves';
import { isoDay } from '../../../texts/formats';
import { spokenNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { FormDialog } from '../../../ui/form/FormDialog';
import { CheckboxGroup } from '../../../ui/form/fields/CheckboxGroup';
import { DateField } from '../../../ui/form/fields/DateField';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { ActionTarget } from '../actions/ActionTarget';
import type { BulkDialogProps } from '../actions/bulkDescription';
import { RegisterBatch } from './RegisterBatch';
import styles from './State.module.css';
import { contactDialogTexts, contactTexts, registerSaveTexts } from './texts.fr';
import { useRegisterSave } from './useRegisterSave';

const { setOptOuts } = memberStateCalls;

type Change = Omit<OptOutChange, 'ids'>;

interface ContactValues {
  action: string;
  depuis: string;
}

const valuesSchema = {
  safeParse(values: unknown) {
    const { action = '', depuis = '' } = values as Partial<ContactValues>;
    return { success: true as const, data: { action, depuis } };
  },
};

const kindsOf = (person: KnownMember | undefined): OptOutKind[] =>
  OPT_OUT_KINDS.filter((kind) => person?.oppositions?.some(({ genre }) => genre === kind));

/** Notes which contact one or several people don't want. Their state stays. */
export default function ContactDialog(props: BulkDialogProps) {
  const { members, whole, onDone, onClose } = props;
  const texts = useTexts(contactDialogTexts);
  const [ids] = useState(() => whole?.selection.ids() ?? members.map(({ id }) => id));
  const [batch, setBatch] = useState<Change>();
  const [only] = members;
  // A row of the list doesn't say what a person refuses, so only a record shows it ticked.
  const person = !whole && members.length === 1 && only?.known?.oppositions ? only.known : undefined;
  const title = person ? texts.title(spokenNameOf(person)) : texts.titleMany;
  const scope = <ActionTarget members={members} count={ids.length} />;
  if (batch && whole)
    return (
      <RegisterBatch
        {...{ title, scope, whole, ids, onDone, onClose }}
        busy={texts.busy}
        endpoint={setOptOuts}
        bodyOf={(some) => ({ ...batch, ids: some })}
        done={texts.done}
      />
    );
  if (person) return <PersonContacts {...props} {...{ title, ids, person }} />;
  return <ManyContacts {...props} {...{ title, ids, scope }} onBatch={whole && setBatch} />;
}

interface KindsFieldProps {
  label: string;
  kinds: readonly OptOutKind[];
  error: string | undefined;
  onChange(kinds: OptOutKind[]): void;
}

function KindsField({ label, kinds, error, onChange }: KindsFieldProps) {
  const words = useTexts(contactTexts);
  return (
    <>
      <CheckboxGroup
        label={label}
        options={OPT_OUT_KINDS.map((value) => ({ value, label: words[value] }))}
        values={kinds}
        error={error}
        onChange={(values) => onChange(OPT_OUT_KINDS.filter((kind) => values.includes(kind)))}
      />
      {/* The form compares and guards what its controls hold, and these boxes have no name. */}
      <input type="hidden" name="genres" value={kinds.join()} />
    </>
  );
}

function SinceField({ hint }: { hint?: string }) {
  const texts = useTexts(contactDialogTexts);
  return <DateField name="depuis" label={texts.since} hint={hint} defaultValue={isoDay(new Date())} />;
}

interface PersonContactsProps extends BulkDialogProps {
  title: string;
  ids: readonly number[];
  person: KnownMember;
}

/** What one person refuses, as ticks: what is ticked anew is added, what is unticked is removed. */
function PersonContacts({ title, ids, person, ...props }: PersonContactsProps) {
  const texts = useTexts(contactDialogTexts);
  const words = useTexts(registerSaveTexts);
  const [kinds, setKinds] = useState(() => kindsOf(person));
  const [problem, setProblem] = useState<string>();
  // What is saved of it: after a failure between the two calls, only the rest is sent again.
  const stored = useRef(kinds);
  const { save } = useSave(setOptOuts);
  const run = useRegisterSave(props);
  const change = async (body: Change, after: OptOutKind[]) => {
    const answer = await save({ body: { ...body, ids: [...ids] } });
    stored.current = after;
    return answer;
  };
  const handleSave = async ({ depuis }: ContactValues) => {
    const before = stored.current;
    const removed = before.filter((kind) => !kinds.includes(kind));
    const added = kinds.filter((kind) => !before.includes(kind));
    if (removed.length + added.length === 0) {
      setProblem(texts.noChange);
      return { isStopped: true as const };
    }
    const failure = await run(
      async () => [
        ...(removed.length
          ? [
              await change(
                { genres: removed, action: 'retirer' },
                kinds.filter((kind) => before.includes(kind)),
              ),
            ]
          : []),
        ...(added.length
          ? [await change({ genres: added, action: 'ajouter', depuis: depuis || null }, kinds)]
          : []),
      ],
      () => texts.doneOne,
    );
    return failure && stored.current !== before ? { form: texts.half, canRetry: true } : failure;
  };
  return (
    <FormDialog
      title={title}
      size="small"
      schema={valuesSchema}
      saveLabel={words.save}
      savingLabel={words.saving}
      onClose={props.onClose}
      onSave={handleSave}
    >
      <KindsField
        label={texts.genres}
        kinds={kinds}
        error={problem}
        onChange={(chosen) => {
          setProblem(undefined);
          setKinds(chosen);
        }}
      />
      <SinceField hint={texts.sinceHint} />
      <p className={styles.note}>{texts.stays}</p>
    </FormDialog>
  );
}

interface ManyContactsProps extends BulkDialogProps {
  title: string;
  ids: readonly number[];
  scope: React.ReactNode;
  /** Takes the change where it is sent in batches. */
  onBatch: ((change: Change) => void) | undefined;
}

/** Contacts that several people refuse, or accept again. */
function ManyContacts({ title, ids, scope, onBatch, ...props }: ManyContactsProps) {
  const texts = useTexts(contactDialogTexts);
  const words = useTexts(registerSaveTexts);
  const [kinds, setKinds] = useState<OptOutKind[]>([]);
  const [problem, setProblem] = useState<string>();
  const [action, setAction] = useState('ajouter');
  const { save } = useSave(setOptOuts);
  const run = useRegisterSave(props);
  const handleSave = async ({ depuis }: ContactValues) => {
    if (kinds.length === 0) {
      setProblem(texts.noKind);
      return { isStopped: true as const };
    }
    const change: Change =
      action === 'retirer'
        ? { genres: kinds, action: 'retirer' }
        : { genres: kinds, action: 'ajouter', depuis: depuis || null };
    if (onBatch) {
      onBatch(change);
      return { isStopped: true as const };
    }
    return run(
      async () => [await save({ body: { ...change, ids: [...ids] } })],
      ([answer]) => texts.done(answer?.membres ?? 0),
    );
  };
  return (
    <FormDialog
      title={title}
      schema={valuesSchema}
      saveLabel={words.save}
      savingLabel={words.saving}
      onClose={props.onClose}
      onSave={handleSave}
    >
      {scope}
      <RadioGroup
        name="action"
        label={texts.action}
        options={(['ajouter', 'retirer'] as const).map((value) => ({ value, label: texts[value] }))}
        defaultValue="ajouter"
        onChange={setAction}
      />
      <KindsField
        label={texts.genresMany}
        kinds={kinds}
        error={problem}
        onChange={(chosen) => {
          setProblem(undefined);
          setKinds(chosen);
        }}
      />
      {action === 'ajouter' && <SinceField />}
      <p className={styles.note}>{texts.stays}</p>
    </FormDialog>
  );
}
