import { useState } from 'react';
import * as z from 'zod/mini';
import { sheetCalls } from '../../../api/endpoints/attendance/sheets';
import { failureOf } from '../../../api/errors';
import { newKey } from '../../../api/http/WriteKeys';
import { useSave } from '../../../api/useApi';
import { isUnclear, joinLines, saveFailureText } from '../../../data/save/saveFailures';
import { GENDER_VALUES, type Member } from '../../../domain/members/member';
import { PersonName } from '../../../people/PersonName';
import { useLikelyDuplicates } from '../../../people/useLikelyDuplicates';
import { fullNameOf, genderLabel, spokenNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { commonTexts } from '../../../texts/texts.fr';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useUnsavedChanges } from '../../../ui/dialog/useUnsavedChanges';
import { Form, type FormFailure } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { TextField } from '../../../ui/form/fields/TextField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useToast } from '../../../ui/toast/useToast';
import type { AttendanceStore } from '../sync/AttendanceStore';
import styles from './Sheet.module.css';
import { newcomerTexts } from './texts.fr';

interface NewcomerDialogProps {
  store: AttendanceStore;
  id: number;
  day: string;
  /** What was searched. */
  name: string;
  onClose(): void;
}

const line = z.pipe(
  z.string(),
  z.transform((text) => text.trim()),
);
const schema = z.object({ nom: line, prenom: line, genre: z.enum(GENDER_VALUES), telephone: line });
type Values = z.infer<typeof schema>;

const KNOWN_SHOWN = 3;

/** Adds somebody who came for the first time: on file and present with one save. */
export default function NewcomerDialog(props: NewcomerDialogProps) {
  const { store, name, onClose } = props;
  const texts = useTexts(newcomerTexts);
  const { cancel } = useTexts(commonTexts);
  const { setDirty, leave } = useUnsavedChanges(onClose);
  const [first = '', ...rest] = name.split(/\s+/);
  const [typed, setTyped] = useState({ nom: first, prenom: rest.join(' '), telephone: '' });
  const add = useNewcomer(props);
  const read = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const text = (key: string) => String(data.get(key) ?? '');
    setTyped({ nom: text('nom'), prenom: text('prenom'), telephone: text('telephone') });
  };
  const tickKnown = ({ id, nom, prenom }: Member) => {
    store.add([{ id, nom, prenom, attendu: false, famille: [] }]);
    store.tick([id], 'present');
    onClose();
  };
  return (
    <Dialog open size="small" title={texts.title} description={texts.text} onClose={onClose}>
      <Form schema={schema} onValid={add} onDirty={setDirty} onInput={(event) => read(event.currentTarget)}>
        <TextField name="nom" label={texts.nom} required defaultValue={first} autoComplete="off" />
        <TextField
          name="prenom"
          label={texts.prenom}
          required
          defaultValue={rest.join(' ')}
          autoComplete="off"
        />
        <RadioGroup
          name="genre"
          label={texts.genre}
          required
          options={GENDER_VALUES.map((value) => ({ value, label: genderLabel(value) }))}
        />
        <TextField name="telephone" type="tel" label={texts.telephone} autoComplete="off" />
        <KnownPeople typed={typed} onChoose={tickKnown} />
        <FormActions>
          <Button onClick={leave}>{cancel}</Button>
          <SubmitButton busyLabel={texts.saving}>{texts.save}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

interface KnownPeopleProps {
  typed: { nom: string; prenom: string; telephone: string };
  onChoose(member: Member): void;
}

/** Members who may be the person: one of them is ticked instead of being added again. */
function KnownPeople({ typed, onChoose }: KnownPeopleProps) {
  const texts = useTexts(newcomerTexts);
  const likely = useLikelyDuplicates(typed);
  return (
    <div role="status" className={styles.known}>
      {likely.length > 0 && <p>{texts.known}</p>}
      {likely.slice(0, KNOWN_SHOWN).map(({ membre: member }) => (
        <Button
          key={member.id}
          icon="user"
          aria-label={texts.thisOne(fullNameOf(member))}
          onClick={() => onChoose(member)}
        >
          <PersonName person={member} />
        </Button>
      ))}
    </div>
  );
}

/** Saves the record with its tick. The key stays the same for a repeated attempt, so that nobody is added twice. */
function useNewcomer({ store, id, day, onClose }: NewcomerDialogProps) {
  const texts = useTexts(newcomerTexts);
  const toast = useToast();
  const { save } = useSave(sheetCalls.newcomer);
  const [tick] = useState(() => ({ cle: newKey(), ...store.stamp() }));
  return async ({ telephone, ...names }: Values): Promise<FormFailure | undefined> => {
    const record = { ...names, telephone: telephone || null };
    const body = { jour: day, appareil: store.device, pointage: tick, membre: record };
    try {
      const { personne: person } = await save({ id, body });
      store.add([person]);
      store.refresh();
      toast(texts.added(spokenNameOf(person)));
      onClose();
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      const kept = isUnclear(failure) ? texts.maybe : texts.notAdded;
      return { errors: failure.fields, form: joinLines(saveFailureText(failure, kept)), canRetry: true };
    }
  };
}
