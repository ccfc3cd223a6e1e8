/*
 * Thousands of people as cards of one height. Only the cards near the view are in the DOM. The height of a card follows
 * from the number of columns of its facts (PeopleList.module.css), so the length of the whole list is known.
 */
import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { avatarColor } from '../domain/color';
import { mailHref } from '../domain/contact/mailHref';
import { initialsOf, type Member } from '../domain/members/member';
import { isOfKind } from '../domain/members/memberFieldRules';
import { fullNameOf, genderLabel, statutLabel } from '../texts/records/memberLabels';
import { useTexts } from '../texts/texts';
import { IconButton } from '../ui/button/IconButton';
import { Avatar } from '../ui/display/Avatar';
import { Badge } from '../ui/display/Badge';
import { useRowsInView } from '../ui/table/useRowsInView';
import { useStableCallback } from '../ui/useStableCallback';
import { phoneLinks } from './ContactLink';
import styles from './PeopleList.module.css';
import { PersonName } from './PersonName';
import { type FactKey, factOf } from './person';
import { peopleTexts, toolTexts } from './texts.fr';

export interface PeopleListProps {
  /** Names the list for screen readers. */
  label: string;
  people: readonly Member[];
  facts: readonly FactKey[];
  hasStatus: boolean;
  /** Wraps a name in a link to the record. Keep its identity fixed. */
  linkOf?: ((member: Member, name: ReactNode) => ReactNode) | undefined;
  /** Shows a cross on each card, and calls back once the person is gone. */
  onRemove?: ((member: Member, onRemoved: () => void) => void) | undefined;
}

export function PeopleList({ label, people, facts, hasStatus, linkOf, onRemove }: PeopleListProps) {
  const scroller = useRef<HTMLElement>(null);
  const { from, to, look } = useRowsInView(scroller, people.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts at its first person
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [people]);
  // The pressed cross disappears with its card.
  const remove = useStableCallback((member: Member) =>
    onRemove?.(member, () => scroller.current?.focus({ preventScroll: true })),
  );
  const sizes = {
    // These aren't custom properties, because cards would inherit them and be styled again at each change.
    blockSize: `calc(var(--person) * ${people.length})`,
    paddingBlockStart: `calc(var(--person) * ${from})`,
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
      onScroll={look}
    >
      <ul className={styles.people} style={sizes}>
        {people.slice(from, to).map((member, i) => (
          <Person
            key={member.id}
            member={member}
            position={from + i + 1}
            count={people.length}
            facts={facts}
            hasStatus={hasStatus}
            linkOf={linkOf}
            onRemove={onRemove && remove}
          />
        ))}
      </ul>
    </section>
  );
}

interface PersonProps extends Pick<PeopleListProps, 'facts' | 'hasStatus' | 'linkOf'> {
  onRemove: ((member: Member) => void) | undefined;
  member: Member;
  position: number;
  count: number;
}

const Person = memo(function Person(props: PersonProps) {
  const { member, position, count, facts, hasStatus, linkOf, onRemove } = props;
  const texts = useTexts(peopleTexts);
  const { remove } = useTexts(toolTexts);
  const name = fullNameOf(member);
  const { genre, statut } = member;
  const shown = <PersonName person={member} />;
  return (
    <li className={styles.person} aria-setsize={count} aria-posinset={position}>
      <div className={styles.head}>
        <Avatar initials={initialsOf(member)} color={avatarColor(name)} />
        <p className={styles.name} title={name}>
          {linkOf ? linkOf(member, shown) : shown}
        </p>
        <span className={styles.badges}>
          {/* As specified: all but «masculin» is shown as «Femme». */}
          <Badge tone="info">{genderLabel(genre === 'masculin' ? genre : 'feminin')}</Badge>
          {hasStatus && (
            <Badge tone={statut === 'membre' ? 'accent' : 'neutral'}>{statutLabel(statut)}</Badge>
          )}
        </span>
        {onRemove && (
          <IconButton
            icon="close"
            className={styles.remove}
            label={remove(name)}
            onClick={() => onRemove(member)}
          />
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map((key) => (
          <div key={key}>
            <dt className={styles.label}>{texts[key]}</dt>
            {factValue(key, factOf(member, key, texts), texts.none)}
          </div>
        ))}
      </dl>
    </li>
  );
});

/** Not a component, because a card has eleven of them. */
function factValue(name: FactKey, text: string, none: string) {
  if (!text) return <dd className={`${styles.value} ${styles.none}`}>{none}</dd>;
  const href = isOfKind(name, 'email') && mailHref(text);
  const linked = href ? <a href={href}>{text}</a> : text;
  return (
    <dd className={styles.value} title={text}>
      {isOfKind(name, 'phone') ? phoneLinks(text) : linked}
    </dd>
  );
}
