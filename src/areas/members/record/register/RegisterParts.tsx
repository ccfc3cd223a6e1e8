/* What a record says of the state of a person and of the contact that they don't want, where the back end keeps that. */
import type { Member } from '../../../../domain/members/member';
import { useIsHiddenByPage } from '../../../../session/hostPage';
import { useCapability } from '../../../../session/useSession';
import { LazyPart } from '../../../../ui/lazy/LazyPart';
import lifeStyles from '../life/LifeLine.module.css';
import styles from './Register.module.css';

const loadState = () => import('./RecordState');
const loadContacts = () => import('./RecordContacts');
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

/** The life line, below the cards. */
export function LifePart({ id }: { id: number }) {
  const isAnnounced = useCapability('etats');
  return (
    isAnnounced && (
      <LazyPart load={loadLife} props={{ id }} placeholder={<div className={lifeStyles.placeholder} />} />
    )
  );
}
