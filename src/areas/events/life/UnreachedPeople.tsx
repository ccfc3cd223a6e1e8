import type { RecipientCounts } from '../../../domain/events/recipients';
import { phoneLinks } from '../../../people/ContactLink';
import { PersonName } from '../../../people/PersonName';
import { useTexts } from '../../../texts/texts';
import styles from './TellPeople.module.css';
import { recipientTexts } from './texts.fr';

/** People without an e-mail address, each with the telephone that can be called. */
export function UnreachedPeople({ people: { total, liste } }: { people: RecipientCounts['sans_adresse'] }) {
  const texts = useTexts(recipientTexts);
  const others = total - liste.length;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
    <ul role="list" aria-label={texts.unreached(total)} className={styles.people}>
      {liste.map((person, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name and one telephone
        <li key={at} className={styles.person}>
          <PersonName person={person} />
          <span>{person.telephone ? phoneLinks(person.telephone) : texts.noPhone}</span>
        </li>
      ))}
      {others > 0 && <li>{texts.others(others)}</li>}
    </ul>
  );
}
