/* What a record says of the state of a person and of the contact that they don't want, where the back end keeps that. */
import { useEffect } from 'react';
import type { Member } from '../../../../domain/members/member';
import { useIsHiddenByPage } from '../../../../session/hostPage';
import { useCapability, useRight } from '../../../../session/useSession';
import { LazyPart } from '../../../../ui/lazy/LazyPart';
import { useLazyModule } from '../../../../ui/loading/useLazyModule';
import lifeStyles from '../life/LifeLine.module.css';
import noteStyles from '../notes/Notes.module.css';
import styles from './Register.module.css';

const loadState = () => import('./RecordState');
const loadContacts = () => import('./RecordContacts');
const loadNotes = () => import('../notes/RecordNotes');
const loadAccount = () => import('../account/RecordAccount');
const loadLife = () => import('../life/LifeLine');

interface PartProps {
  member: Member;
  readonly: boolean;
}

/** The last line of the identity. Its room is kept while its code loads. */
export function StatePart({ member, readonly }: PartProps) {
  const isHidden = useIsHiddenByPage('state');
  const isAnnounced = useCapability('etats');
  return (
    isAnnounced && (
      <LazyPart
        load={loadState}
        props={{ member, mayChange: !readonly && !isHidden }}
        placeholder={<div className={styles.state} />}
      />
    )
  );
}

/** The last card of its column, so that it moves nothing when it comes. */
export function ContactsPart({ member, readonly }: PartProps) {
  const isHidden = useIsHiddenByPage('contact');
  const isAnnounced = useCapability('etats');
  return (
    isAnnounced && <LazyPart load={loadContacts} props={{ member, mayChange: !readonly && !isHidden }} />
  );
}

/** Whether notes of people may be written here. */
export function useMayNote(readonly: boolean): boolean {
  const isHidden = useIsHiddenByPage('note');
  const isAnnounced = useCapability('notes');
  return useRight('notes.modifier') && isAnnounced && !readonly && !isHidden;
}

interface NotesPartProps extends Pick<PartProps, 'readonly'> {
  id: number;
  isAtRest: boolean;
  /** Grows each time a visit is asked for. */
  asked: number;
  onDirty(isDirty: boolean): void;
}

/** Notes and visits, the last card of its column. */
export function NotesPart({ readonly, ...props }: NotesPartProps) {
  const isAnnounced = useCapability('notes');
  const mayRead = useRight('notes.lire');
  const mayWrite = useMayNote(readonly);
  return (
    isAnnounced &&
    mayRead && (
      <LazyPart
        load={loadNotes}
        props={{ ...props, mayWrite }}
        placeholder={<div className={noteStyles.placeholder} />}
      />
    )
  );
}

/** The linked account, for those who may see accounts; the last card of its column. */
export function AccountPart({ member, readonly }: PartProps) {
  const isAnnounced = useCapability('compte-membre');
  const maySee = useRight('comptes.lire');
  const mayChange = useRight('comptes.modifier') && !readonly;
  return isAnnounced && maySee && <LazyPart load={loadAccount} props={{ member, mayChange }} />;
}

interface LifePartProps {
  id: number;
  /** Called once all of it is shown, or it can't be: until then it may need more room. */
  onSettled(): void;
}

/** The life line, below the cards. */
export function LifePart(props: LifePartProps) {
  const isAnnounced = useCapability('etats');
  const { error } = useLazyModule(loadLife, isAnnounced);
  const isSettled = !isAnnounced || error !== undefined;
  const { onSettled } = props;
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  return (
    isAnnounced && (
      <LazyPart load={loadLife} props={props} placeholder={<div className={lifeStyles.placeholder} />} />
    )
  );
}
