import { type ReactNode, useState } from 'react';
import { memberCalls } from '../../../api/endpoints/members';
import type { Failure } from '../../../api/errors';
import { useQuery } from '../../../api/useApi';
import { useViewer } from '../../../data/useViewer';
import { failureText } from '../../../texts/failures';
import { isoDay } from '../../../texts/formats';
import { formatNumber } from '../../../texts/locale';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { saveFile } from '../../../ui/output/saveFile';
import { ErrorState } from '../../../ui/state/ErrorState';
import { useToast } from '../../../ui/toast/useToast';
import { isNarrowed, type ListQuery } from '../data/listQuery';
import type { Progress } from '../data/readList';
import { ProgressBar } from '../import/ProgressBar';
import type { TickedMembers } from '../ticked/readTicked';
import { ColumnBoxes } from './ColumnBoxes';
import styles from './ExportDialog.module.css';
import { type ExportTexts, exportTexts } from './texts.fr';
import { type MemberExportFormat, useExport } from './useExport';
import { useExportColumns } from './useExportColumns';

interface ExportDialogProps {
  /** Filters and search of the list. */
  query: ListQuery;
  /** Members found with them. */
  total: number;
  /** The file is about these alone. */
  ticked?: TickedMembers;
  onClose(): void;
}

/**
 * Exports all members or those of the filtered list as a CSV made by the server, or the ticked ones as a CSV made by the
 * browser, because no call of the server takes ids.
 */
export default function ExportDialog({ query, total, ticked, onClose }: ExportDialogProps) {
  const texts = useTexts(exportTexts);
  const toast = useToast();
  const { state, start, cancel, canFilter, canWord } = useExport(({ file, counted }) => {
    saveFile(file, texts.fileName(isoDay(new Date())));
    toast(counted ? texts.doneCount(counted.done, counted.total) : texts.done);
    onClose();
  });
  const scope = useScope(query, total, canFilter, ticked);
  // The browser writes the file of a filtered list itself where the server can't, and always exactly.
  const { format, choice } = useFormatChoice(ticked ? true : canWord && (canFilter || !scope.isFiltered));
  const [columns, setColumns] = useExportColumns(useViewer(), format === 'excel');
  // On other back ends only the server decides what the file contains.
  const hasColumns = canFilter || scope.isFiltered;
  const isRunning = state.status === 'running';
  const isPossible = (columns.length > 0 || !hasColumns) && scope.count !== 0;
  const run = () => start(columns, { query: scope.isFiltered ? query : undefined, ticked }, format);
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={isRunning ? cancel : onClose}>{texts.cancel}</Button>
          <ExportButton count={scope.count} disabled={!isPossible} busy={isRunning} onClick={run} />
        </>
      }
    >
      <div className={styles.form}>
        {state.status === 'failed' && (
          <ErrorState inline message={messageOf(texts, state.failure)} onRetry={run} />
        )}
        {isRunning && <Running {...state} />}
        {ticked ? (
          <p className={styles.note}>{texts.ticked(ticked.selection.size)}</p>
        ) : (
          <ScopeChoice scope={scope} query={query} total={total} />
        )}
        {choice}
        {hasColumns && <ColumnBoxes columns={columns} disabled={isRunning} onChange={setColumns} />}
        <p className={styles.note} role="status">
          {hasColumns ? (columns.length > 0 ? texts.format : texts.noColumn) : texts.serverFile}
        </p>
      </div>
    </Dialog>
  );
}

interface ExportButtonProps {
  /** Members in the file; undefined while unknown. */
  count: number | undefined;
  disabled: boolean;
  busy: boolean;
  onClick(): void;
}

function ExportButton({ count, ...button }: ExportButtonProps) {
  const texts = useTexts(exportTexts);
  return (
    <Button variant="primary" icon="download" busyLabel={texts.running} {...button}>
      {count === undefined ? texts.export : texts.exportCount(count)}
    </Button>
  );
}

interface ExportScope {
  isFiltered: boolean;
  /** Members of the choice; undefined while unknown. */
  count: number | undefined;
  everybody: number | undefined;
  choose(isFiltered: boolean): void;
}

/** The progress of the export, where it is known. */
function Running({ progress }: { progress?: Progress }) {
  const texts = useTexts(exportTexts);
  const text = progress ? texts.progress(progress.done, progress.total) : texts.running;
  return <ProgressBar label={texts.title} text={text} {...progress} />;
}

/**
 * The choice between the filtered list and all members. The number of members is only requested when it differs from
 * the list's own, and never when the server decides what the file contains. Ticked members leave no choice.
 */
function useScope(
  query: ListQuery,
  total: number,
  canFilter: boolean,
  ticked: TickedMembers | undefined,
): ExportScope {
  const isNarrow = isNarrowed(query) && !ticked;
  const [isFiltered, choose] = useState(isNarrow || ticked !== undefined);
  const { data } = useQuery(memberCalls.list, isNarrow && canFilter ? { page: 1, page_size: 10 } : null);
  const counted = isNarrow ? data?.count : total;
  const everybody = canFilter ? counted : undefined;
  const count = isFiltered ? (ticked?.selection.size ?? total) : everybody;
  return { isFiltered, count, everybody, choose };
}

function ScopeChoice({ scope, query, total }: { scope: ExportScope; query: ListQuery; total: number }) {
  const texts = useTexts(exportTexts);
  if (!isNarrowed(query))
    return <p className={styles.note}>{total > 0 ? texts.everybody(total) : texts.nobody}</p>;
  const { everybody, isFiltered, choose } = scope;
  return (
    <RadioGroup
      label={texts.scope}
      options={[
        { value: 'filtered', label: texts.filtered(formatNumber(total)) },
        { value: 'all', label: texts.all(everybody === undefined ? '' : formatNumber(everybody)) },
      ]}
      value={isFiltered ? 'filtered' : 'all'}
      onChange={(value) => choose(value === 'filtered')}
    />
  );
}

/** For people or for an import, where both are possible; else exact, and no choice. */
function useFormatChoice(isPossible: boolean): { format: MemberExportFormat; choice: ReactNode } {
  const texts = useTexts(exportTexts);
  const [format, setFormat] = useState<MemberExportFormat>('excel');
  if (!isPossible) return { format: 'csv', choice: null };
  const choice = (
    <RadioGroup
      label={texts.kind}
      options={[
        { value: 'excel', label: texts.forExcel },
        { value: 'csv', label: texts.forImport },
      ]}
      value={format}
      onChange={(chosen) => setFormat(chosen === 'excel' ? 'excel' : 'csv')}
    />
  );
  return { format, choice };
}

const messageOf = (texts: ExportTexts, failure: Failure): string =>
  failure.kind === 'timeout' ? texts.late : failureText(failure, texts.failed);
