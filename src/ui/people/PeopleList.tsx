// Thousands of people as cards of one height, of which only those near the view are in the DOM: a card's height follows
// from how many columns its facts have (PeopleList.module.css), so the list knows its whole length without them.
import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import { genreLabel, type Membre, statutLabel } from '../../domain/membre';
import { avatarColor } from '../../domain/palettes';
import { useTexts } from '../../texts/texts';
import { Avatar } from '../avatar/Avatar';
import { Badge } from '../badge/Badge';
import { useWindow } from '../windowing/useWindow';
import styles from './PeopleList.module.css';
import { type FactKey, factOf, hrefOf, personInitials, personName } from './person';
import { peopleTexts } from './texts';

export interface PeopleListProps {
  /** Names the list for screen readers. */
  label: string;
  people: readonly Membre[];
  facts: readonly FactKey[];
  hasStatus: boolean;
}

/** Cards at most in view at once, on the highest screens. */
const IN_VIEW = 6;

export function PeopleList({ label, people, facts, hasStatus }: PeopleListProps) {
  const scroller = useRef<HTMLElement>(null);
  const { from, to, moveTo } = useWindow(people.length, IN_VIEW);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is read from its first person
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [people]);
  const sizes = {
    '--count': people.length,
    '--from': from,
    '--one': facts.length,
    '--two': Math.ceil(facts.length / 2),
    '--three': Math.ceil(facts.length / 3),
  } as CSSProperties;
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) =>
        moveTo(Math.floor((currentTarget.scrollTop / currentTarget.scrollHeight) * people.length))
      }
    >
      <ul className={styles.people} style={sizes}>
        {people.slice(from, to).map((membre, i) => (
          <Person
            key={membre.id}
            membre={membre}
            position={from + i + 1}
            count={people.length}
            facts={facts}
            hasStatus={hasStatus}
          />
        ))}
      </ul>
    </section>
  );
}

interface PersonProps extends Pick<PeopleListProps, 'facts' | 'hasStatus'> {
  membre: Membre;
  position: number;
  count: number;
}

const Person = memo(function Person({ membre, position, count, facts, hasStatus }: PersonProps) {
  const texts = useTexts(peopleTexts);
  const name = personName(membre);
  const { genre, statut } = membre;
  return (
    <li className={styles.person} aria-setsize={count} aria-posinset={position}>
      <div className={styles.head}>
        <Avatar initials={personInitials(membre)} color={avatarColor(name)} />
        <strong className={styles.name} title={name}>
          {name || texts.none}
        </strong>
        <span className={styles.badges}>
          <Badge tone="info">{genreLabel(genre)}</Badge>
          {hasStatus && (
            <Badge tone={statut === 'membre' ? 'accent' : 'neutral'}>{statutLabel(statut)}</Badge>
          )}
        </span>
      </div>
      <dl className={styles.facts}>
        {facts.map((key) => (
          <div key={key}>
            <dt className={styles.label}>{texts[key]}</dt>
            <Fact name={key} text={factOf(membre, key, texts)} />
          </div>
        ))}
      </dl>
    </li>
  );
});

function Fact({ name, text }: { name: FactKey; text: string }) {
  const texts = useTexts(peopleTexts);
  if (!text) return <dd className={`${styles.value} ${styles.none}`}>{texts.none}</dd>;
  const href = hrefOf(name, text);
  return (
    <dd className={styles.value} title={text}>
      {href ? <a href={href}>{text}</a> : text}
    </dd>
  );
}
