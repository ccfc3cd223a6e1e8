import { Link } from '../../../routing/Link';
import { fullNameOf } from '../../../texts/memberLabels';
import { defineTexts, useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import { Badge } from '../../../ui/display/Badge';
import { memberRoutes } from '../../routes';
import type { SavedMember } from '../edit/useCreateMember';
import styles from './CreatedMember.module.css';

const createdTexts = defineTexts('createdMember', {
  createdMember: 'Membre créé',
  newMember: 'Nouveau',
  hideCreated: 'Masquer le nouveau membre',
});

interface CreatedMemberProps {
  membre: SavedMember;
  onClose(): void;
}

/** The member who was just created, above the list: their own row may be on any page. */
export default function CreatedMember({ membre, onClose }: CreatedMemberProps) {
  const texts = useTexts(createdTexts);
  const name = fullNameOf(membre);
  return (
    <section className={styles.created} aria-label={texts.createdMember}>
      <Badge tone="accent">{texts.newMember}</Badge>
      {membre.id === undefined ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <Link to={memberRoutes.detail.to(membre)} className={styles.name}>
          {name}
        </Link>
      )}
      {membre.ville && <span className={styles.place}>{membre.ville}</span>}
      <IconButton icon="close" label={texts.hideCreated} className={styles.close} onClick={onClose} />
    </section>
  );
}
