import { describe, expect, it } from 'vitest';
import { withKnownValues } from '../../../embed/vite/charts/knownValues';

describe('withKnownValues', () => {
  it('puts values in place of what is known', () => {
    const rows = [
      [
        'reads of what is always off',
        'f(w.globals.isBarHorizontal, this.w.config.chart.stacked);',
        'f(false, false);',
      ],
      ['reads of what is always on', 'if (cnf.chart.sparkline.enabled) f();', 'if (true) f();'],
      [
        'questions for a type that is not drawn',
        "f(type === 'bar', w.config.chart.type !== 'radar');",
        'f(false, true);',
      ],
      ['lists of such types', "f(['bar', 'rangeBar'].includes(type));", 'f(false);'],
    ] as const;
    for (const [what, code, expected] of rows) expect.soft(withKnownValues(code), what).toBe(expected);
  });

  it('leaves all else', () => {
    const rows = [
      ['what is written', 'w.globals.isBarHorizontal = f(stacked);'],
      ['types that are drawn', "f(type === 'area', ['donut', 'bar'].includes(type));"],
      ['settings of another name', 'f(w.config.markers.enabled, stacked);'],
      ['what a call returns', "f(g() === 'bar');"],
    ] as const;
    for (const [what, code] of rows) expect.soft(withKnownValues(code), what).toBe(code);
  });

  it('removes the cases of a switch that never happen, and none that another one continues in', () => {
    const code = (cases: string) => `switch (type) { ${cases} }`;
    const area = "case 'area': f(); break;";
    const pair = "case 'donut': case 'pie': g(); break;";
    const through = "case 'donut': f(); case 'bar': h();";
    expect(withKnownValues(code(`case 'bar': h(); break; ${area}`))).toBe(code(` ${area}`));
    expect(withKnownValues(code(pair))).toBe(code(pair));
    expect(withKnownValues(code(through))).toBe(code(through));
  });
});
