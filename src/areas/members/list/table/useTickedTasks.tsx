import { useCopyEmails } from '../../../../people/useCopyEmails';
import { useLazyDialog } from '../../../../ui/lazy/useLazyDialog';
import { loadLabels } from '../../labels/LabelsItem';
import type { TickedMembers } from '../../ticked/readTicked';
import { usePrintedRows } from '../print/usePrint';
import type { ColumnKey } from './columns';
import styles from './ListMenu.module.css';

const loadEmails = () => import('../EmailsDialog');
const loadExport = () => import('../../export/ExportDialog');
const loadPrint = () => import('../print/PrintTickedDialog');
const loadUntag = () => import('../../actions/untag/UntagDialog');

/** What the tasks need, for a menu that is opened. */
export const TICKED_CODE = [loadExport, loadPrint, loadUntag];

/**
 * What is done with the ticked members after they have been read again, and what has to be placed once for it.
 * @param onDone follows each task after which they are ticked no longer
 */
export function useTickedTasks(ticked: TickedMembers, columns: readonly ColumnKey[], onDone: () => void) {
  const { dialog, open } = useLazyDialog();
  const copy = useCopyEmails();
  const { place, printRows } = usePrintedRows(columns);
  const { selection, query, total } = ticked;
  return {
    copyEmails: () =>
      selection.whole
        ? open(loadEmails, (onClose) => ({ ticked, onClose }))
        : void copy([...selection.rows.values()]),
    save: () => open(loadExport, (onClose) => ({ query, total, ticked, onClose })),
    print: () => open(loadPrint, (onClose) => ({ ticked, columns, print: printRows, onClose })),
    labels: () =>
      open(loadLabels, (onClose) => ({
        ids: selection.whole?.ids() ?? Array.from(selection.rows, ([id]) => id),
        onClose,
      })),
    untag: () => open(loadUntag, (onClose) => ({ ticked, onDone, onClose })),
    dialog: (
      <>
        {dialog}
        <div ref={place} className={styles.sheet} aria-hidden="true" />
      </>
    ),
  };
}
