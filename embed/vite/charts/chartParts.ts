import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';
import { type Bodies, leaveOut } from '../leaveOut.ts';
import { withKnownValues } from './knownValues.ts';
import { unusedMethods } from './unusedMethods.ts';

/** The only version whose sources were read: with another one the build stops. */
const VERSION = '4.7.0';

/**
 * What a donut and a line without words never reach: other charts, and everything that ApexChart.tsx switches off
 * (tooltips, toolbars, legends, axes, annotations, exports, zoom, filters). Classes keep their methods, which do nothing.
 */
const UNUSED = [
  'charts/Bar',
  'charts/BarStacked',
  'charts/BoxCandleStick',
  'charts/HeatMap',
  'charts/Radar',
  'charts/Radial',
  'charts/RangeBar',
  'charts/Treemap',
  'modules/Crosshairs',
  'modules/Events',
  'modules/Responsive',
  'charts/Scatter',
  'modules/DataLabels',
  'modules/Animations',
  'modules/Exports',
  'modules/Filters',
  'modules/TimeScale',
  'modules/TitleSubtitle',
  'modules/Toolbar',
  'modules/ZoomPanSelection',
  'modules/annotations/Annotations',
  'modules/axes/Axes',
  'modules/legend/Legend',
  'modules/tooltip/Tooltip',
];

/** Add-ons of the drawing library that these parts alone would use. */
const ADD_ONS =
  /[\\/](?:@svgdotjs[\\/]svg\.(?:filter|draggable|select|resize)\.js|svgjs[\\/]svg\.pathmorphing\.js)/;

const NO_SIZE = '{ return { width: 0, height: 0 }; }';
const NO_SIZES = '{ return [{ width: 0, height: 0 }]; }';

/**
 * Methods that are called although nothing comes of it. Measuring words that aren't drawn, and its own element, whose size
 * is a prop, would make the browser lay the page out in the middle of a drawing. No event reaches the shapes, because
 * the pointer belongs to the layer above them.
 */
const IDLE: Bodies = {
  'apexcharts.js': { _parentResizeCallback: '{}' },
  'charts/Pie.js': {
    addListeners: '{}',
    // Nothing is animated.
    animateArc: `{
      const path = this.getPiePath({ me: this, startAngle: toStartAngle, angle, size: opts.size });
      this.w.globals.animationEnded = true;
      el.node.setAttribute('data:pathOrig', path);
      el.attr({ d: path, 'stroke-width': this.strokeWidth });
    }`,
  },
  'modules/Graphics.js': {
    getTextRects: NO_SIZE,
    pathMouseDown: '{}',
    pathMouseEnter: '{}',
    pathMouseLeave: '{}',
    // Without rounded corners the path only gets a space at its end.
    roundPathCorners: "{ return pathString + ' '; }",
  },
  // Both ends of the axis are given, and no step is drawn.
  'modules/Scales.js': { niceScale: '{ return { result: [yMin, yMax], niceMin: yMin, niceMax: yMax }; }' },
  'modules/Series.js': { handleNoData: '{ this.w.globals.noData = this.w.globals.animationEnded = true; }' },
  'modules/axes/XAxis.js': { xAxisLabelCorrections: '{}' },
  'modules/axes/YAxis.js': { setYAxisTextAlignments: '{}', yAxisTitleRotate: '{}' },
  'modules/dimensions/XAxis.js': { getxAxisLabelsCoords: NO_SIZE, getxAxisTitleCoords: NO_SIZE },
  'modules/dimensions/YAxis.js': { getyAxisLabelsCoords: NO_SIZES, getyAxisTitleCoords: NO_SIZES },
  'utils/Utils.js': { getDimensions: '{ return [0, 0]; }' },
  'utils/Resize.js': { addResizeListener: '{}' },
};

const ASSET = /^import (\w+) from '[^']+\.(?:css|svg)';?$/gm;

const library = dirname(createRequire(import.meta.url).resolve('apexcharts/package.json'));
const sources = join(library, 'src');

interface ClassMember {
  type: string;
  kind?: string;
  static?: boolean;
  key?: { name?: string };
}

interface Statement {
  type: string;
  declaration?: Statement;
  body?: { body?: ClassMember[] };
}

const isClass = ({ type }: Statement): boolean => type === 'ClassDeclaration';

/** A class with the same methods, none of which does anything. */
function emptied(file: string): string {
  const { body } = parseAst(readFileSync(file, 'utf8')) as unknown as { body: Statement[] };
  const classes = body.map((statement) => statement.declaration ?? statement).filter(isClass);
  if (classes.length !== 1) throw new Error(`Parvis: ${file} has ${classes.length} classes instead of one.`);
  const methods = (classes[0]?.body?.body ?? []).filter(
    ({ kind, static: isStatic }) => kind === 'method' && !isStatic,
  );
  return `export default class {\n${methods.map(({ key }) => `  ${key?.name}() {}`).join('\n')}\n}`;
}

/**
 * Builds ApexCharts from its own sources with only what Parvis draws, for the script-tag builds.
 * @throws when the installed version is another one, or no longer has one of the parts that are left out
 */
export function chartParts(): Plugin {
  const unused = new Map(UNUSED.map((part) => [join(sources, `${part}.js`), part]));
  return {
    name: 'parvis:chart-parts',
    enforce: 'pre',
    buildStart() {
      const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
      if (version !== VERSION)
        this.error(
          `Parvis: chartParts.ts was written for apexcharts ${VERSION}, not ${version}. Read its sources.`,
        );
    },
    resolveId: (id) => (id === 'apexcharts' ? join(sources, 'apexcharts.js') : undefined),
    load(id) {
      if (unused.has(id)) return emptied(id);
      if (ADD_ONS.test(id)) return 'export default class {}';
      if (!id.startsWith(sources) || !id.endsWith('.js')) return undefined;
      const code = leaveOut(relative(sources, id), readFileSync(id, 'utf8'), unusedMethods, IDLE);
      // The style sheet of tooltips and legends, and the pictures of the toolbar.
      return withKnownValues(code).replace(ASSET, "const $1 = '';");
    },
  };
}
