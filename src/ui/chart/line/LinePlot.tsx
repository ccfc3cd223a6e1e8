/*
 * One value over time. The curve is ApexCharts'; axes, readout and pointing are plain HTML over it, because the
 * library's own are HTML text (blocked by Trusted Types), know no keyboard and label dates as they fall.
 * Screen readers meet a slider that reads the points one by one; whoever shows a LineChart also gives a table.
 */
import { useMemo, useRef, useState } from 'react';
import ApexChart from '../apex/ApexChart';
import type { LineChartProps, Point } from '../LineChart';
import { downsample } from './downsample';
import styles from './LinePlot.module.css';
import { PointReader } from './PointReader';
import { dateTicks, type Tick, valueTicks } from './ticks';
import { useWidth } from './useWidth';

/** The plot is 296 px high (see the style sheet); the library keeps 2 px to itself. */
const HEIGHT = 298;
/** More points than this can't be told apart, and would be slow to draw. */
const DRAWN = 400;

interface Scale {
  x: [number, number];
  y: [number, number];
}

/** The curve of a LineChart with its axes, readout and pointing. */
export default function LinePlot({ label, points, dates = true, describe }: LineChartProps) {
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const [picked, setPicked] = useState<number>();
  const shown = Math.min(picked ?? points.length - 1, points.length - 1);
  const values = useMemo(() => {
    const all = points.map((point) => point.y);
    return valueTicks(
      all.reduce((a, b) => Math.min(a, b)),
      all.reduce((a, b) => Math.max(a, b)),
    );
  }, [points]);
  const scale = useMemo(() => scaleOf(points, values), [points, values]);
  const days = dates ? dateTicks(...scale.x, Math.min(7, Math.max(3, Math.floor(width / 80)))) : [];
  const point = points[shown]!;
  const [left, top] = [portion(point.x, scale.x), 100 - portion(point.y, scale.y)];
  return (
    <div className={styles.chart}>
      <p className={styles.readout} aria-hidden="true">
        {describe(shown)}
      </p>
      <div className={styles.values} aria-hidden="true">
        {values.map((tick) => (
          <span key={tick.at}>{tick.label}</span>
        ))}
      </div>
      <div className={styles.plot} ref={plot}>
        {values.map((tick) => (
          <span
            key={tick.at}
            className={styles.line}
            style={{ top: `${100 - portion(tick.at, scale.y)}%` }}
          />
        ))}
        <Curve points={points} scale={scale} width={width} />
        {picked !== undefined && <span className={styles.cursor} style={{ left: `${left}%` }} />}
        <span className={styles.dot} style={{ left: `${left}%`, top: `${top}%` }} />
        <PointReader
          label={label}
          points={points}
          range={scale.x}
          shown={shown}
          describe={describe}
          onPick={setPicked}
        />
      </div>
      <Days ticks={days} range={scale.x} />
    </div>
  );
}

interface CurveProps {
  points: readonly Point[];
  scale: Scale;
  /** px; 0 when not known yet. */
  width: number;
}

function Curve({ points, scale, width }: CurveProps) {
  const drawing = useMemo(
    () => ({ kind: 'curve' as const, points: downsample(points, DRAWN), ...scale }),
    [points, scale],
  );
  if (width === 0) return null;
  return <ApexChart width={width} height={HEIGHT} drawing={drawing} />;
}

function Days({ ticks, range }: { ticks: readonly Tick[]; range: [number, number] }) {
  return (
    <div className={styles.days} aria-hidden="true">
      {ticks.map((tick) => {
        const left = portion(tick.at, range);
        const side = left < 6 ? 'start' : left > 94 ? 'end' : undefined;
        return (
          <span key={tick.at} data-side={side} style={{ left: `${left}%` }}>
            {tick.label}
          </span>
        );
      })}
    </div>
  );
}

function scaleOf(points: readonly Point[], values: readonly Tick[]): Scale {
  const [first, last] = [points[0]!.x, points.at(-1)!.x];
  // A lone point stands in the middle.
  return { x: first === last ? [first - 1, last + 1] : [first, last], y: [values[0]!.at, values.at(-1)!.at] };
}

/** Where `value` lies in the range, in percent. */
function portion(value: number, [from, to]: [number, number]): number {
  return ((value - from) / (to - from)) * 100;
}
