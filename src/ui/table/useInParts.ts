import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../loading/afterPaint';

/** Changed rows of one frame: few enough for a slow device to lay them out and paint them in 50 ms. */
const PART = 16;

type Row = ReactElement<{ row: unknown; isSelected?: unknown }>;
type Rendered = ReadonlyMap<Row['key'], Row>;

interface Parts {
  shown: readonly Row[];
  /** Whether some rows still are as they were. */
  isPartial: boolean;
}

/**
 * The rows to render now, when many of them change at once: those in sight change in the first frame, and the others,
 * which look as they did until then, in the frames after it. A row without a place yet is rendered at once, so that
 * nothing moves.
 */
export function useInParts(rows: readonly Row[], body: RefObject<HTMLElement | null>): Parts {
  /** As they were in the last frame. */
  const painted = useRef<Rendered>(new Map());
  const [, renderAgain] = useState({});
  const before = painted.current;
  const late = lateOf(rows, before, body);
  const shown = rows.map((row) => (late.includes(row) && before.get(row.key)) || row);
  useEffect(() => {
    const keep = () => {
      painted.current = new Map(shown.map((row) => [row.key, row]));
      if (late.length) renderAgain({});
    };
    return late.length ? afterPaint(keep) : keep();
  });
  return { shown, isPartial: late.length > 0 };
}

/** The changed rows that wait: those out of sight while others change, then all but a part of them. */
function lateOf(rows: readonly Row[], before: Rendered, body: RefObject<HTMLElement | null>) {
  const changed = rows.filter(({ key, props }) => {
    const old = before.get(key)?.props;
    return old && (old.row !== props.row || old.isSelected !== props.isSelected);
  });
  if (changed.length <= PART) return [];
  const { top, height } = body.current!.getBoundingClientRect();
  const each = height / rows.length;
  const unseen = changed.filter((row) => {
    const place = top + each * rows.indexOf(row);
    return place > innerHeight || place < -each;
  });
  return unseen.slice(unseen.length < changed.length ? 0 : PART);
}
