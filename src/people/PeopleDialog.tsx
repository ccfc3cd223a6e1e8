import { type ReactNode, useState } from 'react';
import type { Query } from '../api/useApi';
import { joinedNameOf, type Member } from '../domain/members/member';
import { fieldsOfKind } from '../domain/members/memberFieldRules';
import { useTexts } from '../texts/texts';
import { Dialog } from '../ui/dialog/Dialog';
import { SearchLine } from '../ui/search/SearchLine';
import { useFound } from '../ui/search/useFound';
import { EmptyState } from '../ui/state/EmptyState';
import { QueryState } from '../ui/state/QueryState';
import styles from './PeopleDialog.module.css';
import { PeopleList, type PeopleListProps } from './PeopleList';
import { PeopleTools } from './PeopleTools';
import type { FactKey } from './person';
import { peopleTexts } from './texts.fr';

interface PeopleDialogProps {
  title: string;
  query: Query<readonly Member[]>;
  /** Says what could not be loaded. */
  failed: string;
  /** Says that there are no people. */
  empty: string;
  facts: readonly FactKey[];
  /** Shows beside the gender whether the person is a member or only registered. */
  hasStatus?: boolean;
  /** Whether the person may save members as a file. */
  canExport: boolean;
  /** What leads on from these people, such as a link to their list. */
  more?: ReactNode;
  /** Wraps a name in a link to the record, where there is one. */
  linkOf?: PeopleListProps['linkOf'];
  /** Removes a person from this list, then calls back; missing where that isn't allowed. */
  onRemove?: PeopleListProps['onRemove'];
  /** The button that is offered where there are no people. */
  offer?: ReactNode;
  onClose(): void;
}

/** The people of a group or department, with a search by name, for any number of people. */
export function PeopleDialog(props: PeopleDialogProps) {
  const { title, query, failed, empty, canExport, more, offer, onClose, ...list } = props;
  const texts = useTexts(peopleTexts);
  const [search, setSearch] = useState('');
  const people = useFound(query.data ?? NO_PEOPLE, search, searched);
  const footer = !!query.data?.length && (
    <>
      <PeopleTools
        title={title}
        people={people}
        search={search}
        canExport={canExport}
        total={query.data.length}
        facts={list.facts}
      />
      {more}
    </>
  );
  return (
    <Dialog open size="large" title={title} onClose={onClose} footer={footer}>
      <div className={styles.content}>
        {!!query.data?.length && (
          <SearchLine
            label={texts.search}
            value={search}
            onChange={setSearch}
            count={texts.count(people.length)}
          />
        )}
        <QueryState query={query} failed={failed} stale={texts.stale} />
        {query.data && people.length === 0 && (
          <EmptyState
            icon="users"
            title={query.data.length ? texts.notFound : empty}
            action={!query.data.length && offer}
          />
        )}
        {people.length > 0 && <PeopleList label={title} people={people} hasStatus={false} {...list} />}
      </div>
    </Dialog>
  );
}

const NO_PEOPLE: readonly Member[] = [];
const PHONES = fieldsOfKind('phone');
const searched = {
  wordsOf: (member: Member) => [joinedNameOf(member), member.ville, member.email],
  phoneOf: (member: Member) => PHONES.map((field) => member[field] ?? '').join(', '),
};
