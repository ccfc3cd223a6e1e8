/**
 * Writes the rule to paste. It is set on `:root`, because custom properties of `:root` reach every widget, inside and outside
 * of shadow roots.
 */
export const themeCss = (values: ReadonlyMap<string, string>): string =>
  values.size === 0
    ? ''
    : `:root {\n${[...values].map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
