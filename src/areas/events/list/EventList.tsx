import { memo, useReducer, useState } from 'react';
import { Link } from '../../../routing/Link';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Icon } from '../../../ui/icon/Icon';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { prefetchCode } from '../../../ui/lazy/loadOnce';
import { Screen } from '../../../ui/screen/Screen';
import { useAreaTitle } from '../../frame/WidgetContext';
import { loadChoice } from '../form/parts';
import { firstQuery, nextEventQuery, type Recurrence } from '../query/eventQuery';
import { useNewDay } from '../query/useNewDay';
import { addPath, loadEventForm, loadMonth } from '../screens';
import { eventsTexts } from '../texts';
import styles from './EventList.module.css';
import { PeriodList } from './PeriodList';
import { type View, ViewToggle } from './ViewToggle';

interface EventListProps {
  /** The view that shows first. */
  view: View;
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
  const { readonly, takesFocus, onOpen, onEdit, onLeave } = props;
  const title = useAreaTitle();
  const texts = useTexts(eventsTexts);
  const [view, setView] = useView(props.view);
  const [arrived] = useState(takesFocus);
  const [query, dispatch] = useReducer(nextEventQuery, undefined, () => firstQuery(isoDay(new Date())));
  useNewDay((today) => dispatch({ type: 'newDay', today }));
  const [month, setMonth] = useState(() => isoDay(new Date()).slice(0, 7));
  const setRecurrence = (recurrence: Recurrence) => dispatch({ type: 'recurrence', recurrence });
  return (
    <Screen
      title={title}
      takesFocus={arrived}
      actions={
        <>
          <ViewToggle view={view} onChange={setView} />
          {!readonly && (
            <Link
              to={addPath}
              className={buttonClass('primary', styles.add)}
              onPointerEnter={prefetchForm}
              onFocus={prefetchForm}
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
        <PeriodList {...{ query, readonly, onOpen, onEdit, onLeave }} onChange={dispatch} />
      ) : (
        <LazyPart
          load={loadMonth}
          props={{
            month,
            onMonth: setMonth,
            recurrence: query.recurrence,
            onRecurrence: setRecurrence,
            onOpen,
          }}
        />
      )}
    </Screen>
  );
});

const prefetchForm = () => {
  prefetchCode(loadEventForm);
  prefetchCode(loadChoice);
};

/** The view that the user chose, until the host sets another one. */
function useView(given: View) {
  const [state, setState] = useState({ given, view: given });
  const view = state.given === given ? state.view : given;
  return [view, (chosen: View) => setState({ given, view: chosen })] as const;
}
