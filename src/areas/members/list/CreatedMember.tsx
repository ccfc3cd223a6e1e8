import { Link } from '../../../routing/Link';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import { Badge } from '../../../ui/display/Badge';
import { memberPaths } from '../../routes';
import type { SavedMember } from '../edit/useCreateMember';
import styles from './CreatedMember.module.css';
import { createdTexts } from './texts.fr';

interface CreatedMemberProps {
  member: SavedMember;
  onClose(): void;
}

/** The member who was just created, above the list: their own row may be on any page. */
export default function CreatedMember({ member, onClose }: CreatedMemberProps) {
  const texts = useTexts(createdTexts);
  const name = fullNameOf(member);
  return (
    <section className={styles.created} aria-label={texts.createdMember}>
      <Badge tone="accent">{texts.newMember}</Badge>
      {member.id === undefined ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <Link to={memberPaths.detail.to(member)} className={styles.name}>
          {name}
        </Link>
      )}
      {member.ville && <span className={styles.place}>{member.ville}</span>}
      <IconButton icon="close" label={texts.hideCreated} className={styles.close} onClick={onClose} />
    </section>
  );
}
