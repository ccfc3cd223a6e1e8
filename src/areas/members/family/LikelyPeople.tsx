import type { Member } from '../../../domain/members/member';
import type { LikelyDuplicate } from '../../../people/useLikelyDuplicates';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { Likely } from '../edit/DuplicateHint';
import { duplicateHintTexts } from '../edit/texts.fr';
import styles from './Family.module.css';
import { familySheetTexts } from './texts.fr';

const SHOWN = 2;

interface LikelyPeopleProps {
  found: readonly LikelyDuplicate[];
  /** The line is about this person. */
  onChoose(member: Member): void;
}

/** Members who may be the person that is typed in a line. Each can be taken instead; none prevents the save. */
export function LikelyPeople({ found, onChoose }: LikelyPeopleProps) {
  const texts = useTexts(familySheetTexts);
  const hints = useTexts(duplicateHintTexts);
  const isKnown = found.some(({ likeness }) => likeness !== 'name');
  const others = found.length - SHOWN;
  return (
    <div role="status" className={styles.likely}>
      {found.length > 0 && (
        <p>
          <Icon name="info" /> {isKnown && <strong>{hints.title}</strong>}{' '}
          {found.slice(0, SHOWN).map((likely) => (
            <span key={likely.membre.id}>
              <Likely {...likely} />{' '}
              <Button
                variant="quiet"
                aria-label={texts.chooseThisOne(fullNameOf(likely.membre))}
                onClick={() => onChoose(likely.membre)}
              >
                {texts.chooseThis}
              </Button>{' '}
            </span>
          ))}
          {others > 0 && texts.others(others)}
        </p>
      )}
    </div>
  );
}
