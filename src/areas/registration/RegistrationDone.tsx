import { Receipt } from '../../questions/Receipt';
import type { HeadingLevel } from '../../questions/usePageTitle';
import { useTexts } from '../../texts/texts';
import own from './Registration.module.css';
import type { PersonOutcome } from './registrationCalls';
import { registrationTexts } from './texts.fr';

interface RegisteredProps {
  /** Empty where the back end tells by mail alone what became of each person. */
  people: readonly PersonOutcome[];
  /** Where the mail goes; undefined where none is sent. */
  email: string | undefined;
  level: HeadingLevel;
  onAgain(): void;
}

/** What the screen says below its heading: a line per person, or where the news go. */
function useSentences(people: readonly PersonOutcome[], email: string | undefined) {
  const texts = useTexts(registrationTexts);
  if (!people.length)
    return {
      title: texts.notedTitle,
      lines: [],
      more: email === undefined ? [texts.notedUnmailed] : [texts.noted(email), texts.notedMore],
    };
  const lines = people.map(({ prenom, etat, place }) => {
    if (etat === 'attente') return texts.attente(prenom, place ?? 0);
    return etat === 'demande' || etat === 'offert' ? texts[etat](prenom) : texts.inscrit(prenom);
  });
  return { title: texts.thanks, lines, more: email === undefined ? [] : [texts.received] };
}

/** What became of each person, as far as the screen may tell it. */
export function RegistrationDone({ people, email, level, onAgain }: RegisteredProps) {
  const texts = useTexts(registrationTexts);
  const { title, lines, more } = useSentences(people, email);
  const spoken = (lines.length > 0 ? lines : more.slice(0, 1)).join('. ');
  return (
    <Receipt title={title} level={level} spoken={spoken} again={texts.again} onAgain={onAgain}>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
        <ul role="list" className={own.outcomes} aria-label={texts.result}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
      {more.map((sentence) => (
        <p key={sentence} className={own.sentence}>
          {sentence}
        </p>
      ))}
    </Receipt>
  );
}
