import { PersonName } from '../../../../people/PersonName';
import { Link } from '../../../../routing/Link';
import { formatDate } from '../../../../texts/formats';
import { defineTexts, useTexts } from '../../../../texts/texts';
import { Icon } from '../../../../ui/icon/Icon';
import { detailPath } from '../../useScreens';
import styles from '../MemberForm.module.css';
import type { LikelyDuplicate } from './useLikelyDuplicates';

export const duplicateTexts = defineTexts('memberDuplicates', {
  title: 'Déjà enregistré\u00a0?',
  person: 'même nom et même date de naissance',
  email: 'même e-mail',
  telephone: 'même téléphone',
  compare: 'Comparer les deux fiches',
  born: (date: string) => `, né(e) le ${date}`,
});

const SHOWN = 3;

/**
 * Members who may be the person that is typed, with links to their records. They stand beside the buttons, in room that
 * is always there, and never prevent the creation.
 */
export function DuplicateHint({ found }: { found: readonly LikelyDuplicate[] }) {
  const texts = useTexts(duplicateTexts);
  return (
    <div role="status" className={styles.known}>
      {found.length > 0 && (
        <p>
          <Icon name="info" /> <strong>{texts.title}</strong>{' '}
          {found.slice(0, SHOWN).map(({ membre, likeness }, at) => (
            <span key={membre.id}>
              {at > 0 && ' · '}
              <Link to={detailPath(membre.id)}>
                <PersonName person={membre} />
              </Link>
              {membre.date_naissance && texts.born(formatDate(membre.date_naissance))} ({texts[likeness]})
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
