/*
 * ApexCharts, adapted to strict host pages. Only this folder knows the library, which loads later in its own chunk
 * (useIdleModule). By default the library adds a <style> to the page and another to every drawing (style-src 'self'
 * blocks both), writes tooltips, toolbars and legends as HTML text (Trusted Types block it) and adds an <svg> to the
 * page's <body>. This file prevents all of these. The library keeps two globals, window.Apex and window.SVG; in the
 * script-tag builds they are objects of their own (embed/vite/hostSafe.ts).
 */
import type { ApexOptions } from 'apexcharts';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as reactApexCharts from 'react-apexcharts';
import { flushSync } from 'react-dom';
import { afterPaint } from '../loading/afterPaint';
import styles from './ApexChart.module.css';
import { drawInTurn } from './drawInTurn';
import { apexDrawing, type Drawing } from './drawing';

interface ReactApexProps {
  type: 'area' | 'donut';
  width: number;
  height: number;
  series: ApexOptions['series'];
  options: ApexOptions;
}

// For a CommonJS module, the meaning of the default import depends on the bundler.
const ReactApexChart = componentOf(reactApexCharts);

function componentOf(module: unknown): ComponentType<ReactApexProps> {
  let found = module;
  while (typeof found === 'object' && found !== null && 'default' in found) found = found.default;
  return found as ComponentType<ReactApexProps>;
}

/** The internals of the library that this file changes. */
interface Chart {
  el: HTMLElement;
  /** null once the chart is destroyed. */
  legend: { legendHelpers?: { appendToForeignObject(): void } } | null;
  w: { globals: { dom: { Paper?: Paper } } };
  destroy(): void;
}

interface Paper {
  rect(width?: number, height?: number): unknown;
}

/** The library adds no stylesheet where it finds an element with this id. */
function claimStylesheet(el: HTMLElement): void {
  const root = el.getRootNode() as Document | ShadowRoot;
  if (root.getElementById('apexcharts-css')) return;
  const marker = document.createElement('template');
  marker.id = 'apexcharts-css';
  // Beside the drawing, so that it is removed with the chart.
  el.after(marker);
}

/** Every update creates a new legend, which would add its <style> even when the legend is hidden. */
function muteLegend(chart: Chart): void {
  let legend = chart.legend;
  Object.defineProperty(chart, 'legend', {
    configurable: true,
    get: () => legend,
    set(next: Chart['legend']) {
      // In script-tag builds the legend is an empty class.
      if (next?.legendHelpers) next.legendHelpers.appendToForeignObject = () => {};
      legend = next;
    },
  });
}

/**
 * The library draws rectangles without a size and sizes them afterwards. In between it measures them in an <svg> that
 * it leaves in the host's <body>. Rectangles with a size need no measuring. Every update creates a new paper.
 */
function giveRectanglesSize({ dom }: Chart['w']['globals']): void {
  let paper = dom.Paper;
  Object.defineProperty(dom, 'Paper', {
    configurable: true,
    enumerable: true,
    get: () => paper,
    set(next: Paper) {
      const rect = next.rect.bind(next);
      next.rect = (width = 0, height = 0) => rect(width, height);
      paper = next;
    },
  });
}

/** Taking a drawing apart is slow. The screen that replaces it is painted first. */
function destroyLater(chart: Chart): void {
  const destroy = chart.destroy.bind(chart);
  chart.destroy = () => void afterPaint(destroy);
}

function beforeMount(chart: Chart): void {
  destroyLater(chart);
  claimStylesheet(chart.el);
  muteLegend(chart);
  giveRectanglesSize(chart.w.globals);
}

/** A printed page is narrower than the window: with a view box the drawing follows the width that its style sets. */
function makeScalable({ el }: Chart): void {
  const drawn = el.querySelector('svg');
  const [width, height] = [drawn?.getAttribute('width'), drawn?.getAttribute('height')];
  if (!drawn || !Number(width) || !Number(height)) return;
  drawn.setAttribute('viewBox', `0 0 ${width} ${height}`);
  drawn.setAttribute('preserveAspectRatio', 'none');
}

// Also the values that are defaults, because the host's own window.Apex would change the defaults.
const quiet: ApexOptions = {
  legend: { show: false, showForSingleSeries: false },
  tooltip: { enabled: false },
  dataLabels: { enabled: false },
  theme: { mode: 'light', monochrome: { enabled: false } },
  states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
};

const quietChart: ApexOptions['chart'] = {
  animations: { enabled: false },
  background: 'transparent',
  events: { beforeMount, mounted: makeScalable, updated: makeScalable },
  fontFamily: 'inherit',
  offsetX: 0,
  offsetY: 0,
  // Without animations the library doesn't notice changes of size, so sizes are props.
  redrawOnParentResize: false,
  redrawOnWindowResize: false,
  selection: { enabled: false },
  sparkline: { enabled: true },
  toolbar: { show: false },
  zoom: { enabled: false },
};

interface ApexChartProps {
  drawing: Drawing;
  /** In px, like the height. */
  width: number;
  height: number;
  /** Shown until the chart is drawn. */
  waiting?: ReactNode;
}

/** A drawing without words, hidden from screen readers; the figures stand beside it as text. */
export default function ApexChart({ drawing, width, height, waiting }: ApexChartProps) {
  const { type, series, options } = useMemo(() => {
    const drawn = apexDrawing(drawing);
    return { ...drawn, options: { ...quiet, ...drawn.options, chart: quietChart } };
  }, [drawing]);
  const box = useRef<HTMLDivElement>(null);
  const isDue = useTurn(box);
  return (
    <div className={styles.drawing} aria-hidden="true" ref={box}>
      {isDue ? (
        <ReactApexChart type={type} width={width} height={height} series={series} options={options} />
      ) : (
        waiting
      )}
    </div>
  );
}

/**
 * Whether the element is in the page and the drawings before it are done. The host may have removed the widget while
 * the code was loading, and the library throws when it draws outside of a page. The chart is drawn within the task of
 * its turn, so nothing happens between this check and the drawing.
 */
function useTurn(box: RefObject<HTMLElement | null>): boolean {
  const [isDue, setDue] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (isDue || !element) return;
    let withdraw = () => {};
    // The observer reports a size as soon as the element is in a page.
    const watch = new ResizeObserver(() => ask());
    const ask = () => {
      watch.disconnect();
      withdraw();
      withdraw = drawInTurn(() => {
        if (element.isConnected) flushSync(() => setDue(true));
        else watch.observe(element);
      });
    };
    ask();
    return () => {
      watch.disconnect();
      withdraw();
    };
  }, [isDue, box]);
  return isDue;
}
