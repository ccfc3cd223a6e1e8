/*
 * Leaves the `doc` of areas, attributes and events out of the builds for browsers: manifests, typings and the documentation
 * are made from it, and no widget reads it.
 */
import { type Plugin, parseAst } from 'vite';
import { type AnyNode, nodesIn } from '../description/detailTypes.ts';

const DECLARATIONS = /\/src\/areas\/(?:[\w-]+\/area|attributes|widgetEvent)\.ts$/;

/** The values of the properties called `doc`, the last one first. */
function docsIn(code: string): AnyNode[] {
  const found: AnyNode[] = [];
  for (const node of nodesIn(parseAst(code, { lang: 'ts' }))) {
    const { type, key, value, shorthand } = node as AnyNode & { key?: AnyNode; value?: AnyNode };
    if (type === 'Property' && key?.name === 'doc' && value && !shorthand) found.push(value);
  }
  return found.sort((one, other) => other.start - one.start);
}

export function dropDocs(): Plugin {
  return {
    name: 'parvis:drop-docs',
    enforce: 'pre',
    transform(code, id) {
      if (!DECLARATIONS.test(id)) return undefined;
      let short = code;
      for (const { start, end } of docsIn(code)) short = `${short.slice(0, start)}''${short.slice(end)}`;
      return { code: short, map: null };
    },
  };
}
