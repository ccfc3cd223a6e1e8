/** Flags every launch needs. */
export const chromiumFlags: string[];
/** Path of a Chromium or Chrome; throws one sentence saying what to install. */
export function findChromium(): string;
/** The version line of the browser, for reports. */
export function chromiumVersion(): string;
