import { memo, useMemo } from 'react';
import { useSearchText } from '../../../data/useSearchText';
import { FORM_PAGE_SIZES, type FormDefinition } from '../../../domain/forms/form';
import { useCapability } from '../../../session/useSession';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Panel } from '../../../ui/display/Panel';
import { SearchField } from '../../../ui/form/fields/SearchField';
import { Select } from '../../../ui/form/fields/Select';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Table } from '../../../ui/table/Table';
import { formTableTexts, stateTexts } from '../texts.fr';
import { FormPager } from './FormPager';
import styles from './FormTable.module.css';
import { type FormCommands, formColumns } from './formColumns';
import type { FormPage, FormQuery } from './useFormPage';

interface FormTableProps {
  page: FormPage;
  commands: FormCommands;
  /** Id of the form that is loading in the builder. */
  opening: number | null;
  /** A change of anything but the page leads back to page 1. */
  onQuery(change: Partial<FormQuery>): void;
  onNextIntent(): void;
}

const keyOf = (row: FormDefinition) => row.id;

/** All forms, searched and paged, each with its commands. */
export const FormTable = memo(function FormTable(props: FormTableProps) {
  const { page, commands, opening, onQuery, onNextIntent } = props;
  const texts = useTexts(formTableTexts);
  const { query, rows, pages, status } = page;
  const words = useTexts(stateTexts);
  const states = useCapability('ouverture') ? words : undefined;
  const columns = useMemo(
    () => formColumns(texts, commands, opening, states),
    [texts, commands, opening, states],
  );
  return (
    <Panel title={texts.title} flush>
      <Toolbar query={query} refused={page.failure?.fields?.search} onQuery={onQuery} />
      {status === 'stale' && <Failure page={page} />}
      <div className={styles.table}>
        <Table
          caption={texts.list}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          isLoading={status === 'loading'}
          isRefreshing={status === 'refreshing'}
          expectedRows={query.pageSize}
          empty={<Nothing page={page} />}
        />
      </div>
      <FormPager
        page={query.page}
        pages={pages}
        onPage={(number) => onQuery({ page: number })}
        onNextIntent={onNextIntent}
      />
    </Panel>
  );
});

interface ToolbarProps {
  query: FormQuery;
  /** Why the back end refused the search. */
  refused: string | undefined;
  onQuery(change: Partial<FormQuery>): void;
}

function Toolbar({ query, refused, onQuery }: ToolbarProps) {
  const texts = useTexts(formTableTexts);
  const search = useSearchText(query.search, (text) => onQuery({ search: text }));
  const sizes = FORM_PAGE_SIZES.map((size) => ({ value: String(size), label: texts.perPage(size) }));
  return (
    <div className={styles.toolbar}>
      <SearchField
        className={styles.search}
        label={texts.search}
        value={search.value}
        error={refused}
        // The button that empties the search needs no pause.
        onChange={(text) => (text ? search.type(text) : search.submit(text))}
      />
      <Select
        className={styles.pageSize}
        label={texts.pageSize}
        hideLabel
        options={sizes}
        value={String(query.pageSize)}
        onChange={(size) => onQuery({ pageSize: Number(size) })}
      />
    </div>
  );
}

function Nothing({ page }: { page: FormPage }) {
  const texts = useTexts(formTableTexts);
  if (page.status === 'failed' || page.status === 'retrying') return <Failure page={page} />;
  return page.query.search ? (
    <EmptyState icon="search" title={texts.emptyFiltered} text={texts.emptyFilteredText} />
  ) : (
    <slot name="empty">
      <EmptyState icon="form" title={texts.empty} text={texts.emptyText} />
    </slot>
  );
}

function Failure({ page }: { page: FormPage }) {
  const texts = useTexts(formTableTexts);
  const { status, failure, reload } = page;
  const reason = failure ? readFailureText(failure, '') : '';
  const message = status === 'stale' ? texts.stale : [texts.failed, reason].filter(Boolean).join('\u00a0: ');
  return (
    <ErrorState
      inline
      message={message}
      isRetrying={status === 'retrying'}
      onRetry={reload}
      comesIntoView={status !== 'stale' && page.wasShown}
    />
  );
}
