import type { Member } from '../../../domain/members/member';
import { PersonName } from '../../../people/PersonName';
import { Link } from '../../../routing/Link';
import { formatDate } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { memberPaths } from '../../routes';
import styles from './cards.module.css';
import { formerSpouseTexts } from './texts.fr';

/** Tells that the deletion of the spouse, or another marriage of theirs, left the member without one. */
export default function FormerSpouse({ quand, motif, ...person }: NonNullable<Member['ancien_conjoint']>) {
  const texts = useTexts(formerSpouseTexts);
  const reasons = new Map([
    ['supprime', texts.deleted],
    ['remarie', texts.remarried],
    ['retire', texts.unlinked],
  ]);
  const reason = reasons.get(motif ?? '');
  const name = <PersonName person={person} />;
  return (
    <p className={styles.none}>
      {texts.until(formatDate(quand))}{' '}
      {person.id == null || motif === 'supprime' ? (
        <span className={styles.label}>{name}</span>
      ) : (
        <Link to={memberPaths.detail.to({ id: person.id })} className={styles.link}>
          {name}
        </Link>
      )}
      {reason && `, ${reason}`}
    </p>
  );
}
