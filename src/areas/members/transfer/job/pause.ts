import type { Pause } from '../../../../domain/import/bytes/slices';

/** Lets the page paint and answer before long work continues. */
export const pause: Pause = () => new Promise((resolve) => setTimeout(resolve));
