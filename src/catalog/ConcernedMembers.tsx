import { useTexts } from '../texts/texts';
import styles from './Catalog.module.css';
import type { CatalogPeople, Identified } from './source';
import { catalogTexts } from './texts';
import { useMemberCount } from './useMemberCount';

interface ConcernedMembersProps<Row extends Identified> {
  row: Row;
  people: CatalogPeople<Row>;
  /** What happens to so many members. */
  say(count: number): string;
}

/** Says before a deletion how many members it concerns, or that this is not known. */
export function ConcernedMembers<Row extends Identified>({ row, people, say }: ConcernedMembersProps<Row>) {
  const words = useTexts(catalogTexts);
  const { count, hasFailed, isLoading } = useMemberCount(row, people);
  if (count === undefined && !hasFailed && !isLoading) return null;
  return (
    <p className={styles.concerned} role="status">
      {count !== undefined ? say(count) : hasFailed ? words.countFailed : words.counting}
    </p>
  );
}
