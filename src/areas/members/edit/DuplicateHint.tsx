import { PersonName } from '../../../people/PersonName';
import type { LikelyDuplicate } from '../../../people/useLikelyDuplicates';
import { Link } from '../../../routing/Link';
import { formatDay } from '../../../texts/records/formatDay';
import { useTexts } from '../../../texts/texts';
import { Icon } from '../../../ui/icon/Icon';
import { memberPaths } from '../../routes';
import styles from './MemberForm.module.css';
import { duplicateHintTexts } from './texts.fr';

const SHOWN = 3;

/**
 * Members who may be the person that is typed, with links to their records. They stand beside the buttons, in room that
 * is always there, and never prevent the creation. The same name alone says so in softer words.
 */
export function DuplicateHint({ found }: { found: readonly LikelyDuplicate[] }) {
  const texts = useTexts(duplicateHintTexts);
  const isKnown = found.some(({ likeness }) => likeness !== 'name');
  const others = found.length - SHOWN;
  return (
    <div role="status" className={styles.known}>
      {found.length > 0 && (
        <p>
          <Icon name="info" /> {isKnown && <strong>{texts.title}</strong>}{' '}
          {found.slice(0, SHOWN).map((likely, at) => (
            <span key={likely.membre.id}>
              {at > 0 && ' · '}
              <Likely {...likely} />
            </span>
          ))}
          {others > 0 && ` ${texts.others(others)}`}
        </p>
      )}
    </div>
  );
}

/** One of them: why they may be the same person, and a link to the record. */
export function Likely({ membre: member, likeness }: LikelyDuplicate) {
  const texts = useTexts(duplicateHintTexts);
  const { id, genre, ville, date_naissance: born } = member;
  const link = (
    <Link to={memberPaths.detail.to({ id })}>
      <PersonName person={member} />
    </Link>
  );
  if (likeness === 'name')
    return (
      <>
        {texts[genre === 'feminin' ? 'woman' : 'man']} {link}
        {texts.exists([ville?.trim(), born?.slice(0, 4)].filter(Boolean).join(', '))}
      </>
    );
  return (
    <>
      {link}
      {born && texts.born(formatDay(born))} ({texts[likeness]})
    </>
  );
}
