import { useDeferredValue, useMemo, useState } from 'react';
import type { Query } from '../../api/useApi';
import { fold } from '../../domain/fold';
import type { Membre } from '../../domain/membre';
import { useTexts } from '../../texts/texts';
import { Dialog } from '../dialog/Dialog';
import { SearchField } from '../field/SearchField';
import { EmptyState } from '../state/EmptyState';
import { QueryState } from '../state/QueryState';
import styles from './PeopleDialog.module.css';
import { PeopleList } from './PeopleList';
import { type FactKey, personName } from './person';
import { peopleTexts } from './texts';

export interface PeopleDialogProps {
  title: string;
  query: Query<readonly Membre[]>;
  /** What could not be loaded. */
  failed: string;
  /** There is nobody. */
  empty: string;
  facts: readonly FactKey[];
  /** Member or registered only: shown beside the gender. */
  hasStatus?: boolean;
  onClose(): void;
}

/** Everybody who belongs to something, with a search by name; for any number of people. */
export function PeopleDialog(props: PeopleDialogProps) {
  const { title, query, failed, empty, facts, hasStatus = false, onClose } = props;
  const texts = useTexts(peopleTexts);
  const [search, setSearch] = useState('');
  const people = useFound(query.data, useDeferredValue(search));
  return (
    <Dialog open size="large" title={title} onClose={onClose}>
      <div className={styles.content}>
        {!!query.data?.length && (
          <div className={styles.toolbar}>
            <SearchField label={texts.search} value={search} className={styles.search} onChange={setSearch} />
            <p role="status" className={styles.count}>
              {texts.count(people.length)}
            </p>
          </div>
        )}
        <QueryState query={query} failed={failed} stale={texts.stale} />
        {query.data && people.length === 0 && (
          <EmptyState icon="users" title={query.data.length ? texts.notFound : empty} />
        )}
        {people.length > 0 && (
          <PeopleList label={title} people={people} facts={facts} hasStatus={hasStatus} />
        )}
      </div>
    </Dialog>
  );
}

const NOBODY: readonly Membre[] = [];

function useFound(people: readonly Membre[] = NOBODY, search: string): readonly Membre[] {
  const folded = useMemo(
    () => people.map((membre) => fold(`${personName(membre)} ${membre.prenom ?? ''}`)),
    [people],
  );
  return useMemo(() => {
    const wanted = fold(search.trim());
    return wanted ? people.filter((_, i) => folded[i]!.includes(wanted)) : people;
  }, [people, folded, search]);
}
