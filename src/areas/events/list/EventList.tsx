import { memo, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { Link } from '../../../routing/Link';
import { useLocation } from '../../../routing/useLocation';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useCapability } from '../../../session/useSession';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Screen } from '../../../ui/display/Screen';
import { Icon } from '../../../ui/icon/Icon';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { prefetchOnIntent } from '../../../ui/lazy/prefetchOnIntent';
import { ViewToggle } from '../../../ui/month/ViewToggle';
import { useStableCallback } from '../../../ui/useStableCallback';
import { useAreaTitle } from '../../frame/WidgetContext';
import { eventPaths } from '../../routes';
import { firstQuery, nextEventQuery, type RecurrenceChoice } from '../query/eventQuery';
import { useNewDay } from '../query/useNewDay';
import { loadEventForm, loadMonth, loadServiceWeeks } from '../screens';
import { loadChoice } from '../speakers/parts';
import { eventsTexts } from '../texts.fr';
import type { CreatedEvent } from './EventCards';
import styles from './EventList.module.css';
import { type ListAddress, listPath, listQueryOf, readListAddress, type View } from './listAddress';
import { PeriodList } from './PeriodList';

interface EventListProps {
  /** The view that shows unless the address says otherwise. */
  view: View;
  /** The query of the list's address. */
  query: string;
  /** The event that was created last; the list goes to its day and marks it. */
  created: CreatedEvent | undefined;
  /** Hides the buttons that add and edit. */
  readonly: boolean;
  /** Whether the user came here from another screen of the widget. */
  takesFocus: boolean;
  onOpen(id: number): void;
  onEdit(id: number): void;
  /** Called just before the address changes to that of another screen. */
  onLeave(): void;
}

/** All events: a list by period, or a month. Each view keeps its state while the other one shows. */
export const EventList = memo(function EventList(props: EventListProps) {
  const { created, readonly, takesFocus, onOpen, onEdit, onLeave } = props;
  const isAddHidden = useIsHiddenByPage('create') || readonly;
  const title = useAreaTitle();
  const texts = useTexts(eventsTexts);
  const { view, month, setView, setMonth } = useAddress(props);
  const [arrived] = useState(takesFocus);
  const [query, dispatch] = usePeriodQuery(created);
  const setRecurrence = (recurrence: RecurrenceChoice) => dispatch({ type: 'recurrence', recurrence });
  return (
    <Screen
      title={title}
      takesFocus={arrived}
      actions={
        <>
          <ViewToggle view={view} onChange={setView} labels={texts} near={nearMonth} isShort />
          <ServicesLink onLeave={onLeave} />
          {!isAddHidden && (
            <Link
              to={eventPaths.add.to()}
              className={buttonClass('primary', styles.add)}
              {...near}
              onClick={onLeave}
            >
              <Icon name="plus" />
              {texts.add}
            </Link>
          )}
        </>
      }
    >
      {view === 'list' ? (
        <PeriodList
          query={query}
          created={created}
          readonly={readonly}
          onOpen={onOpen}
          onEdit={onEdit}
          onLeave={onLeave}
          onChange={dispatch}
        />
      ) : (
        <LazyPart
          load={loadMonth}
          props={{
            month,
            onMonth: setMonth,
            start: created?.day,
            readonly: isAddHidden,
            onLeave,
            recurrence: query.recurrence,
            onRecurrence: setRecurrence,
            onOpen,
          }}
        />
      )}
    </Screen>
  );
});

const near = prefetchOnIntent(loadEventForm, loadChoice);
const nearMonth = prefetchOnIntent(loadMonth);

/** The query of the list by period: today's, at midnight the next day's, and that of the day of a new event. */
function usePeriodQuery(created: CreatedEvent | undefined) {
  const [query, dispatch] = useReducer(nextEventQuery, undefined, () => firstQuery(isoDay(new Date())));
  useNewDay((today) => dispatch({ type: 'newDay', today }));
  const [followed, follow] = useState<CreatedEvent>();
  if (created && created !== followed) {
    follow(created);
    dispatch({ type: 'created', day: created.day, today: isoDay(new Date()) });
  }
  return [query, dispatch] as const;
}

/**
 * The view and the month of the address. Another view makes a history entry, another month doesn't. When the host sets
 * another view, the address leaves the choice to it.
 */
function useAddress({ view: given, query }: EventListProps) {
  const { navigate } = useLocation();
  const today = isoDay(new Date());
  const address = readListAddress(query, given, today);
  const change = useStableCallback((next: Partial<ListAddress>, replace: boolean) =>
    navigate(listPath(listQueryOf({ ...address, ...next }, given, today)), { replace }),
  );
  const first = useRef(given);
  useEffect(() => {
    if (first.current === given) return;
    first.current = given;
    change({ view: given }, true);
  }, [given, change]);
  const setView = (view: View) => view !== address.view && change({ view }, false);
  const setMonth = useCallback((month: string) => change({ month }, true), [change]);
  return { ...address, setView, setMonth };
}

const nearServices = prefetchOnIntent(loadServiceWeeks);

/** Leads to the services of the next weeks, where the back end has them. */
function ServicesLink({ onLeave }: { onLeave(): void }) {
  const texts = useTexts(eventsTexts);
  if (!useCapability('services')) return null;
  return (
    <Link
      to={eventPaths.services.to()}
      className={buttonClass('secondary', styles.services)}
      {...nearServices}
      onClick={onLeave}
    >
      <Icon name="users" />
      {texts.services}
    </Link>
  );
}
