import type { KeyboardEvent, PointerEvent } from 'react';
import type { Point } from './LineChart';
import styles from './LinePlot.module.css';
import { nearest } from './nearest';

interface PointReaderProps {
  label: string;
  points: readonly Point[];
  range: [number, number];
  shown: number;
  describe(at: number): string;
  /** undefined shows the last point again. */
  onPick(at: number | undefined): void;
}

/** The surface that reads a curve: the pointer picks a point, and the arrow keys move from point to point. */
export function PointReader({ label, points, range, shown, describe, onPick }: PointReaderProps) {
  const last = points.length - 1;
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onPick(nearest(points, range[0] + ((event.clientX - left) / width) * (range[1] - range[0])));
  };
  const handleKey = (event: KeyboardEvent) => {
    const to = target(event.key, shown, last);
    if (to === undefined) return;
    event.preventDefault();
    onPick(Math.min(last, Math.max(0, to)));
  };
  return (
    <div
      className={styles.reader}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={shown + 1}
      aria-valuetext={describe(shown)}
      onPointerMove={handleMove}
      onPointerDown={handleMove}
      onPointerLeave={() => onPick(undefined)}
      onBlur={() => onPick(undefined)}
      onKeyDown={handleKey}
    />
  );
}

function target(key: string, from: number, last: number): number | undefined {
  const leap = Math.max(1, Math.round(last / 10));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return from - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return from + 1;
    case 'PageDown':
      return from - leap;
    case 'PageUp':
      return from + leap;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
