import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { countAttendance } from '../../../domain/attendance/counts';
import type { SheetPerson } from '../../../domain/attendance/sheet';
import { useTexts } from '../../../texts/texts';
import { useUnloadQuestion } from '../../../ui/dialog/useStopsOnLeave';
import { SearchLine } from '../../../ui/search/SearchLine';
import { useFound } from '../../../ui/search/useFound';
import { EmptyState } from '../../../ui/state/EmptyState';
import { useUnsavedMark } from '../../../ui/widgetRoot/useUnsavedMark';
import { canReloadOffline } from '../offline/useKept';
import type { AttendanceStore } from '../sync/AttendanceStore';
import type { ShownTick } from '../sync/ticking';
import { HeadCounter } from './HeadCounter';
import { OtherMembers } from './OtherMembers';
import styles from './Sheet.module.css';
import { SheetActions } from './SheetActions';
import { SheetNotices } from './SheetNotices';
import { SheetRows } from './SheetRows';
import { SheetTotals } from './SheetTotals';
import { type Shown, ShownChoice } from './ShownChoice';
import { sheetTexts } from './texts.fr';

interface OpenSheetProps {
  store: AttendanceStore;
  id: number;
  day: string;
  readonly: boolean;
  /** A helper with a link ticks the people of the sheet, and does nothing else. */
  isHelper: boolean;
}

const searched = { wordsOf: ({ nom, prenom }: SheetPerson) => [`${nom ?? ''} ${prenom ?? ''}`] as const };

const matches = (
  shown: Shown,
  tick: ShownTick | undefined,
  { attendu: isExpected }: SheetPerson,
): boolean => {
  const state = tick?.etat ?? null;
  if (shown === 'open') return isExpected && state === null;
  if (shown === 'came') return state === 'present';
  if (shown === 'away') return state === 'excuse' || state === 'absent';
  return isExpected || state !== null;
};

/** What a reload without network would do, said before it matters. */
function reloadText(texts: typeof sheetTexts, isKept: boolean | undefined): string {
  if (isKept === false) return texts.keepsNothing;
  return canReloadOffline() ? texts.mayReload : texts.mayNotReload;
}

/** A sheet that is there: names to tick, and what is done with all of them. */
export function OpenSheet({ store, id, day, readonly, isHelper }: OpenSheetProps) {
  const texts = useTexts(sheetTexts);
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { people, ticks } = state;
  const [search, setSearch] = useState('');
  const { shown, rows, show } = useShownRows(people, ticks);
  // A search also finds those who are on the sheet because of their family.
  const found = useFound(search.trim() ? people : rows, search, searched);
  // Deferred like `found`: otherwise the results of the new search would move the button below them after it has appeared.
  const sought = useDeferredValue(search.trim());
  const counts = useMemo(() => countAttendance(people, ticks), [people, ticks]);
  useUnloadQuestion(state.waiting > 0 && !state.isKept);
  // Where the page opens again without a network, and the device keeps what waits, leaving it loses nothing.
  useUnsavedMark(state.waiting > 0 && !(state.isKept && canReloadOffline()));
  return (
    <div className={styles.sheet}>
      <SheetTotals counts={counts} heads={state.heads} />
      <SearchLine
        label={texts.search}
        value={search}
        onChange={setSearch}
        count={search.trim() ? texts.shown(found.length) : undefined}
      />
      {!search.trim() && <ShownChoice shown={shown} counts={counts} onShow={show} />}
      {found.length > 0 && <SheetRows people={found} store={store} ticks={ticks} readonly={readonly} />}
      {found.length === 0 && (
        <NobodyShown
          isSearch={search.trim() !== ''}
          shown={shown}
          hasPeople={people.length > 0}
          isHelper={isHelper}
        />
      )}
      {sought && !isHelper && (
        <OtherMembers search={sought} store={store} id={id} day={day} readonly={readonly} />
      )}
      {!readonly && <p className={styles.hint}>{reloadText(texts, state.isKept)}</p>}
      <HeadCounter heads={state.heads} readonly={readonly} onCount={(kind, by) => store.count(kind, by)} />
      {/* Below the names: a notice above them would move the next one under the thumb. */}
      <div className={styles.foot} data-sticky-bar="">
        <SheetNotices state={state} isHelper={isHelper} onDismiss={store.dismiss} />
        {!readonly && <SheetActions store={store} state={state} id={id} day={day} isHelper={isHelper} />}
      </div>
    </div>
  );
}

/**
 * The rows of a choice. They are chosen when the choice is made, and stay while they are ticked; who joins them later comes
 * last: a row that left or came between would move the next one under the thumb.
 */
function useShownRows(people: readonly SheetPerson[], ticks: ReadonlyMap<number, ShownTick>) {
  const idsOf = (shown: Shown) =>
    new Set(people.filter((one) => matches(shown, ticks.get(one.id), one)).map(({ id }) => id));
  const [choice, setChoice] = useState(() => ({ shown: 'all' as Shown, ids: idsOf('all') }));
  const { shown, ids } = choice;
  const rows = useMemo(() => {
    const first = people.filter((one) => ids.has(one.id));
    const later = people.filter((one) => !ids.has(one.id) && matches(shown, ticks.get(one.id), one));
    return [...first, ...later];
  }, [people, ticks, shown, ids]);
  return { shown, rows, show: (next: Shown) => setChoice({ shown: next, ids: idsOf(next) }) };
}

interface NobodyShownProps {
  isSearch: boolean;
  shown: Shown;
  hasPeople: boolean;
  isHelper: boolean;
}

function NobodyShown({ isSearch, shown, hasPeople, isHelper }: NobodyShownProps) {
  const texts = useTexts(sheetTexts);
  if (isSearch) return <p className={styles.none}>{texts.noneFound}</p>;
  if (!hasPeople || shown === 'all')
    return (
      <EmptyState
        icon="users"
        title={texts.nobody}
        text={isHelper ? texts.nobodyForHelper : texts.nobodyText}
      />
    );
  return <p className={styles.none}>{shown === 'open' ? texts.noneOpen : texts.noneHere}</p>;
}
