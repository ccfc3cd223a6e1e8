import type { Attendee } from '../../../../domain/registrations/registration';
import { useTexts } from '../../../../texts/texts';
import styles from '../Registrations.module.css';
import { registrationSectionTexts } from '../texts.fr';
import { answerSums } from './answerSums';
import type { AnswerTable } from './answers';

/** What the kitchen and orders need: how often each short answer was given, and how many are missing. */
export function AnswerFoot({ people, answers }: { people: readonly Attendee[]; answers: AnswerTable }) {
  const texts = useTexts(registrationSectionTexts);
  const counts = answerSums(people, answers);
  if (counts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {counts.map(({ question, kinds, missing }) => (
        <li key={question}>
          {texts.answer(question, kinds.map(({ text, count }) => texts.answerCount(text, count)).join(', '))}{' '}
          {missing > 0 && <span className={styles.missing}>{texts.answersMissing(missing)}</span>}
        </li>
      ))}
    </ul>
  );
}
