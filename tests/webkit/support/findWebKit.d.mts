/** Where WebKit's driver and browser lie; throws one sentence saying what to install. */
export function findWebKit(): { driver: string; browser: string };
