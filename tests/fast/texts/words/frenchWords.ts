import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/* Whether words are French: by a dictionary, with what it lacks and what English shares with it. */

const path = createRequire(import.meta.url).resolve('an-array-of-french-words');
const dictionary: ReadonlySet<string> = new Set(JSON.parse(readFileSync(path, 'utf8')));

/** Words of French screens that the dictionary lacks: borrowed, cut by an apostrophe, new, or of a format. */
const MORE = new Set(
  [
    'tag tags apps email infos export import focus details widget csv excel json utf utc ctrl alt maj échap',
    'aujourd quelqu prévisualiser réinitialisation désinscription télécharger téléchargent téléchargés',
    'téléchargées téléchargez cliquez déroulante tabulations libreoffice',
    'wordpress spip joomla drupal google outlook apple thunderbird vcard icalendar web html xml pdf zip',
    'mme qu er fr jj mm aaaa mo ko px id qr js windows iso https url',
  ].flatMap((line) => line.split(' ')),
);

/** English words that the French dictionary has too, as a loan or by chance; no text of ours needs them. */
const ENGLISH = new Set('cancel close phone show more none speaker home user out open'.split(' '));

/** The French participle, which is an English word elsewhere. */
const CLOSED = /(?<=(?:feuille|d’assemblée|été|déjà|laisser) )close\b/giu;

/** The words of a text that are not French. */
export const foreignWords = (text: string): string[] =>
  [...text.replace(CLOSED, '').matchAll(/\p{L}{2,}/gu)]
    .map(([word]) => word)
    .filter((word) => {
      const lower = word.toLocaleLowerCase('fr');
      return ENGLISH.has(lower) || !(dictionary.has(lower) || MORE.has(lower));
    });
