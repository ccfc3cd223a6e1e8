import { type RefObject, useEffect, useState } from 'react';
import type { IsoDay } from '../../../domain/calendar/dayNumbers';
import { Link } from '../../../routing/Link';
import { useTexts } from '../../../texts/texts';
import { Icon } from '../../../ui/icon/Icon';
import { monthTexts } from '../../../ui/month/texts.fr';
import { addOnPath } from '../screens';
import styles from './MonthView.module.css';

interface AddOnDayProps {
  /** The element that holds the days. */
  area: RefObject<HTMLElement | null>;
  onLeave(): void;
}

interface Place {
  day: IsoDay;
  top: number;
  /** Distance from the right edge of the days. */
  right: number;
}

/**
 * A «+» on the day under the pointer or with the focus. There is one for all days, because a month has 42 of them to lay
 * out. The keyboard has the link beside the day's events instead.
 */
export function AddOnDay({ area, onLeave }: AddOnDayProps) {
  const texts = useTexts(monthTexts);
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const show = (event: PointerEvent | FocusEvent) => {
      const { target } = event;
      // The link itself lies above the day.
      if (!(target instanceof Element) || target.closest('a')) return;
      const cell = target.closest<HTMLElement>('[data-day]');
      const isTouch = 'pointerType' in event && event.pointerType === 'touch';
      setPlace(cell && !isTouch ? placeOf(cell, element) : undefined);
    };
    const hide = () => setPlace(undefined);
    element.addEventListener('pointerover', show);
    element.addEventListener('focusin', show);
    element.addEventListener('pointerleave', hide);
    return () => {
      element.removeEventListener('pointerover', show);
      element.removeEventListener('focusin', show);
      element.removeEventListener('pointerleave', hide);
    };
  }, [area]);
  if (!place) return null;
  return (
    <Link
      to={addOnPath(place.day)}
      className={styles.add}
      style={{ insetBlockStart: place.top, right: place.right }}
      title={texts.addOnDay}
      tabIndex={-1}
      aria-hidden="true"
      onClick={onLeave}
    >
      <Icon name="plus" />
    </Link>
  );
}

function placeOf(cell: HTMLElement, area: HTMLElement): Place {
  const [inner, outer] = [cell.getBoundingClientRect(), area.getBoundingClientRect()];
  return { day: cell.dataset.day ?? '', top: inner.top - outer.top, right: outer.right - inner.right };
}
