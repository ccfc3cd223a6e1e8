/* Files of members as spreadsheets and other programs write them. The people are invented. */
import { readFileSync } from 'node:fs';

const FOLDER = 'tests/support/importFiles';

export const importFile = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(`${FOLDER}/${name}.csv`));
