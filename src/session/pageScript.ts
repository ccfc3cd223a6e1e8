/** Where pages load Parvis from. The script-tag build provides it; the packages for bundlers have no such address. */
let script: string | undefined;

export function providePageScript(address: string): void {
  script = address;
}

/** The absolute address of `parvis.js`; undefined where this page has Parvis in a bundle of its own. */
export const pageScript = (): string | undefined => script;
