import { useState } from 'react';
import type { Member } from '../../../../domain/members/member';
import type { Consent, ConsentKind } from '../../../../domain/register/consentWire';
import { readDay } from '../../../../domain/storedDay';
import { isoDay } from '../../../../texts/formats';
import { fullNameOf, spokenNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { Checkbox } from '../../../../ui/form/fields/Checkbox';
import { DateField } from '../../../../ui/form/fields/DateField';
import { RadioGroup } from '../../../../ui/form/fields/RadioGroup';
import { Select } from '../../../../ui/form/fields/Select';
import { TextField } from '../../../../ui/form/fields/TextField';
import styles from './Consents.module.css';
import {
  type AskedConsent,
  askedOn,
  BY_NAME,
  type ConsentValues,
  consentFormSchema,
  firstGiver,
  giverOptions,
  secondGiver,
} from './consentForm';
import { consentDialogTexts } from './texts.fr';
import { useConsentCreate, useConsentUpdate } from './useConsentSave';

interface ConsentDialogProps {
  member: Member;
  kind: ConsentKind;
  /** Missing for a new answer. */
  consent?: Consent | undefined;
  onClose(): void;
}

/** Notes what a person, or a child and the parents, answered; or changes that. */
export default function ConsentDialog(props: ConsentDialogProps) {
  return props.consent ? <Changed {...props} consent={props.consent} /> : <New {...props} />;
}

function New({ member, kind, onClose }: ConsentDialogProps) {
  const send = useConsentCreate(member.id, kind.id);
  return <ConsentForm {...{ member, kind, onClose }} onSave={send} />;
}

function Changed({ member, kind, consent, onClose }: ConsentDialogProps & { consent: Consent }) {
  const texts = useTexts(consentDialogTexts);
  const about = texts.title(kind.nom, spokenNameOf(member));
  const people = [member, ...(member.parents ?? []), ...notedIn(consent)];
  const { send, question } = useConsentUpdate(consent, about, (id) => {
    const found = people.find((person) => person.id === id);
    return found && fullNameOf(found);
  });
  return (
    <>
      <ConsentForm {...{ member, kind, consent, onClose }} onSave={send} />
      {question}
    </>
  );
}

const notedIn = (consent: Consent | undefined) =>
  [consent?.donne_par, consent?.second_parent].filter((person) => person !== null && person !== undefined);

interface ConsentFormProps extends ConsentDialogProps {
  onSave: ReturnType<typeof useConsentCreate>;
}

function ConsentForm({ member, kind, consent, onClose, onSave }: ConsentFormProps) {
  const texts = useTexts(consentDialogTexts);
  const today = isoDay(new Date());
  const [day, setDay] = useState(consent?.du ?? today);
  const [answer, setAnswer] = useState<string>(isRefused(consent) ? 'non' : 'oui');
  const askedFor = (on: string) => askedOn(member, kind, on);
  const asked = askedFor(day || today);
  const isRefusal = answer === 'non';
  return (
    <FormDialog<ConsentValues>
      title={texts.title(kind.nom, spokenNameOf(member))}
      size="small"
      schema={consentFormSchema(texts, today, askedFor, isRefused(consent))}
      saveLabel={texts.save}
      savingLabel={texts.saving}
      onClose={onClose}
      onSave={onSave}
    >
      <About {...{ member, kind, asked }} />
      {!consent && (
        <RadioGroup
          name="reponse"
          label={texts.answer}
          options={[
            { value: 'oui', label: texts.yes },
            { value: 'non', label: texts.no },
          ]}
          value={answer}
          onChange={setAnswer}
        />
      )}
      <Givers key={String(asked.isYoung)} {...{ member, consent, asked, isRefusal }} />
      <div className={styles.pair}>
        <DateField name="du" label={texts.from} required max={today} value={day} onChange={setDay} />
        {!isRefusal && (
          <DateField
            name="jusquau"
            label={texts.until}
            hint={texts.untilHint}
            defaultValue={consent?.jusquau ?? ''}
          />
        )}
      </div>
      <TextField
        name="preuve"
        label={texts.proof}
        hint={texts.proofHint}
        autoComplete="off"
        defaultValue={consent?.preuve ?? ''}
      />
    </FormDialog>
  );
}

/** A refusal is withdrawn on its own day. */
const isRefused = (consent: Consent | undefined): boolean =>
  consent !== undefined && consent.retire_le === consent.du;

interface AskedProps {
  member: Member;
  asked: AskedConsent;
}

function About({ member, kind, asked }: AskedProps & { kind: ConsentKind }) {
  const texts = useTexts(consentDialogTexts);
  const said = asked.needsBoth ? texts.youngBoth : texts.young;
  const name = member.prenom?.trim() || spokenNameOf(member);
  return (
    <>
      {asked.isYoung && asked.age !== null && <p>{said(name, asked.age)}</p>}
      {!readDay(member.date_naissance) && <p className={styles.note}>{texts.unknownBirth}</p>}
      {kind.genre === 'lettre' && <p className={styles.note}>{texts.letters}</p>}
    </>
  );
}

interface GiversProps extends AskedProps {
  consent: Consent | undefined;
  isRefusal: boolean;
}

/** Who answers: the person, or the child with one parent or both. A refusal of one is enough. */
function Givers({ member, consent, asked, isRefusal }: GiversProps) {
  const texts = useTexts(consentDialogTexts);
  const name = member.prenom?.trim() || spokenNameOf(member);
  const withChild = asked.isYoung && !isRefusal;
  const options = giverOptions(member, { isYoung: withChild }, notedIn(consent), texts.other);
  const lacksParents = asked.isYoung && (member.parents ?? []).length === 0;
  return (
    <>
      {withChild && (
        <Checkbox
          name="accord_enfant"
          label={texts.agrees(name)}
          defaultChecked={consent?.accord_enfant ?? false}
        />
      )}
      <Giver
        key={String(withChild)}
        field="donne_par"
        label={isRefusal ? texts.refuser : texts.giver}
        hint={lacksParents ? texts.noParents : undefined}
        nameLabel={texts.otherName}
        options={options}
        first={firstGiver(member, { isYoung: withChild }, consent)}
        name={consent?.donne_par_nom}
      />
      {asked.needsBoth && !isRefusal && (
        <Giver
          field="second_parent"
          label={texts.second}
          nameLabel={texts.secondName}
          options={options}
          first={secondGiver(consent)}
          name={consent?.second_parent_nom}
        />
      )}
    </>
  );
}

interface GiverProps {
  field: 'donne_par' | 'second_parent';
  label: string;
  hint?: string | undefined;
  nameLabel: string;
  options: ReturnType<typeof giverOptions>;
  first: string;
  name: string | null | undefined;
}

/** One who gives it: of a record, or by name. */
function Giver({ field, label, hint, nameLabel, options, first, name }: GiverProps) {
  const texts = useTexts(consentDialogTexts);
  const [chosen, choose] = useState(first);
  return (
    <>
      <Select
        name={field}
        label={label}
        hint={hint}
        required
        placeholder={texts.choose}
        options={options}
        value={chosen}
        onChange={choose}
      />
      {chosen === BY_NAME && (
        <TextField
          name={`${field}_nom`}
          label={nameLabel}
          required
          autoComplete="off"
          defaultValue={name ?? ''}
        />
      )}
    </>
  );
}
