import type { Answers, AskedField } from '../../questions/answers';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import type { TypedPerson } from './people';
import styles from './Registration.module.css';
import { registrationTexts } from './texts.fr';

interface FoldedPersonProps {
  person: TypedPerson;
  /** The questions of a person, and what this one answered. */
  each: readonly AskedField[];
  answers: Answers;
  onOpen(): void;
}

const written = (answers: Answers, { key }: AskedField): string => {
  const answer = answers[key];
  return answer instanceof File ? '' : [answer ?? ''].flat().join(', ').trim();
};

/** A person of a large family of whom nothing is missing, as one line. */
export function FoldedPerson({ person, each, answers, onOpen }: FoldedPersonProps) {
  const texts = useTexts(registrationTexts);
  const name = `${person.prenom.trim()} ${person.nom.trim()}`;
  const answered = each.map((field) => written(answers, field)).filter(Boolean);
  return (
    <div className={styles.folded}>
      <p className={styles.foldedText}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {answered.length > 0 && <span className={styles.answered}>{answered.join(' · ')}</span>}
      </p>
      <Button variant="quiet" aria-label={texts.changePerson(name)} onClick={onOpen}>
        {texts.change}
      </Button>
    </div>
  );
}
