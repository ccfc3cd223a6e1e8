/** The library's options for each kind of drawing. */
import type { ApexOptions } from 'apexcharts';

/** A drawing, in terms that don't depend on the library. */
export type Drawing =
  | { kind: 'ring'; slices: readonly { name: string; value: number; color: string }[] }
  | { kind: 'curve'; points: readonly { x: number; y: number }[]; x: Range; y: Range };

type Range = readonly [from: number, to: number];

interface ApexDrawing {
  type: 'area' | 'donut';
  series: ApexOptions['series'];
  options: ApexOptions;
}

export function apexDrawing(drawing: Drawing): ApexDrawing {
  return drawing.kind === 'ring' ? ring(drawing) : curve(drawing);
}

function ring({ slices }: Extract<Drawing, { kind: 'ring' }>): ApexDrawing {
  return {
    type: 'donut',
    series: slices.map((slice) => slice.value),
    options: {
      stroke: { width: 0 },
      fill: { type: 'solid', opacity: 1 },
      // `size` is the hole's share of the diameter (40 px of 200). `customScale` undoes the library's own margin.
      plotOptions: { pie: { expandOnClick: false, customScale: 1.025, donut: { size: '20%' } } },
      colors: slices.map((slice) => slice.color),
      labels: slices.map((slice) => slice.name),
    },
  };
}

function curve({ points, x, y }: Extract<Drawing, { kind: 'curve' }>): ApexDrawing {
  return {
    type: 'area',
    series: [{ name: '', data: points.map((point): [number, number] => [point.x, point.y]) }],
    options: {
      // Colours come from the style sheet, where they follow the theme.
      colors: ['#76c12c'],
      fill: { type: 'solid', opacity: 1 },
      stroke: { width: 2, curve: 'straight', lineCap: 'round' },
      markers: { size: 0 },
      grid: { show: false, padding: { left: 0, right: 0, top: 0, bottom: 0 } },
      xaxis: { type: 'numeric', min: x[0], max: x[1] },
      yaxis: { show: false, min: y[0], max: y[1] },
    },
  };
}
