import { useIdleModule } from '../lazy/useIdleModule';
import styles from './LineChart.module.css';

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
  /** False when x is no date: the lower axis has no labels. */
  dates?: boolean;
  /** One point as words: «12 mars 2026 : 120 membres». `at` is its index in `points`. */
  describe(at: number): string;
}

const loadPlot = () => import('./line/LinePlot');

/**
 * A curve as wide as its container, with a readout for pointer and keyboard. Its code (95 KB) comes after the next
 * paint; its room is kept. Whoever shows one also gives the points as text.
 */
export function LineChart(chart: LineChartProps) {
  const { value: Plot } = useIdleModule(loadPlot);
  return <div className={styles.room}>{Plot && <Plot {...chart} />}</div>;
}
