import { describe, expect, it } from 'vitest';
import { foreignWords } from './frenchWords';
import { shownStringsOf } from './shownStrings';

/** Keys of other texts, of fields and of areas, and parts of file names: they are looked up and not shown. */
const KEYS = new Set([
  ...['creneauHint', 'creneauxHint', 'maybeCreated', 'speakersKept', 'notSaved', 'text', 'telephone'],
  ...['dashboard', 'community', 'events', 'evenements'],
  // The kind of a custom property's values.
  'color',
  // The line for a page of a site.
  '<script type="module" src="',
]);
const strings = shownStringsOf('src').filter(({ text }) => !KEYS.has(text));

describe('what people read in the screens', () => {
  it('is French, word by word, wherever it is written [S35]', () => {
    const foreign = strings.flatMap(({ text, place }) =>
      foreignWords(text).map((word) => `${place}: «${word}» in «${text.trim()}»`),
    );
    expect(foreign).toEqual([]);
  });

  it('is found in the texts of every area, of the kit and of failures', () => {
    const folders = new Set(strings.map(({ place }) => place.split('/').slice(0, 3).join('/')));
    const areas =
      'dashboard members events forms publicForm groups departments tags steps secretariat settings login';
    for (const area of areas.split(' ')) expect(folders).toContain(`src/areas/${area}`);
    for (const folder of ['src/ui', 'src/texts', 'src/domain', 'src/session', 'src/catalog'])
      expect([...folders].some((one) => one.startsWith(folder))).toBe(true);
    expect(strings.length).toBeGreaterThan(1200);
  });
});

describe('the words of French', () => {
  it('are not those of English texts', () => {
    const rows = [
      ...[
        'Period',
        'Page size',
        'Loading...',
        'No members found',
        'Cancel',
        'Close',
        'Next',
        'Open',
        'Show more',
      ],
      ...['Search', 'Password', 'Save changes', 'Settings', 'Today', 'March', 'Required field', 'Try again'],
    ];
    for (const text of rows) expect.soft(foreignWords(text), text).not.toEqual([]);
  });

  it('are those of sentences with accents, apostrophes and capitals', () => {
    expect(
      foreignWords('ÉVÉNEMENTS d’aujourd’hui\u00a0: l’étape «\u00a0Baptême\u00a0» n’a pas été créée'),
    ).toEqual([]);
  });
});
