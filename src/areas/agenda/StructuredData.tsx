/*
 * The events to come in the vocabulary of schema.org, for search engines. They are microdata, outside the shadow root: a policy
 * with Trusted Types refuses every text of a script that a page makes, JSON-LD included, and whether engines read a shadow root
 * is not known. Where a content system has printed JSON-LD inside the element, that stays instead.
 */
import { useEffect, useMemo, useRef } from 'react';
import type { VisitorDate } from './visitorAgenda';

/** Pause in milliseconds before they are written: a visitor who walks through months needs none of them. */
const PAUSE = 300;

/** As many as engines show of one page, and more. */
const MOST = 50;

const SCHEMA = {
  event: 'https://schema.org/Event',
  place: 'https://schema.org/Place',
  held: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

interface StructuredDataProps {
  dates: readonly VisitorDate[];
  today: string;
}

export function StructuredData({ dates, today }: StructuredDataProps) {
  const marker = useRef<HTMLDivElement>(null);
  const events = useMemo(() => dates.filter(({ last }) => last >= today).slice(0, MOST), [dates, today]);
  useEffect(() => {
    const root = marker.current?.getRootNode();
    const place = root instanceof ShadowRoot ? root.host : marker.current;
    if (!place || place.querySelector('script[type="application/ld+json"]')) return;
    let items: HTMLElement[] = [];
    // What people see comes first.
    const wait = setTimeout(() => {
      items = events.map(eventItem);
      place.append(...items);
    }, PAUSE);
    return () => {
      clearTimeout(wait);
      for (const item of items) item.remove();
    };
  }, [events]);
  return <div ref={marker} hidden />;
}

const momentOf = (day: string, hour: string): string => (hour ? `${day}T${hour}` : day);

function eventItem({ name, day, last, start, end, place, isCancelled }: VisitorDate): HTMLElement {
  const item = itemOf(SCHEMA.event, {
    name,
    startDate: momentOf(day, start),
    // An end before the start is on the next day, which is left to the reader.
    ...((last > day || end > start) && { endDate: momentOf(last, start && end) }),
    eventStatus: isCancelled ? SCHEMA.cancelled : SCHEMA.held,
  });
  if (place) {
    const location = itemOf(SCHEMA.place, { name: place, address: place });
    location.setAttribute('itemprop', 'location');
    item.append(location);
  }
  return item;
}

function itemOf(type: string, values: Readonly<Record<string, string>>): HTMLElement {
  const item = document.createElement('div');
  item.hidden = true;
  item.setAttribute('itemscope', '');
  item.setAttribute('itemtype', type);
  for (const [name, content] of Object.entries(values)) {
    const meta = document.createElement('meta');
    meta.setAttribute('itemprop', name);
    meta.setAttribute('content', content);
    item.append(meta);
  }
  return item;
}
