/** The paths of WebKit's driver and browser; throws a sentence that says what to install. */
export function findWebKit(): { driver: string; browser: string };
