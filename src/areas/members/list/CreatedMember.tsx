import { Link } from '../../../routing/Link';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import { Badge } from '../../../ui/display/Badge';
import { memberPaths } from '../../routes';
import type { SavedMember } from '../edit/useCreateMember';
import styles from './CreatedMember.module.css';
import { createdTexts } from './texts.fr';

interface CreatedMemberProps {
  members: readonly SavedMember[];
  onClose(): void;
}

/** Who was just created, above the list: their own rows may be on any page. */
export default function CreatedMember({ members, onClose }: CreatedMemberProps) {
  const texts = useTexts(createdTexts);
  const isOne = members.length === 1;
  return (
    <section className={styles.created} aria-label={isOne ? texts.createdMember : texts.createdMembers}>
      <Badge tone="accent">{isOne ? texts.newMember : texts.newMembers}</Badge>
      {members.map((member, at) => (
        <CreatedName key={member.id ?? at} member={member} />
      ))}
      {members[0]?.ville && <span className={styles.place}>{members[0].ville}</span>}
      <IconButton
        icon="close"
        label={isOne ? texts.hideCreated : texts.hideAllCreated}
        className={styles.close}
        onClick={onClose}
      />
    </section>
  );
}

function CreatedName({ member }: { member: SavedMember }) {
  const name = fullNameOf(member);
  if (member.id === undefined) return <span className={styles.name}>{name}</span>;
  return (
    <Link to={memberPaths.detail.to(member)} className={styles.name}>
      {name}
    </Link>
  );
}
