/** Where pages load Parvis from. The loader of the script-tag build provides it; the packages for bundlers have no such address. */
let script: string | undefined;

/** Instead of a name with a version, the one beside it that the next release replaces. The classic file has no address. */
export function providePageScript(address: string): void {
  script = address.replace(/\/parvis[^/]*$/, '/parvis.js') || undefined;
}

/** The absolute address of `parvis.js`; undefined where this page has Parvis in a bundle of its own. */
export const pageScript = (): string | undefined => script;
