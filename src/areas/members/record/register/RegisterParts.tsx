/* What a record says of the state of a person and of the contact that they don't want, where the back end keeps that. */
import { useEffect } from 'react';
import type { Member } from '../../../../domain/members/member';
import { useIsHiddenByPage } from '../../../../session/hostPage';
import { useCapability, useRight } from '../../../../session/useSession';
import { LazyPart } from '../../../../ui/lazy/LazyPart';
import type { Load } from '../../../../ui/loading/loadOnce';
import { useLazyModule } from '../../../../ui/loading/useLazyModule';
import consentStyles from '../consents/Consents.module.css';
import lifeStyles from '../life/LifeLine.module.css';
import noteStyles from '../notes/Notes.module.css';
import styles from './Register.module.css';

const loadState = () => import('./RecordState');
const loadContacts = () => import('./RecordContacts');
const loadNotes = () => import('../notes/RecordNotes');
const loadConsents = () => import('../consents/RecordConsents');
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

/** A part above others, which wait for it: what stands below it would move under a press. */
interface Settling {
  /** Called once all of it is shown, or it can't be: until then it may need more room. */
  onSettled(): void;
}

/** Says that a part has settled where it is not shown at all, or its code can't be had. */
function useSettledUnshown(load: Load<unknown>, isShown: boolean, { onSettled }: Settling): void {
  const { error } = useLazyModule(load, isShown);
  const isSettled = !isShown || error !== undefined;
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
}

interface NotesPartProps extends Pick<PartProps, 'readonly'>, Settling {
  id: number;
  isAtRest: boolean;
  /** Grows each time a visit is asked for. */
  asked: number;
  onDirty(isDirty: boolean): void;
}

/** Notes and visits. */
export function NotesPart({ readonly, ...props }: NotesPartProps) {
  const isAnnounced = useCapability('notes');
  const mayRead = useRight('notes.lire');
  const mayWrite = useMayNote(readonly);
  const isShown = isAnnounced && mayRead;
  useSettledUnshown(loadNotes, isShown, props);
  return (
    isShown && (
      <LazyPart
        load={loadNotes}
        props={{ ...props, mayWrite }}
        placeholder={<div className={noteStyles.placeholder} />}
      />
    )
  );
}

interface ConsentsPartProps extends PartProps, Settling {
  /** Called when a dialog opens and when it closes. */
  onDirty(isDirty: boolean): void;
}

/** What the person agreed to, below the notes. */
export function ConsentsPart({ member, readonly, onDirty, onSettled }: ConsentsPartProps) {
  const isHidden = useIsHiddenByPage('consent');
  const isShown = useCapability('consentements');
  const mayChange = useRight('membres.modifier') && !readonly && !isHidden;
  useSettledUnshown(loadConsents, isShown, { onSettled });
  return (
    isShown && (
      <LazyPart
        load={loadConsents}
        props={{ member, mayChange, onDirty, onSettled }}
        placeholder={<div className={consentStyles.placeholder} />}
      />
    )
  );
}

/** The linked account, for those who may see accounts; the last card of its column. */
export function AccountPart({ member, readonly, onSettled }: PartProps & Settling) {
  const isAnnounced = useCapability('compte-membre');
  const maySee = useRight('comptes.lire');
  const mayChange = useRight('comptes.modifier') && !readonly;
  const isShown = isAnnounced && maySee;
  useSettledUnshown(loadAccount, isShown, { onSettled });
  return isShown && <LazyPart load={loadAccount} props={{ member, mayChange, onSettled }} />;
}

interface LifePartProps extends Settling {
  id: number;
}

/** The life line, below the cards. */
export function LifePart(props: LifePartProps) {
  const isAnnounced = useCapability('etats');
  useSettledUnshown(loadLife, isAnnounced, props);
  return (
    isAnnounced && (
      <LazyPart load={loadLife} props={props} placeholder={<div className={lifeStyles.placeholder} />} />
    )
  );
}
