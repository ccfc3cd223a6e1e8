import { useIdleModule } from '../loading/useIdleModule';
import styles from './LineChart.module.css';
import { loadPlot } from './loads';

/** A point of a curve. */
export interface Point {
  x: number;
  y: number;
}

export interface LineChartProps {
  /** What the curve shows: «Nombre de membres». */
  label: string;
  /** Ascending in x: milliseconds (UTC), or any number with `dates={false}`. At least one. */
  points: readonly Point[];
  /** False when x is not a date. The lower axis then has no labels. */
  dates?: boolean;
  /** A point in words: «12 mars 2026 : 120 membres». `at` is its index in `points`. */
  describe(at: number): string;
}

/**
 * A curve as wide as its container, with a readout for pointer and keyboard. Its code (45 KB) loads after the next
 * paint, and its space is reserved. Show the points as text beside it.
 */
export function LineChart(chart: LineChartProps) {
  const { value: Plot } = useIdleModule(loadPlot);
  return <div className={styles.room}>{Plot && <Plot {...chart} />}</div>;
}
