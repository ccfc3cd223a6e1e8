/** Flags for every launch. */
export const chromiumFlags: string[];
/** The path of Chromium or Chrome. Throws a sentence with what to install. */
export function findChromium(): string;
/** The version line of the browser, for reports. */
export function chromiumVersion(): string;
