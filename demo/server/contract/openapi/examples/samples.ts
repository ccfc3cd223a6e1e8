/*
 * The values of examples. A name is a key (`ville`), a key of one family (`groupes:nom`), or a place (`tags.name` for the key
 * `name` below `tags`, `membres.import.body.file` for a key of one body); the longest name wins. `undefined` leaves the key out.
 */

import { assemblySamples } from './assemblySamples';
import { peopleSamples } from './peopleSamples';
import { planSamples } from './planSamples';
import { registerSamples } from './registerSamples';
import { serverSamples } from './serverSamples';

export const SAMPLES: Readonly<Record<string, unknown>> = {
  ...peopleSamples,
  ...planSamples,
  ...assemblySamples,
  ...registerSamples,
  ...serverSamples,
};
