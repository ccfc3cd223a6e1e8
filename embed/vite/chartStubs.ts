import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';

/**
 * The modules of ApexCharts that a donut and a line without words never reach: other charts, and what ApexChart.tsx
 * switches off (tooltips, toolbars, legends, axes, annotations, exports, zoom, filters).
 */
const UNUSED = [
  'charts/Bar',
  'charts/BarStacked',
  'charts/BoxCandleStick',
  'charts/HeatMap',
  'charts/Radar',
  'charts/Radial',
  'charts/RangeBar',
  'charts/Scatter',
  'charts/Treemap',
  'modules/Animations',
  'modules/Crosshairs',
  'modules/DataLabels',
  'modules/Events',
  'modules/Exports',
  'modules/Filters',
  'modules/Responsive',
  'modules/TimeScale',
  'modules/TitleSubtitle',
  'modules/Toolbar',
  'modules/ZoomPanSelection',
  'modules/annotations/Annotations',
  'modules/axes/Axes',
  'modules/legend/Legend',
  'modules/tooltip/Tooltip',
];

/** Add-ons of its drawing library that only these modules use, its style sheet and the pictures of its toolbar. */
const ADD_ON = /^@svgdotjs\/svg\.(?:filter|draggable|select|resize)\.js|\/svg\.pathmorphing\.js$/;
const ASSET = /\.(?:css|svg)$/;

const sources = join(dirname(createRequire(import.meta.url).resolve('apexcharts/package.json')), 'src');
const NOTHING = '\0parvis:nothing';

interface Statement {
  type: string;
  declaration?: Statement;
  body?: { body?: { kind?: string; static?: boolean; key?: { name?: string } }[] };
}

/** A class with the same methods, none of which does anything. */
function emptyClass(code: string): string {
  const { body } = parseAst(code) as unknown as { body: Statement[] };
  const statements = body.map((statement) => statement.declaration ?? statement);
  const members = statements.find(({ type }) => type === 'ClassDeclaration')?.body?.body ?? [];
  const methods = members.filter((member) => member.kind === 'method' && !member.static);
  return `export default class {\n${methods.map(({ key }) => `  ${key?.name}() {}`).join('\n')}\n}`;
}

/**
 * Bundles ApexCharts from the sources in its package, with empty classes in place of whole modules that no chart of
 * Parvis reaches: 93 KB gzip instead of 153. It must stand before the plugins that handle styles. The build stops when
 * a new version no longer imports one of these modules.
 */
export function chartStubs(): Plugin {
  const stubbed = new Set<string>();
  return {
    name: 'parvis:chart-stubs',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'apexcharts') return join(sources, 'apexcharts.js');
      if (!importer?.startsWith(sources)) return undefined;
      return ADD_ON.test(id) || ASSET.test(id) ? NOTHING : undefined;
    },
    load(id) {
      if (id === NOTHING) return "export default '';";
      const name = id.startsWith(sources) ? id.slice(sources.length + 1).replace(/\.js$/, '') : '';
      if (!UNUSED.includes(name)) return undefined;
      stubbed.add(name);
      return emptyClass(readFileSync(id, 'utf8'));
    },
    buildEnd(error) {
      const missing = UNUSED.filter((name) => !stubbed.has(name));
      if (error || missing.length === 0) return;
      this.error(
        `ApexCharts no longer imports ${missing.join(', ')}. Adapt UNUSED in embed/vite/chartStubs.ts: these stubs fit nothing.`,
      );
    },
  };
}
