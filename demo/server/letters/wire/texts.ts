/** The words around a letter, and those by which its parts are known when its HTML part is made. */

/** The kinds of letters that a program writes about an account or the server, with no person behind them. */
const OF_PARVIS: ReadonlySet<string> = new Set(['mot-de-passe', 'adresse', 'securite', 'avis', 'serveur']);

const endOf = (kind: string, organisation: string): string =>
  OF_PARVIS.has(kind)
    ? `Cet e-mail part automatiquement de Parvis, l’outil de gestion utilisé par ${organisation}.`
    : `À bientôt,\n${organisation}`;

/** A letter between the name of the organisation that writes it and its closing line; as it is where no name is known. */
export const framedLetter = (text: string, kind: string, organisation: string | undefined): string =>
  organisation ? `${organisation}\n\n${text.trimEnd()}\n\n${endOf(kind, organisation)}\n` : text;

/** How the line with the day of an event begins. */
const DAYS = [
  'lundi ',
  'mardi ',
  'mercredi ',
  'jeudi ',
  'vendredi ',
  'samedi ',
  'dimanche ',
  'à partir du ',
  'du ',
];

export const beginsWithDay = (line: string): boolean => DAYS.some((day) => line.startsWith(day));

const COLON = '\u00a0:';

/** A label without the colon that leads to an address: on a button it says what the page does. */
export const unpunctuated = (label: string): string =>
  label.endsWith(COLON) ? label.slice(0, -COLON.length) : label;

/** «Awa : une place» as the name and the state. */
export function nameAndState(line: string): [name: string, state: string] {
  const at = line.indexOf(`${COLON} `);
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + COLON.length + 1)];
}
