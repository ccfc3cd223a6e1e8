/*
 * `npm run pictures`: takes the pictures of README.md and docs/GUIDE.md from the built console into docs/pictures. Words
 * choose pictures by name, e.g. `npm run pictures -- record import`. `--check` takes them again and names those that
 * differ from the files; these go to .cache/pictures.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pictures } from './pictures';
import { openStage } from './stage';

const FOLDER = 'docs/pictures';
const CACHE = '.cache/pictures';
const isCheck = process.argv.includes('--check');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = pictures.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

const stage = await openStage();
let different = 0;
let failed = 0;
try {
  for (const folder of [FOLDER, CACHE]) mkdirSync(folder, { recursive: true });
  for (const picture of chosen) {
    const file = `${FOLDER}/${picture.name}.webp`;
    const taken = await stage.take(picture).catch((error: Error) => {
      console.error(`${picture.name} can't be taken (.cache/pictures shows the screen): ${error.message}`);
    });
    if (!taken) {
      failed += 1;
      continue;
    }
    const isSame = existsSync(file) && readFileSync(file).equals(taken);
    if (!isSame) different += 1;
    if (isCheck && !isSame) writeFileSync(`${CACHE}/${picture.name}.webp`, taken);
    if (!isCheck) writeFileSync(file, taken);
    console.log(`${file}  ${Math.round(taken.length / 1024)} KB  ${isSame ? 'as before' : 'new'}`);
  }
} finally {
  await stage.close();
}
console.log(`${chosen.length} pictures, ${different} of them new.`);
// The database in memory stays open, for a next server that doesn't come.
process.exit(failed > 0 || (isCheck && different > 0) ? 1 : 0);
