/*
 * One value over time. ApexCharts draws the curve. Axes, readout and pointer are plain HTML above it, because the
 * library writes its own as HTML text (Trusted Types block it), without keyboard support, and labels arbitrary dates.
 * For screen readers the chart is a slider that reads one point at a time; show a table beside it.
 */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import ApexChart from './ApexChart';
import { downsample } from './downsample';
import type { LineChartProps, Point } from './LineChart';
import styles from './LinePlot.module.css';
import { PointReader } from './PointReader';
import { dateTicks, type Tick, valueTicks } from './ticks';

/** The current width of an element in px: 0 until it is known, and the last known one while it is hidden. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    // The observer would tell it a frame later.
    setWidth(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The plot is 296 px high (see the style sheet), and the library takes 2 px for itself. */
const HEIGHT = 298;
/** More points than this look the same and are slow to draw. */
const DRAWN = 400;

interface Scale {
  x: [number, number];
  y: [number, number];
}

/** The curve of a LineChart with its axes, readout and pointer. */
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
  /** In px; 0 until it is known. */
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
  // A single point is in the middle.
  return { x: first === last ? [first - 1, last + 1] : [first, last], y: [values[0]!.at, values.at(-1)!.at] };
}

/** The position of `value` in the range, in percent. */
function portion(value: number, [from, to]: [number, number]): number {
  return ((value - from) / (to - from)) * 100;
}
