import { useState } from 'react';
import { memberStateCalls } from '../../../api/endpoints/register/memberStates';
import { useSave } from '../../../api/useApi';
import { memberStateTexts } from '../../../data/history/texts.fr';
import type { StateChanged } from '../../../domain/register/stateChange';
import { LEAVING_REASONS, type MemberState } from '../../../domain/register/states';
import { isActive } from '../../../domain/register/whoCounts';
import { readDay } from '../../../domain/storedDay';
import type { ActedMember, KnownMember } from '../../../people/moves';
import { spokenNameOf, stateLabel } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { FormDialog } from '../../../ui/form/FormDialog';
import { DateField } from '../../../ui/form/fields/DateField';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { Select } from '../../../ui/form/fields/Select';
import { ActionTarget } from '../actions/ActionTarget';
import type { BulkDialogProps } from '../actions/bulkDescription';
import { RegisterBatch } from './RegisterBatch';
import { StateFollowing } from './StateFollowing';
import { memberStateOf, type StateValues, stateFormSchema } from './stateForm';
import {
  registerSaveTexts,
  type StateDialogTexts,
  stateDayTexts,
  stateDialogTexts,
  stateDoneTexts,
} from './texts.fr';
import { useRegisterSave } from './useRegisterSave';
import { useSpouseQuestion } from './useSpouseQuestion';
import { type AskedChange, useStateFollows } from './useStateFollows';

const { setStates } = memberStateCalls;

/** The only person, where the dialog is about one whose state is known. */
function onlyPerson(members: readonly ActedMember[], isWhole: boolean): KnownMember | undefined {
  const [only] = members;
  return isWhole || members.length > 1 ? undefined : only?.known;
}

/** The states that may be chosen. Somebody who is active can leave or die, and nothing else. */
function useStateOptions(person: KnownMember | undefined) {
  const texts = useTexts(stateDialogTexts);
  const option = (value: MemberState, label: string) => ({ value, label });
  if (!person)
    return [option('parti', texts.parti), option('decede', texts.decede), option('actif', texts.actif)];
  const gone = (['parti', 'decede'] as const).map((state) => option(state, stateLabel(state, person.genre)));
  return isActive(person) ? gone : [...gone, option('actif', texts.back(person.genre === 'feminin'))];
}

/** What is chosen so far, and what follows from it. */
function useChange(ids: readonly number[], person: KnownMember | undefined) {
  const present = person && !isActive(person) ? memberStateOf(person.etat) : undefined;
  const day = (present && readDay(person?.etat_depuis)) ?? null;
  const [change, setChange] = useState<Partial<AskedChange>>({ etat: present, etat_depuis: day });
  const { etat: state, etat_depuis } = change;
  // Where only the day or the reason of a state is corrected, nothing ends.
  const isCorrection = state !== undefined && state === present;
  const asked = state && !isCorrection ? { etat: state, etat_depuis } : undefined;
  const follows = useStateFollows(ids, asked);
  return {
    ...{ state, present, day, follows, isAsked: asked !== undefined },
    choose: (value: string) =>
      setChange({ etat: memberStateOf(value), etat_depuis: value === present ? day : etat_depuis }),
    date: (value: string) => setChange({ ...change, etat_depuis: value || null }),
  };
}

/** Changes the state of one or several people, and shows beforehand what follows from it. */
export default function StateDialog(props: BulkDialogProps) {
  const { members, whole, onDone, onClose } = props;
  const texts = useTexts(stateDialogTexts);
  const doneTexts = useTexts(stateDoneTexts);
  const [ids] = useState(() => whole?.selection.ids() ?? members.map(({ id }) => id));
  const [batch, setBatch] = useState<StateValues>();
  const person = onlyPerson(members, whole !== undefined);
  const title = person ? texts.title(spokenNameOf(person)) : texts.titleMany;
  const scope = <ActionTarget members={members} count={ids.length} />;
  if (batch && whole)
    return (
      <RegisterBatch
        {...{ title, scope, whole, ids, onDone, onClose }}
        busy={texts.busy}
        endpoint={setStates}
        bodyOf={(some) => ({ ...batch, ids: some })}
        done={doneTexts[batch.etat]}
        leftOf={(answer) => accountsLeft(answer, texts)}
      />
    );
  return (
    <ChangeForm
      {...props}
      {...{ title, ids, person }}
      scope={person ? undefined : scope}
      onBatch={whole && setBatch}
    />
  );
}

interface ChangeFormProps extends BulkDialogProps {
  title: string;
  scope: React.ReactNode;
  ids: readonly number[];
  person: KnownMember | undefined;
  /** Takes the values where they are sent in batches. */
  onBatch: ((values: StateValues) => void) | undefined;
}

function ChangeForm({ title, scope, ids, person, onBatch, ...props }: ChangeFormProps) {
  const texts = useTexts(stateDialogTexts);
  const words = useTexts(registerSaveTexts);
  const dayWords = useTexts(stateDayTexts);
  const options = useStateOptions(person);
  const change = useChange(ids, person);
  const { state, present, day, follows } = change;
  const send = useStateSave(props);
  const askSpouse = useSpouseQuestion();
  const handleSave = async (values: StateValues) => {
    if (change.isAsked && !follows.data) return { form: texts.wait };
    if (!onBatch) {
      const failure = await send({ ...values, ids: [...ids] });
      const [first] = follows.data?.personnes ?? [];
      if (!failure && values.etat === 'decede' && person && first)
        void askSpouse(first.conjoint, spokenNameOf(first));
      return failure;
    }
    onBatch(values);
    return { isStopped: true as const };
  };
  return (
    <FormDialog
      title={title}
      schema={stateFormSchema}
      saveLabel={words.save}
      savingLabel={words.saving}
      onClose={props.onClose}
      onSave={handleSave}
    >
      {scope}
      <RadioGroup
        name="etat"
        label={texts.etat}
        required
        options={options}
        defaultValue={present}
        onChange={change.choose}
      />
      {state && (
        <DateField
          key={state}
          name="etat_depuis"
          label={dayWords[state]}
          hint={words.unknownDay}
          error={change.isAsked ? follows.failure?.fields?.etat_depuis : undefined}
          defaultValue={state === present ? (day ?? '') : ''}
          onChange={change.date}
        />
      )}
      {state === 'parti' && <ReasonField reason={person?.etat_motif} />}
      {state && change.isAsked && (
        <StateFollowing {...{ state, follows, person }} isBatch={onBatch !== undefined} />
      )}
    </FormDialog>
  );
}

function ReasonField({ reason }: { reason: string | null | undefined }) {
  const texts = useTexts(stateDialogTexts);
  const reasons = useTexts(memberStateTexts);
  return (
    <Select
      name="etat_motif"
      label={texts.reason}
      placeholder={texts.noReason}
      options={LEAVING_REASONS.map((value) => ({ value, label: reasons[value] }))}
      defaultValue={reason ?? ''}
    />
  );
}

/** Sends the change, and says how many people, registrations and services it reached. */
function useStateSave(props: BulkDialogProps) {
  const texts = useTexts(stateDialogTexts);
  const doneTexts = useTexts(stateDoneTexts);
  const { save } = useSave(setStates);
  const run = useRegisterSave(props);
  return (body: StateValues & { ids: number[] }) =>
    run(
      async () => [await save({ body })],
      ([answer]) =>
        [
          doneTexts[body.etat](answer?.membres ?? 0),
          answer?.inscriptions && texts.registrationsDone(answer.inscriptions),
          answer?.services && texts.servicesDone(answer.services),
          answer?.comptes && texts.accountsDone(answer.comptes),
        ]
          .filter(Boolean)
          .join(', '),
      ([answer]) => (answer ? accountsLeft(answer, texts) : ''),
    );
}

/** The accounts that stay although their people left; empty for none. */
function accountsLeft(
  { comptes_gardes: left }: { comptes_gardes?: StateChanged['comptes_gardes'] },
  texts: StateDialogTexts,
): string {
  const lines = (left ?? []).map(({ nom, message }) => texts.of(nom ?? '', message));
  return lines.length > 0 ? [`${texts.stays}\u00a0:`, ...lines].join('\n') : '';
}
