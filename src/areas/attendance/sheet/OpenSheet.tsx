import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { countAttendance } from '../../../domain/attendance/counts';
import type { Sheet, SheetPerson } from '../../../domain/attendance/sheet';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useUnloadQuestion } from '../../../ui/dialog/useStopsOnLeave';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { useFound } from '../../../ui/search/useFound';
import { EmptyState } from '../../../ui/state/EmptyState';
import { useUnsavedMark } from '../../../ui/widgetRoot/useUnsavedMark';
import { canReloadOffline } from '../offline/useKept';
import type { AttendanceStore } from '../sync/AttendanceStore';
import { HeadCounter } from './HeadCounter';
import { OtherMembers } from './OtherMembers';
import styles from './Sheet.module.css';
import { SheetFoot } from './SheetFoot';
import { SheetHead } from './SheetHead';
import { SheetMenu } from './SheetMenu';
import { SheetNotices } from './SheetNotices';
import { SheetRows } from './SheetRows';
import { type Shown, ShownChoice } from './ShownChoice';
import { sheetTexts } from './texts.fr';
import { useShownRows } from './useShownRows';

const loadExpected = () => import('./ExpectedDialog');

export interface SheetDay {
  id: number;
  day: string;
}

export interface OpenSheetProps {
  store: AttendanceStore;
  sheet: Sheet;
  place: SheetDay;
  readonly: boolean;
  /** A helper with a link ticks the people of the sheet, and does nothing else. */
  isHelper: boolean;
  takesFocus: boolean;
  onBack: (() => void) | undefined;
}

const searched = { wordsOf: ({ nom, prenom }: SheetPerson) => [`${nom ?? ''} ${prenom ?? ''}`] as const };

/** What a reload without network would do, said before it matters. */
export function reloadText(texts: typeof sheetTexts, isKept: boolean | undefined): string {
  if (isKept === false) return texts.keepsNothing;
  return canReloadOffline() ? texts.mayReload : texts.mayNotReload;
}

/** A sheet that is there: the event, the names to tick, and below them, under the thumb, the search. */
export function OpenSheet(props: OpenSheetProps) {
  const { store, sheet, place, readonly, isHelper, takesFocus, onBack } = props;
  const texts = useTexts(sheetTexts);
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { people, ticks } = state;
  const [search, setSearch] = useState('');
  const { shown, rows, show } = useShownRows(people, ticks);
  const isSearch = search.trim() !== '';
  // A search also finds those who are on the sheet because of their family.
  const found = useFound(isSearch ? people : rows, search, searched);
  // Deferred like `found`: otherwise the results of the new search would move the button below them after it has appeared.
  const sought = useDeferredValue(search.trim());
  const counts = useMemo(() => countAttendance(people, ticks), [people, ticks]);
  const { dialog, open } = useLazyDialog();
  const choose = () => open(loadExpected, (onClose) => ({ store, ...place, onClose }));
  useUnloadQuestion(state.waiting > 0 && !state.isKept);
  // Where the page opens again without a network, and the device keeps what waits, leaving it loses nothing.
  useUnsavedMark(state.waiting > 0 && !(state.isKept && canReloadOffline()));
  const showOnly = (next: Shown) => {
    setSearch('');
    show(next);
  };
  const actions = { store, place, isHelper, open };
  return (
    <div className={styles.sheet}>
      <SheetHead sheet={sheet} takesFocus={takesFocus} onBack={onBack}>
        {!readonly && <SheetMenu {...actions} state={state} onChoose={choose} />}
      </SheetHead>
      {counts.listed > 0 && (
        <ShownChoice shown={isSearch ? 'all' : shown} counts={counts} onShow={showOnly} />
      )}
      <div className={styles.names}>
        {found.length > 0 && <SheetRows people={found} store={store} ticks={ticks} readonly={readonly} />}
        {found.length === 0 && (
          <NobodyShown
            shown={isSearch ? 'search' : shown}
            isHelper={isHelper}
            onChoose={readonly || isHelper ? undefined : choose}
          />
        )}
        {sought && !isHelper && (
          <OtherMembers search={sought} store={store} place={place} readonly={readonly} />
        )}
      </div>
      {!readonly && <p className={styles.hint}>{reloadText(texts, state.isKept)}</p>}
      <HeadCounter heads={state.heads} readonly={readonly} onCount={(kind, by) => store.count(kind, by)} />
      {/* Below the names: a notice above them would move the next one under the thumb. */}
      <div className={styles.foot} data-sticky-bar="">
        <SheetNotices state={state} isHelper={isHelper} onDismiss={store.dismiss} />
        <SheetFoot
          {...actions}
          readonly={readonly}
          search={search}
          count={isSearch ? found.length : undefined}
          onSearch={setSearch}
        />
      </div>
      {dialog}
    </div>
  );
}

interface NobodyShownProps {
  shown: Shown | 'search';
  isHelper: boolean;
  /** Chooses who is expected, where that may be done. */
  onChoose: (() => void) | undefined;
}

function NobodyShown({ shown, isHelper, onChoose }: NobodyShownProps) {
  const texts = useTexts(sheetTexts);
  if (shown === 'search') return <p className={styles.none}>{texts.noneFound}</p>;
  if (shown !== 'all')
    return <p className={styles.none}>{shown === 'open' ? texts.noneOpen : texts.noneHere}</p>;
  return (
    <EmptyState
      icon="users"
      title={texts.nobody}
      text={isHelper ? texts.nobodyForHelper : texts.nobodyText}
      action={
        onChoose && (
          <Button variant="primary" onClick={onChoose}>
            {texts.chooseFirst}
          </Button>
        )
      }
    />
  );
}
