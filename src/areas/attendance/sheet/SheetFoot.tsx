import { sheetCalls } from '../../../api/endpoints/attendance/sheets';
import { Allowed } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { visuallyHidden } from '../../../ui/display/VisuallyHidden';
import { SearchField } from '../../../ui/form/fields/SearchField';
import type { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import type { AttendanceStore } from '../sync/AttendanceStore';
import type { SheetDay } from './OpenSheet';
import styles from './Sheet.module.css';
import { newcomerTexts, sheetTexts } from './texts.fr';

const loadNewcomer = () => import('./NewcomerDialog');

interface SheetFootProps {
  store: AttendanceStore;
  place: SheetDay;
  isHelper: boolean;
  readonly: boolean;
  search: string;
  /** How many the search has found. */
  count: number | undefined;
  onSearch(search: string): void;
  /** Opens a dialog, which must not stand in the bar. */
  open: ReturnType<typeof useLazyDialog>['open'];
}

/** The search, and a person who isn't on the sheet, in reach of the thumb. */
export function SheetFoot(props: SheetFootProps) {
  const { store, place, isHelper, readonly, search, count, onSearch, open } = props;
  const texts = useTexts(sheetTexts);
  const newcomer = useTexts(newcomerTexts);
  const add = () => open(loadNewcomer, (onClose) => ({ store, ...place, name: '', onClose }));
  return (
    <div className={styles.bar}>
      <SearchField label={texts.search} value={search} className={styles.search} onChange={onSearch} />
      <p role="status" className={visuallyHidden}>
        {count !== undefined && texts.shown(count)}
      </p>
      {!readonly && !isHelper && (
        <Allowed right={sheetCalls.newcomer.right}>
          <Button icon="plus" aria-label={newcomer.button} title={newcomer.button} onClick={add}>
            {newcomer.add}
          </Button>
        </Allowed>
      )}
    </div>
  );
}
