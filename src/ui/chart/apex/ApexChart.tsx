/*
 * ApexCharts, made fit for strict host pages. Only this folder knows the library, which loads later, as a chunk of its
 * own (useIdleModule). Left alone, the library puts a <style> into the page and another into every drawing (both blocked by
 * style-src 'self'), writes tooltips, toolbars and legends as HTML text (blocked by Trusted Types) and an <svg> into the
 * page's <body>. Here none of these exist. Two globals, window.Apex and window.SVG, stay: the library reads them while
 * it draws.
 */
import type { ApexOptions } from 'apexcharts';
import { type ComponentType, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as reactApexCharts from 'react-apexcharts';
import styles from './ApexChart.module.css';
import { apexDrawing, type Drawing } from './drawing';

interface ReactApexProps {
  type: 'area' | 'donut';
  width: number;
  height: number;
  series: ApexOptions['series'];
  options: ApexOptions;
}

// A CommonJS module: what the default import is depends on the bundler.
const ReactApexChart = componentOf(reactApexCharts);

function componentOf(module: unknown): ComponentType<ReactApexProps> {
  let found = module;
  while (typeof found === 'object' && found !== null && 'default' in found) found = found.default;
  return found as ComponentType<ReactApexProps>;
}

/** What is touched of the library's inside. */
interface Chart {
  el: HTMLElement;
  /** null once destroyed. */
  legend: { legendHelpers?: { appendToForeignObject(): void } } | null;
  w: { globals: { dom: { Paper?: Paper } } };
}

interface Paper {
  rect(width?: number, height?: number): unknown;
}

/** An element of this id makes the library believe that its stylesheet is there. */
function claimStylesheet(el: HTMLElement): void {
  const root = el.getRootNode() as Document | ShadowRoot;
  if (root.getElementById('apexcharts-css')) return;
  const marker = document.createElement('template');
  marker.id = 'apexcharts-css';
  // Beside the drawing, so that it goes when the chart goes.
  el.after(marker);
}

/** Every update makes a new legend, which would bring its <style> along even when it is not shown. */
function muteLegend(chart: Chart): void {
  let legend = chart.legend;
  Object.defineProperty(chart, 'legend', {
    configurable: true,
    get: () => legend,
    set(next: Chart['legend']) {
      // Script-tag builds leave the legend out altogether.
      if (next?.legendHelpers) next.legendHelpers.appendToForeignObject = () => {};
      legend = next;
    },
  });
}

/**
 * The library draws rectangles without a size and gives it afterwards. Meanwhile it measures them, in an <svg> that it
 * leaves in the host's <body>: with a size at once, there is nothing to measure. Every update makes a new paper.
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

function beforeMount(chart: Chart): void {
  claimStylesheet(chart.el);
  muteLegend(chart);
  giveRectanglesSize(chart.w.globals);
}

// Said even where they are the defaults: a host's own window.Apex would change the defaults.
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
  events: { beforeMount },
  fontFamily: 'inherit',
  offsetX: 0,
  offsetY: 0,
  // Its own watching is blind without animations: sizes come as props.
  redrawOnParentResize: false,
  redrawOnWindowResize: false,
  selection: { enabled: false },
  sparkline: { enabled: true },
  toolbar: { show: false },
  zoom: { enabled: false },
};

interface ApexChartProps {
  drawing: Drawing;
  /** px, like the height. */
  width: number;
  height: number;
}

/** A drawing without words, hidden from screen readers; the figures stand beside it as text. */
export default function ApexChart({ drawing, width, height }: ApexChartProps) {
  const { type, series, options } = useMemo(() => {
    const drawn = apexDrawing(drawing);
    return { ...drawn, options: { ...quiet, ...drawn.options, chart: quietChart } };
  }, [drawing]);
  const box = useRef<HTMLDivElement>(null);
  const isInPage = useIsInPage(box);
  return (
    <div className={styles.drawing} aria-hidden="true" ref={box}>
      {isInPage && <ReactApexChart {...{ type, width, height, series, options }} />}
    </div>
  );
}

/**
 * Whether the element has been in the page: the host may have taken the widget away while the code was loading, and
 * the library throws where it finds no page. React runs the effects of an update made in a layout effect in the same
 * task, so that nothing comes between this look and the drawing.
 */
function useIsInPage(box: RefObject<HTMLElement | null>): boolean {
  const [isInPage, setInPage] = useState(false);
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every look is an effect of its own.
  useLayoutEffect(() => {
    const element = box.current;
    if (isInPage || !element) return;
    if (element.isConnected) return setInPage(true);
    // A size is told once the element comes into a page.
    const watch = new ResizeObserver(() => setLooks((count) => count + 1));
    watch.observe(element);
    return () => watch.disconnect();
  }, [isInPage, looks, box]);
  return isInPage;
}
