import { useState } from 'react';
import { accountCalls } from '../../api/endpoints/administration/accounts';
import { journalCalls } from '../../api/endpoints/administration/journal';
import { useQuery } from '../../api/useApi';
import { actionText } from '../../data/history/actions';
import { changedText } from '../../data/history/changedText';
import { journalActionTexts } from '../../data/history/texts.fr';
import { PageList } from '../../data/PageList';
import rows from '../../data/Rows.module.css';
import { usePage } from '../../data/usePage';
import { JOURNAL_PAGE_SIZE, type Operation } from '../../domain/journal/operation';
import { isAllowed } from '../../domain/rights';
import { useCapability, useIsSupported, useRight, useSession } from '../../session/useSession';
import { formatMoment } from '../../texts/records/longFormats';
import { fullNameOf } from '../../texts/records/memberLabels';
import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import { DateField } from '../../ui/form/fields/DateField';
import { Select } from '../../ui/form/fields/Select';
import { EmptyState } from '../../ui/state/EmptyState';
import styles from './Journal.module.css';
import { kindOptions, kindText } from './kinds';
import { OperationNames } from './OperationNames';
import { journalTexts, subjectTexts } from './texts.fr';
import { UndoMenu } from './UndoMenu';

interface Filters {
  page: number;
  compte?: number | undefined;
  genre?: string | undefined;
  du?: string | undefined;
  au?: string | undefined;
}

const isFiltered = ({ compte: account, genre, du, au }: Filters) =>
  [account, genre, du, au].some((filter) => filter !== undefined);

/** The changes, newest first, by person, kind and day. */
export function OperationList({ readonly }: { readonly: boolean }) {
  const texts = useTexts(journalTexts);
  const [filters, setFilters] = useState<Filters>({ page: 1 });
  const page = usePage(journalCalls.list, { ...filters, page_size: JOURNAL_PAGE_SIZE });
  return (
    <div className={styles.tab}>
      <FilterBar
        filters={filters}
        refused={page.failure?.fields}
        onChange={(change) => setFilters((before) => ({ ...before, ...change, page: 1 }))}
      />
      <PageList
        label={texts.journalList}
        page={page}
        at={filters.page}
        onPage={(at) => setFilters((before) => ({ ...before, page: at }))}
        failed={texts.failed}
        stale={texts.stale}
        rowClass={rows.row}
        keyOf={({ id }) => id}
        empty={
          isFiltered(filters) ? (
            <EmptyState icon="clock" title={texts.none} text={texts.noneHint} />
          ) : (
            <EmptyState icon="clock" title={texts.noneYet} text={texts.noneYetHint} />
          )
        }
      >
        {(row) => <OperationRow operation={row} readonly={readonly} />}
      </PageList>
    </div>
  );
}

interface FilterBarProps {
  filters: Filters;
  /** The server's reasons for refusing filters, by their name. */
  refused: Readonly<Record<string, string>> | undefined;
  onChange(change: Partial<Filters>): void;
}

/** Whether a filter asks for nothing, as an attribute. */
const isUnset = (value: number | string | undefined) => value === undefined || undefined;

/** The server shows of the journal what the person may read of the things themselves. */
function useReadableKinds() {
  const kinds = useTexts(subjectTexts);
  const { user } = useSession().state;
  const isKnown: Readonly<Record<string, boolean>> = {
    messages: useCapability('messages'),
    serveur: useCapability('etat-serveur'),
  };
  return kindOptions(kinds).filter(
    ({ value }) => isAllowed(user?.droits, `${value}.lire`) && (isKnown[value] ?? true),
  );
}

function FilterBar({ filters, refused, onChange }: FilterBarProps) {
  const texts = useTexts(journalTexts);
  const kinds = useReadableKinds();
  // Without the right to see accounts, the journal can't be asked for one.
  const hasAccounts = useIsSupported(accountCalls.list);
  const maySeeAccounts = useRight('comptes.lire');
  const isByPerson = hasAccounts && maySeeAccounts;
  const { data: accounts = [], failure } = useQuery(accountCalls.list, isByPerson ? {} : null);
  const people = accounts.map((account) => ({ value: String(account.id), label: fullNameOf(account) }));
  return (
    <fieldset className={styles.filters} aria-label={texts.filters}>
      {/* Its place is there before the accounts are, so that the others don't move when they come. */}
      {isByPerson && !failure && (
        <div data-unset={isUnset(filters.compte)}>
          <Select
            label={texts.person}
            error={refused?.compte}
            placeholder={texts.everyone}
            options={people}
            onChange={(id) => onChange({ compte: id ? Number(id) : undefined })}
          />
        </div>
      )}
      <div data-unset={isUnset(filters.genre)}>
        <Select
          label={texts.kind}
          error={refused?.genre}
          placeholder={texts.everything}
          options={kinds}
          onChange={(kind) => onChange({ genre: kind || undefined })}
        />
      </div>
      <div data-unset={isUnset(filters.du)}>
        <DateField
          label={texts.from}
          error={refused?.du}
          onChange={(day) => onChange({ du: day || undefined })}
        />
      </div>
      <div data-unset={isUnset(filters.au)}>
        <DateField
          label={texts.to}
          error={refused?.au}
          onChange={(day) => onChange({ au: day || undefined })}
        />
      </div>
    </fieldset>
  );
}

/** Whether the call deletes one row, which its changes name first. */
const isRemoval = (action: string) => action.endsWith('.remove');

/** Whether the call changes the fields of one row. */
const isUpdate = (action: string) => action.endsWith('.update');

function OperationRow({ operation, readonly }: { operation: Operation; readonly: boolean }) {
  const texts = useTexts(journalTexts);
  const actions = useTexts(journalActionTexts);
  const kinds = useTexts(subjectTexts);
  const { action, genre, nombre, objets, auteur, quand, annulable, annulee, champs } = operation;
  const named = objets.filter(({ nom }) => nom);
  const done = (isUpdate(action) && changedText(champs)) || actionText(actions, action);
  const more = nombre > named.length && named.length === objets.length && objets.length >= 5;
  const others = more ? texts.others(nombre - named.length) : undefined;
  // What lost a link to the deleted row must not read as deleted too.
  const subjects = isRemoval(action) ? named.slice(0, 1) : named;
  const touched = named.slice(subjects.length);
  const words = (
    <div className={rows.words}>
      <p className={rows.what}>
        <strong>{done}</strong> <span className={rows.note}>{kindText(kinds, genre)}</span>
        {annulee && (
          <>
            {' '}
            <Badge>{texts.undone}</Badge>
          </>
        )}
        {named.length > 0 && (
          <>
            {' · '}
            <OperationNames subjects={subjects} more={touched.length > 0 ? undefined : others} />
          </>
        )}
      </p>
      <p className={rows.note}>
        {texts.by(formatMoment(quand), auteur?.nom ?? texts.visitor)}
        {touched.length > 0 && (
          <>
            {' · '}
            {texts.touched} <OperationNames subjects={touched} more={others} />
          </>
        )}
      </p>
    </div>
  );
  return (
    <>
      {words}
      {annulable && !readonly && <UndoMenu operation={operation} label={done} />}
    </>
  );
}
