import { momentWords } from '../../domain/calendar/momentWords';
import { Receipt } from '../../questions/Receipt';
import type { HeadingLevel } from '../../questions/usePageTitle';
import { listOf } from '../../texts/locale';
import { useTexts } from '../../texts/texts';
import own from './Registration.module.css';
import type { OpenRegistration, PersonOutcome, SentRegistration } from './registrationCalls';
import { registrationTexts } from './texts.fr';

interface RegisteredProps {
  /** Empty where the back end tells by mail alone what became of each person. */
  people: readonly PersonOutcome[];
  event: OpenRegistration;
  sent: SentRegistration;
  level: HeadingLevel;
  onAgain(): void;
}

/** What the screen says below its heading: a line per person, or for whom it was sent and where the news go. */
function useSentences({ people, event: { recu: isMailed }, sent: { email, firstNames } }: RegisteredProps) {
  const texts = useTexts(registrationTexts);
  if (!people.length)
    return {
      title: texts.notedTitle,
      lines: [],
      // A back end may tell no states; the names are the visitor's own.
      more: [
        texts.sentFor(listOf(firstNames)),
        ...(isMailed ? [texts.noted(email), texts.notedMore] : [texts.notedUnmailed]),
      ],
    };
  const lines = people.map(({ prenom, etat, place }) => {
    if (etat === 'attente') return texts.attente(prenom, place ?? 0);
    return etat === 'demande' || etat === 'offert' ? texts[etat](prenom) : texts.inscrit(prenom);
  });
  return { title: texts.thanks, lines, more: isMailed ? [texts.noted(email), texts.received] : [] };
}

/** What became of each person, as far as the screen may tell it. */
export function RegistrationDone(props: RegisteredProps) {
  const { event, level, onAgain } = props;
  const texts = useTexts(registrationTexts);
  const { title, lines, more } = useSentences(props);
  const spoken = lines.length > 0 ? lines.join('. ') : more.slice(0, 2).join(' ');
  return (
    <Receipt title={title} level={level} spoken={spoken} again={texts.again} onAgain={onAgain}>
      <p className={own.about}>
        <strong>{event.nom_evenement}</strong>
        <span>{momentWords(event, event.fuseau)}</span>
      </p>
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
