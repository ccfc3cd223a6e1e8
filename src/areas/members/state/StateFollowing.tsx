import { type ReactNode, useState } from 'react';
import type { Query } from '../../../api/useApi';
import type { ConcernedPerson, StateFollows } from '../../../domain/register/stateChange';
import type { MemberState } from '../../../domain/register/states';
import type { KnownMember } from '../../../people/moves';
import { formatDay } from '../../../texts/records/formatDay';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Notice } from '../../../ui/display/Notice';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { CheckboxGroup } from '../../../ui/form/fields/CheckboxGroup';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { ReadFailure } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { refusalText } from '../actions/refusals';
import { memberActionTexts } from '../actions/texts.fr';
import styles from './State.module.css';
import { type StateDialogTexts, stateDialogTexts } from './texts.fr';

/** Registrations and services that are told one by one; of more the number is said. */
const TOLD = 12;

interface StateFollowingProps {
  state: MemberState;
  follows: Query<StateFollows>;
  /** The only person that the dialog is about. */
  person: KnownMember | undefined;
  isBatch: boolean;
}

/** What follows from the change, and what is asked about it. */
export function StateFollowing({ state, follows, person, isBatch }: StateFollowingProps) {
  const texts = useTexts(stateDialogTexts);
  const { data } = follows;
  // Another day may be asked about: what is wrong with it stands under its field.
  const isBadDay = follows.failure?.fields?.etat_depuis !== undefined;
  return (
    <section className={styles.follows} aria-label={texts.follows} aria-live="polite">
      {!data && !follows.failure && (
        <div aria-busy="true">
          <Skeleton lines={2} />
        </div>
      )}
      {!isBadDay && <ReadFailure inline query={follows} failed={texts.failed} />}
      {data && <LeftOut follows={data} isAlone={person !== undefined} />}
      {data && data.total > 0 && (
        <Following {...{ state, isBatch }} follows={data} isAlone={person !== undefined} />
      )}
    </section>
  );
}

/** The people that the change can't be made for, and why. */
function LeftOut({ follows: { refus }, isAlone }: { follows: StateFollows; isAlone: boolean }) {
  const actionTexts = useTexts(memberActionTexts);
  if (refus.length === 0) return null;
  return (
    <Notice isWarning>
      <span className={styles.lines}>
        {isAlone ? refus[0]?.message : refusalText(refus, [], actionTexts)}
      </span>
    </Notice>
  );
}

interface FollowingProps {
  state: MemberState;
  follows: StateFollows;
  isAlone: boolean;
  isBatch: boolean;
}

function Following({ state, follows, isAlone, isBatch }: FollowingProps) {
  const texts = useTexts(stateDialogTexts);
  const { total, personnes, comptes } = follows;
  if (state === 'actif') return <Notice>{texts.nothingReopens}</Notice>;
  const [first] = personnes;
  const ends = isAlone && first ? endsOf(first, texts) : endCounts(follows, texts);
  const isQuiet = ends.length + comptes.inscriptions + comptes.services === 0;
  return (
    <>
      {!isAlone && <p className={styles.scope}>{texts.concerned(total)}</p>}
      {isQuiet && <p className={styles.note}>{texts.nothing}</p>}
      {ends.length > 0 && <Lines title={texts.endsThen} lines={ends} total={ends.length} />}
      <Registrations {...{ follows, isAlone, isBatch }} />
      <Services {...{ follows, isAlone }} />
    </>
  );
}

function endsOf({ groupe, departement, etapes, compte }: ConcernedPerson, texts: StateDialogTexts): string[] {
  return [
    ...(groupe ? [texts.group(groupe.nom)] : []),
    ...(departement ? [texts.department(departement.nom)] : []),
    ...etapes.map(({ nom }) => texts.step(nom)),
    ...(compte ? [accountText(compte, texts)] : []),
  ];
}

const accountText = (
  { email, reste: stays }: NonNullable<ConcernedPerson['compte']>,
  texts: StateDialogTexts,
): string => (stays ? texts[stays](email) : texts.account(email));

function endCounts({ comptes }: StateFollows, texts: StateDialogTexts): string[] {
  return [
    ...(comptes.groupes ? [texts.groups(comptes.groupes)] : []),
    ...(comptes.departements ? [texts.departments(comptes.departements)] : []),
    ...(comptes.etapes ? [texts.steps(comptes.etapes)] : []),
    ...(comptes.comptes ? [texts.accounts(comptes.comptes)] : []),
  ];
}

interface LinesProps {
  title?: string;
  lines: readonly string[];
  /** How many there are, of which `lines` may be the first. */
  total: number;
}

function Lines({ title, lines, total }: LinesProps) {
  const texts = useTexts(stateDialogTexts);
  const shown = lines.slice(0, TOLD);
  return (
    <div>
      {title && <p className={styles.heading}>{title}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={styles.list}>
        {shown.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and never move
          <li key={at}>{line}</li>
        ))}
        {total > shown.length && <li className={styles.note}>{texts.more(total - shown.length)}</li>}
      </ul>
    </div>
  );
}

interface AskedProps {
  follows: StateFollows;
  isAlone: boolean;
  /** Sent in several calls, of which each knows only its own people. */
  isBatch?: boolean;
}

/** The registrations to come, and what is done with them. Nothing is withdrawn and no mail is sent unless it is chosen. */
function Registrations({ follows: { comptes, personnes }, isAlone, isBatch }: AskedProps) {
  const texts = useTexts(stateDialogTexts);
  const [choice, setChoice] = useState('');
  if (comptes.inscriptions === 0) return null;
  const rows = personnes.flatMap((person) =>
    person.inscriptions.map(({ id, evenement, jour }) => ({
      value: String(id),
      label: ofPerson(person, texts.occasion(evenement.nom_evenement, formatDay(jour)), isAlone, texts),
    })),
  );
  // They are chosen one by one where each can be shown, and the change is sent by one call.
  const mayChoose =
    !isBatch && rows.length === comptes.inscriptions && rows.length > 1 && rows.length <= TOLD;
  return (
    <Asked
      name="inscriptions"
      label={texts.inscriptions(comptes.inscriptions)}
      options={[
        { value: 'laisser', label: texts.leaveRegistrations },
        { value: 'retirer', label: texts.withdrawRegistrations },
        ...(mayChoose ? [{ value: 'choisir', label: texts.chooseRegistrations }] : []),
      ]}
      onChange={setChoice}
      lines={
        choice === 'choisir' ? null : (
          <Lines lines={rows.map(({ label }) => label)} total={comptes.inscriptions} />
        )
      }
    >
      {choice === 'choisir' && <RegistrationChoice rows={rows} />}
      {(choice === 'retirer' || choice === 'choisir') && <Checkbox name="prevenir" label={texts.prevenir} />}
    </Asked>
  );
}

/** The registrations that are withdrawn, one by one. */
function RegistrationChoice({ rows }: { rows: readonly { value: string; label: string }[] }) {
  const texts = useTexts(stateDialogTexts);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <CheckboxGroup label={texts.chosenRegistrations} options={rows} values={chosen} onChange={setChosen} />
      {/* The form compares and guards what its controls hold, and these boxes have no name. */}
      <input type="hidden" name="choisies" value={chosen.join()} />
    </>
  );
}

function Services({ follows: { comptes, personnes }, isAlone }: AskedProps) {
  const texts = useTexts(stateDialogTexts);
  if (comptes.services === 0) return null;
  const lines = personnes.flatMap((person) =>
    person.services.map(({ evenement: { nom_evenement: name }, jour, role, serie }) => {
      const when = serie ? texts.wholeSeries(name) : texts.occasion(name, formatDay(jour));
      return ofPerson(person, texts.inRole(when, role), isAlone, texts);
    }),
  );
  return (
    <Asked
      name="services"
      label={texts.services(comptes.services)}
      options={[
        { value: 'laisser', label: texts.leaveServices },
        { value: 'retirer', label: texts.withdrawServices },
      ]}
      lines={<Lines lines={lines} total={comptes.services} />}
    />
  );
}

const ofPerson = (person: ConcernedPerson, what: string, isAlone: boolean, texts: StateDialogTexts) =>
  isAlone ? what : texts.of(fullNameOf(person), what);

interface AskedFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  onChange?: (value: string) => void;
  /** What it is about. */
  lines: ReactNode;
  children?: ReactNode;
}

/** A question that has to be answered: neither answer is taken for granted. */
function Asked({ name, label, options, onChange, lines, children }: AskedFieldProps) {
  return (
    <div className={styles.asked}>
      <RadioGroup name={name} label={label} required options={options} onChange={onChange} />
      {children}
      {lines}
    </div>
  );
}
