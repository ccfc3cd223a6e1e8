/** Flags for every launch. */
export const chromiumFlags: string[];
/**
 * The path of Chromium or Chrome. Throws a sentence with what to install.
 * @param options `hasWindows` for what the headless program lacks, such as the back/forward cache
 */
export function findChromium(options?: { hasWindows?: boolean }): string;
/** The path of the headless Chromium if there is one, else as `findChromium`. */
export function findHeadlessChromium(): string;
/** The version line of the browser, for reports. */
export function chromiumVersion(): string;
