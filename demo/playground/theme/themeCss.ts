/** The rule to paste: on `:root`, whose custom properties reach every widget, in a shadow root or not. */
export const themeCss = (values: ReadonlyMap<string, string>): string =>
  values.size === 0
    ? ''
    : `:root {\n${[...values].map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
