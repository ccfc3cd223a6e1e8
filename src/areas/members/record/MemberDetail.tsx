import { type ReactNode, useCallback, useState } from 'react';
import { memberCalls } from '../../../api/endpoints/members';
import { History } from '../../../data/history/History';
import { type RecordState, useRecord } from '../../../data/useRecord';
import type { Member } from '../../../domain/members/member';
import { PersonName } from '../../../people/PersonName';
import { isDeceased } from '../../../people/personColor';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useCapability, useRight } from '../../../session/useSession';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useUnsavedChanges } from '../../../ui/dialog/useUnsavedChanges';
import { Screen } from '../../../ui/display/Screen';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { useNameInTitle } from '../../frame/navigation/nameInTitle';
import { recordTexts } from '../data/texts.fr';
import { FamilyCard } from './FamilyCard';
import { IdentityCard } from './IdentityCard';
import type { InPlaceOptions } from './inPlace/useInPlace';
import styles from './MemberDetail.module.css';
import { MembershipsCard } from './MembershipsCard';
import { PrintRecord } from './PrintRecord';
import { RecordButtons } from './RecordButtons';
import { RecordFailure } from './RecordFailure';
import {
  AccountPart,
  ConsentsPart,
  ContactsPart,
  LifePart,
  NotesPart,
  StatePart,
  useMayNote,
} from './register/RegisterParts';
import { TagsCard } from './TagsCard';
import { detailTexts } from './texts.fr';

/** The shape of a record that is loading. */
function DetailSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <div className={styles.placeholder}>
          <Skeleton lines={9} />
        </div>
      </div>
      <div className={styles.column} aria-hidden="true">
        <div className={styles.placeholder}>
          <Skeleton lines={6} />
        </div>
      </div>
    </div>
  );
}

const loadAttendance = () => import('./attendance/RecordAttendance');
const loadAbsences = () => import('./absences/RecordAbsences');
const loadPrivacy = () => import('./privacy/RecordPrivacy');

interface MemberDetailProps {
  id: number;
  readonly: boolean;
  /** Opened from another screen of the widget, not with the page. */
  takesFocus: boolean;
  onBack(): void;
  onEdit(id: number): void;
  /** A value was changed where it stands. */
  onUpdated(member: Member): void;
  /** Another user deleted the member whose value was being changed. */
  onGone(): void;
  /** @param isOwn false when another user had already deleted the member */
  onDeleted(member: Member, isOwn: boolean): void;
}

/** Everything about one member. */
export default function MemberDetail(props: MemberDetailProps) {
  const { id, readonly, takesFocus, onBack, onEdit, onUpdated, onGone, onDeleted } = props;
  const texts = useTexts(detailTexts);
  const hasStates = useCapability('etats');
  const { isDirty, setDirty, leave } = useUnsavedChanges(onBack);
  const { isRefreshing, reload, ...read } = useRecord(memberCalls.withRelations, id);
  const [isNoting, setNoting] = useState(false);
  const [areSettled, setSettled] = useState(false);
  const settleCards = useCallback(() => setSettled(true), []);
  const [isAnswering, setAnswering] = useState(false);
  const record = useKept(read.record, isDirty || isNoting || isAnswering);
  useNameInTitle(record.status === 'ready' ? fullNameOf(record.value) : undefined);
  const screen = (actions: ReactNode, content: ReactNode, subject?: ReactNode) => (
    <Screen
      title={texts.title}
      subject={subject}
      width="record"
      takesFocus={takesFocus}
      onBack={leave}
      actions={actions}
    >
      {content}
    </Screen>
  );
  if (record.status === 'loading') return screen(null, <DetailSkeleton />);
  if (record.status !== 'ready')
    return screen(
      null,
      <RecordFailure record={record} isRetrying={isRefreshing} onRetry={reload} onBack={onBack} />,
    );
  const { value: member } = record;
  // Nothing on the cards of a person who died asks to be added: «Modifier» is among the actions.
  const isAtRest = hasStates && isDeceased(member);
  return screen(
    readonly ? (
      <PrintRecord member={member} />
    ) : (
      <RecordButtons member={member} onEdit={onEdit} onDeleted={onDeleted} />
    ),
    <>
      {record.failure && !isRefreshing && <Stale onRetry={reload} />}
      <Cards
        {...{ member, readonly, isAtRest }}
        isBusy={isRefreshing}
        editing={{ isDirty, onDirty: setDirty, onUpdated, onGone }}
        onNoting={setNoting}
        onAnswering={setAnswering}
        onSettled={settleCards}
      />
      {areSettled && <FurtherParts key={member.id} {...{ member, readonly, isAtRest, onDeleted }} />}
    </>,
    <PersonName person={member} />,
  );
}

interface FurtherPartsProps extends Pick<MemberDetailProps, 'readonly' | 'onDeleted'> {
  member: Member;
  isAtRest: boolean;
}

/** What loads after the cards. */
function FurtherParts({ member, readonly, isAtRest, onDeleted }: FurtherPartsProps) {
  const [isLifeSettled, setLifeSettled] = useState(false);
  const settleLife = useCallback(() => setLifeSettled(true), []);
  return (
    <>
      <LifePart id={member.id} onSettled={settleLife} />
      {/* The life line may need more room until then, and what stands below it would move under a press. */}
      {isLifeSettled && (
        <>
          <History subject="membres" id={member.id} />
          <RecordPrivacy member={member} readonly={readonly} onDeleted={onDeleted} />
          <Attendance id={member.id} />
          <Absences id={member.id} readonly={readonly || isAtRest} />
        </>
      )}
    </>
  );
}

interface CardsProps {
  member: Member;
  readonly: boolean;
  isAtRest: boolean;
  isBusy: boolean;
  editing: InPlaceOptions;
  /** Called when a note holds something unsaved, and when it doesn't any more. */
  onNoting(isNoting: boolean): void;
  /** Called when the dialog of a consent opens, and when it closes. */
  onAnswering(isAnswering: boolean): void;
  /** Called once nothing in the cards needs more room. */
  onSettled(): void;
}

function Cards({
  member,
  isAtRest,
  isBusy,
  editing,
  onNoting,
  onAnswering,
  onSettled,
  ...props
}: CardsProps) {
  const readonly = props.readonly || isAtRest;
  const isFixed = useIsHiddenByPage('edit') || readonly;
  const [asked, setAsked] = useState(0);
  const [areNotesSettled, setNotesSettled] = useState(false);
  const settleNotes = useCallback(() => setNotesSettled(true), []);
  const [areConsentsSettled, setConsentsSettled] = useState(false);
  const settleConsents = useCallback(() => setConsentsSettled(true), []);
  const mayNote = useMayNote(readonly);
  const note = mayNote ? () => setAsked((count) => count + 1) : undefined;
  return (
    <div className={styles.columns} aria-busy={isBusy || undefined}>
      <div className={styles.column}>
        <IdentityCard member={member} editing={isFixed ? undefined : editing} onNote={note}>
          <StatePart member={member} readonly={readonly} />
        </IdentityCard>
        <FamilyCard member={member} readonly={readonly} />
      </div>
      <div className={styles.column}>
        <MembershipsCard member={member} readonly={readonly} />
        <TagsCard member={member} readonly={readonly} />
        <ContactsPart member={member} readonly={readonly} />
        <NotesPart
          key={member.id}
          id={member.id}
          {...{ readonly, isAtRest, asked }}
          onDirty={onNoting}
          onSettled={settleNotes}
        />
        {areNotesSettled && (
          <ConsentsPart
            key={`c${member.id}`}
            {...{ member, readonly }}
            onDirty={onAnswering}
            onSettled={settleConsents}
          />
        )}
        {areConsentsSettled && <AccountPart member={member} readonly={readonly} onSettled={onSettled} />}
      </div>
    </div>
  );
}

/** The record as it was read last, while something typed waits in it: a deletion must not take that away unsaid. */
function useKept(record: RecordState<Member>, isDirty: boolean): RecordState<Member> {
  const [last, setLast] = useState(record);
  if (record.status === 'ready' && record !== last && !isSameValue(record, last)) setLast(record);
  return isDirty && record.status !== 'ready' ? last : record;
}

const isSameValue = (one: RecordState<Member>, other: RecordState<Member>) =>
  one.status === 'ready' && other.status === 'ready' && one.value === other.value;

/** What the person took part in, where the back end keeps attendance. It stands last, so that it moves nothing when it comes. */
function Attendance({ id }: { id: number }) {
  const isAnnounced = useCapability('presences');
  const mayRead = useRight('presences.lire');
  return isAnnounced && mayRead && <LazyPart load={loadAttendance} props={{ id }} />;
}

/** When the person is absent, where the back end keeps that. */
function Absences(props: { id: number; readonly: boolean }) {
  const isAnnounced = useCapability('services');
  return isAnnounced && <LazyPart load={loadAbsences} props={props} />;
}

/** The export and the erasure of the person's data, where they are announced and allowed. */
function RecordPrivacy(props: Pick<MemberDetailProps, 'readonly' | 'onDeleted'> & { member: Member }) {
  const isAnnounced = useCapability('rgpd');
  const mayExport = useRight('rgpd.exporter');
  const mayErase = useRight('rgpd.supprimer') && !props.readonly;
  if (!isAnnounced || !(mayExport || mayErase)) return null;
  const { member, onDeleted } = props;
  return <LazyPart load={loadPrivacy} props={{ member, onDeleted, mayExport, mayErase }} />;
}

function Stale({ onRetry }: { onRetry(): void }) {
  const texts = useTexts(recordTexts);
  return <ErrorState inline message={texts.stale} onRetry={onRetry} />;
}
