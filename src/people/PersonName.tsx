import type { ReactNode } from 'react';
import type { Named } from '../domain/members/member';
import { fullNameOf } from '../texts/records/memberLabels';
import styles from './PersonName.module.css';

/**
 * A person's name as every screen shows it: the last name first, set apart by its weight, because many last names are
 * first names too. Its text is that of `fullNameOf`, which is for titles, labels, sentences and files.
 */
export function PersonName({ person }: { person: Named }) {
  const [last, first] = [person.nom?.trim(), person.prenom?.trim()];
  if (!last && !first) return <>{fullNameOf(person)}</>;
  return (
    // One element, because a flex box would drop the space between two.
    <span>
      {last && <span className={styles.last}>{last}</span>}
      {last && first && ' '}
      {first && <span className={styles.first}>{first}</span>}
    </span>
  );
}

interface BriefPersonNameProps {
  person: Named;
  /** Marks a part of the name. */
  mark?: ((text: string) => ReactNode) | undefined;
}

const asIs = (text: string): ReactNode => text;

/** The same with one element, for tables with many rows. The text around it has the normal weight. */
export function BriefPersonName({ person, mark = asIs }: BriefPersonNameProps) {
  const [last, first] = [person.nom?.trim(), person.prenom?.trim()];
  if (!last || !first) return <>{mark(fullNameOf(person))}</>;
  return (
    <>
      <span className={styles.last}>{mark(last)}</span> {mark(first)}
    </>
  );
}
