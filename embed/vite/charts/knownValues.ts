import { parseAst } from 'rolldown/parseAst';

/** Chart types, curves, fills and other settings that ApexCharts asks for and ApexChart.tsx never sets. */
const NEVER = new Set(
  `bar boxPlot bubble candlestick column funnel heatmap line pie polarArea radar radialBar rangeArea rangeBar scatter
  treemap linestep monotoneCubic smooth stepline gradient image pattern 100% dark dataPoints datetime
  cross sparkle star triangle rect square diamond plus`.split(/\s+/),
);

/**
 * Settings and state that have the same value in all drawings of ApexChart.tsx, by the ends of the expressions that
 * read them.
 */
const VALUES: Readonly<Record<string, string>> = {
  false: `
    animations.enabled bar.horizontal brush.enabled chart.stacked comboCharts convertedCatToNumeric
    dataLabels.enabled dropShadow.enabled dynamicAnimation.enabled grid.show hasNullValues
    isBarHorizontal isDataXYZ isMultipleYAxis isRangeBar isRangeData isSlopeChart legend.show
    logarithmic monochrome.enabled panEnabled selection.enabled selectionEnabled stackOnlyBar
    toolbar.show tooltip.enabled zoom.enabled zoomEnabled zoomed`,
  true: `
    sparkline.enabled`,
  0: `
    forecast.count forecastDataPoints.count`,
};

const known = new Map(
  Object.entries(VALUES).flatMap(([value, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name): [string, string] => [name, value]),
  ),
);

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** `w.config.chart.type`, or nothing where the expression is another one. */
function pathOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'ChainExpression') return pathOf(node.expression);
  if (node.type === 'ThisExpression') return 'this';
  if (node.type === 'Identifier') return String(node.name);
  if (node.type !== 'MemberExpression') return undefined;
  if (node.computed) return pathOf(node.object) && '[]';
  const object = pathOf(node.object);
  return object && `${object}.${(node.property as SyntaxNode).name}`;
}

const isOther = (node: unknown): boolean =>
  isNode(node) && node.type === 'Literal' && NEVER.has(String(node.value));

/** The value of an expression that reads a known one or asks for a setting that Parvis doesn't use. */
function knownValue(node: SyntaxNode): string | undefined {
  if (node.type === 'MemberExpression') {
    const names = pathOf(node)?.split('.') ?? [];
    if (names.length < 2) return undefined;
    return known.get(names.at(-1) ?? '') ?? known.get(names.slice(-2).join('.'));
  }
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator))) {
    const isTypeAsked =
      (isOther(node.right) && pathOf(node.left)) || (isOther(node.left) && pathOf(node.right));
    return isTypeAsked ? String(String(node.operator).startsWith('!')) : undefined;
  }
  if (node.type === 'CallExpression') {
    const callee = node.callee as SyntaxNode;
    const list = callee.type === 'MemberExpression' ? (callee.object as SyntaxNode) : undefined;
    const isList = list?.type === 'ArrayExpression' && (list.elements as unknown[]).every(isOther);
    return isList && (callee.property as SyntaxNode).name === 'includes' ? 'false' : undefined;
  }
  return undefined;
}

const ENDS = new Set(['BreakStatement', 'ReturnStatement']);

/** Whether the next case follows after this one. */
function fallsThrough({ consequent }: SyntaxNode): boolean {
  const last = (consequent as SyntaxNode[]).at(-1);
  const inner = last?.type === 'BlockStatement' ? (last.body as SyntaxNode[]).at(-1) : last;
  return !inner || !ENDS.has(inner.type);
}

/** The cases that never happen, where none before them continues in them. */
function unusedCases(node: SyntaxNode): SyntaxNode[] {
  const cases = node.cases as SyntaxNode[];
  const found: SyntaxNode[] = [];
  let continues = false;
  for (const each of cases) {
    const isUnused = isOther(each.test) && (!continues || (each.consequent as SyntaxNode[]).length === 0);
    if (isUnused) found.push(each);
    else continues = fallsThrough(each);
  }
  return found;
}

/** The source with known values in place of what reads them. The minifier then drops what never happens. */
export function withKnownValues(code: string): string {
  const changes: [SyntaxNode, string][] = [];
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'AssignmentExpression') {
      // The place that is written to is no value.
      childrenOf(node.left as SyntaxNode).forEach(visit);
      visit(node.right as SyntaxNode);
      return;
    }
    const dropped = node.type === 'SwitchStatement' ? unusedCases(node) : [];
    if (dropped.length > 0) {
      for (const each of dropped) changes.push([each, '']);
      for (const each of [node.discriminant as SyntaxNode, ...(node.cases as SyntaxNode[])])
        if (!dropped.includes(each)) visit(each);
      return;
    }
    const value = knownValue(node);
    if (value === undefined) childrenOf(node).forEach(visit);
    else changes.push([node, value]);
  };
  visit(parseAst(code) as unknown as SyntaxNode);
  return changes
    .sort(([a], [b]) => b.start - a.start)
    .reduce((text, [{ start, end }, value]) => text.slice(0, start) + value + text.slice(end), code);
}
