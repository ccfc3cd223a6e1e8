import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Bodies, leaveOut } from '../leaveOut.ts';
import { unusedShapes } from './unusedShapes.ts';

/** The only version whose sources were read: with another one the build stops. */
const VERSION = '3.2.8';

/**
 * What donuts and lines draw with, in place of the library's own list: no animations, gradients, pictures, text, masks
 * and markers. Its order is that of the library, because its modules import each other.
 */
const MAIN = `
import './modules/optional/arrange.js';
import './modules/optional/class.js';
import './modules/optional/css.js';
import './modules/optional/data.js';
import './modules/optional/memory.js';
import './modules/optional/transform.js';
import { extend, makeInstance } from './utils/adopter.js';
import { getMethodNames, getMethodsFor } from './utils/methods.js';
import Container from './elements/Container.js';
import Defs from './elements/Defs.js';
import Dom from './elements/Dom.js';
import Element from './elements/Element.js';
import EventTarget from './types/EventTarget.js';
import Line from './elements/Line.js';
import List from './types/List.js';
import Path from './elements/Path.js';
import Rect from './elements/Rect.js';
import Shape from './elements/Shape.js';
import Svg from './elements/Svg.js';
import './elements/Circle.js';
import './elements/ClipPath.js';
import './elements/G.js';
export const SVG = makeInstance;
extend(Svg, getMethodsFor('viewbox'));
extend([Line, Path], getMethodsFor('marker'));
extend(Path, getMethodsFor('Path'));
extend(Defs, getMethodsFor('Defs'));
extend(Rect, getMethodsFor('radius'));
extend(EventTarget, getMethodsFor('EventTarget'));
extend(Dom, getMethodsFor('Dom'));
extend(Element, getMethodsFor('Element'));
extend(Shape, getMethodsFor('Shape'));
extend(Container, getMethodsFor('Container'));
List.extend(getMethodNames());
`;

/** Colours are hexadecimal or rgb() here. */
const SIMPLER: Bodies = { 'types/Color.js': { rgb: '{ return this; }' } };

const PREFIX = '\0parvis:svg/';

const main = createRequire(import.meta.url).resolve('@svgdotjs/svg.js');
const library = join(dirname(main), '..');

/** The library's sources by path, such as `types/List.js`. Its package has them in the source map only. */
function readSources(): Map<string, string> {
  const map = JSON.parse(readFileSync(`${main}.map`, 'utf8')) as {
    sources: string[];
    sourcesContent: string[];
  };
  const paths = map.sources.map((path) => path.replace(/^.*?\/src\//, ''));
  return new Map(paths.map((path, at) => [path, map.sourcesContent[at] ?? '']));
}

/**
 * Builds svg.js, which ApexCharts draws with, from its own sources with only what Parvis draws, for the script-tag
 * builds. The file that its package gives to browsers has copies of functions that every browser has.
 * @throws when the installed version is another one, or no longer has one of the sources
 */
export function drawingParts(): Plugin {
  let sources: Map<string, string> | undefined;
  return {
    name: 'parvis:drawing-parts',
    enforce: 'pre',
    buildStart() {
      const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
      if (version !== VERSION)
        this.error(
          `Parvis: drawingParts.ts was written for svg.js ${VERSION}, not ${version}. Read its sources.`,
        );
    },
    resolveId(id, importer) {
      if (id === '@svgdotjs/svg.js') return `${PREFIX}main.js`;
      if (!importer?.startsWith(PREFIX)) return undefined;
      return PREFIX + join(dirname(importer.slice(PREFIX.length)), id);
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const path = id.slice(PREFIX.length);
      if (path === 'main.js') return MAIN;
      sources ??= readSources();
      const code = sources.get(path);
      if (code === undefined) this.error(`Parvis: svg.js ${VERSION} has no source ${path}.`);
      return leaveOut(path, code, unusedShapes, SIMPLER);
    },
  };
}
