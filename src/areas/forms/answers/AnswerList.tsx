import { memo, useMemo, useRef } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import { useClient } from '../../../api/useApi';
import { ExportMenu } from '../../../data/ExportMenu';
import { hasFailed } from '../../../data/usePage';
import type { FormDefinition } from '../../../domain/forms/form';
import { ANSWER_PAGE_SIZE, type AnswerRow } from '../../../domain/forms/receivedAnswer';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Panel } from '../../../ui/display/Panel';
import { Screen } from '../../../ui/display/Screen';
import { SearchField } from '../../../ui/form/fields/SearchField';
import { fileNameOf } from '../../../ui/output/saveFile';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Pager } from '../../../ui/table/Pager';
import { Table } from '../../../ui/table/Table';
import { answerColumns } from './answerColumns';
import { answerCounts } from './answerCounts';
import styles from './answers.module.css';
import { answersTexts } from './texts.fr';
import { useAnswerPage } from './useAnswerPage';

/** A form with 10,000 answers takes a while to write. */
const EXPORT_TIMEOUT = 120_000;

/** Downloads all answers: in words for people, or exactly as they were sent, for programs. */
function AnswerExport({ form }: { form: FormDefinition }) {
  const texts = useTexts(answersTexts);
  const client = useClient();
  const { id, nom_du_formulaire } = form;
  if (useIsHiddenByPage('export')) return null;
  return (
    <ExportMenu
      download={(format) => client.call(formCalls.answers, { id, format }, { timeout: EXPORT_TIMEOUT })}
      fileName={fileNameOf(texts.fileOf(nom_du_formulaire), 'csv')}
      failed={texts.exportFailed}
      missing={texts.exportMissing}
    />
  );
}

interface AnswerListProps {
  form: FormDefinition;
  readonly: boolean;
  takesFocus: boolean;
  onOpen(id: number): void;
  /** To the list of forms. */
  onBack(): void;
}

const keyOf = (row: AnswerRow) => row.id;

/** The answers to a form, newest first, searched and paged by the server. Not rendered again while an answer shows. */
export const AnswerList = memo(function AnswerList(props: AnswerListProps) {
  const { form, readonly, takesFocus, onOpen, onBack } = props;
  const texts = useTexts(answersTexts);
  const found = useAnswerPage(form.id, readonly);
  const { query, search, list, pages } = found;
  const columns = useColumns(form, found, onOpen);
  const table = useRef<HTMLDivElement>(null);
  const isKnown = list.kept !== undefined && !hasFailed(list.status);
  const count = query.search ? texts.found(list.total) : answerCounts(list.total);
  return (
    <Screen
      title={texts.titleOf(form.nom_du_formulaire)}
      takesFocus={takesFocus}
      onBack={onBack}
      actions={<AnswerExport form={form} />}
    >
      <Panel title={<span aria-live="polite">{isKnown ? count : texts.title}</span>} flush>
        <SearchBar search={search} list={list} />
        {list.status === 'stale' && <ErrorState inline message={texts.stale} onRetry={list.reload} />}
        <div ref={table} className={styles.table}>
          <Table
            caption={texts.list}
            columns={columns}
            rows={list.rows}
            rowKey={keyOf}
            isLoading={list.status === 'loading'}
            isRefreshing={list.status === 'refreshing'}
            expectedRows={Math.min(ANSWER_PAGE_SIZE, form.nombre_reponses ?? ANSWER_PAGE_SIZE)}
            empty={<Nothing found={found} />}
          />
        </div>
        {pages > 1 && isKnown && (
          <div className={styles.pager}>
            <Pager
              page={query.page}
              pages={pages}
              hasPrevious={query.page > 1}
              hasNext={query.page < pages}
              onPage={found.setPage}
              top={table}
              shown={list.rows.length}
              total={list.total}
              onNextIntent={found.prefetchNext}
            />
          </div>
        )}
      </Panel>
    </Screen>
  );
});

type Found = ReturnType<typeof useAnswerPage>;

function useColumns(
  { id, champs: fields }: FormDefinition,
  { list, questions, seen }: Found,
  onOpen: (id: number) => void,
) {
  const texts = useTexts(answersTexts);
  // Answers keep their files when the field that asked for them was deleted.
  const hasFiles =
    !fields ||
    fields.some(({ type_de_champ }) => type_de_champ === 'file') ||
    list.rows.some(({ fichiers }) => Boolean(fichiers));
  return useMemo(
    () => answerColumns({ form: id, texts, questions, hasFiles, seen, onOpen }),
    [id, texts, questions, hasFiles, seen, onOpen],
  );
}

function Nothing({ found: { list, query } }: { found: Found }) {
  const texts = useTexts(answersTexts);
  const { status, failure, reload } = list;
  if (failure?.kind === 'notFound')
    return <EmptyState icon="info" title={texts.unsupported} text={texts.unsupportedText} />;
  if (hasFailed(status)) {
    const message = [texts.failed, failure && readFailureText(failure, '')].filter(Boolean).join('\u00a0: ');
    return (
      <ErrorState
        inline
        message={message}
        isRetrying={status === 'retrying'}
        onRetry={reload}
        comesIntoView={list.kept !== undefined}
      />
    );
  }
  return query.search ? (
    <EmptyState icon="search" title={texts.emptyFiltered} text={texts.emptyFilteredText} />
  ) : (
    <EmptyState icon="form" title={texts.empty} text={texts.emptyText} />
  );
}

function SearchBar({ search, list }: Pick<Found, 'search' | 'list'>) {
  const texts = useTexts(answersTexts);
  return (
    <div className={styles.toolbar}>
      <SearchField
        className={styles.search}
        label={texts.search}
        value={search.value}
        error={list.failure?.fields?.search}
        // The button that empties the search needs no pause.
        onChange={(text) => (text ? search.type(text) : search.submit(text))}
      />
    </div>
  );
}
