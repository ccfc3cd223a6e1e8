import { formatNumber, plural } from '../../texts/locale';
import { formatDay } from '../../texts/records/formatDay';
import { defineTexts, pageTexts } from '../../texts/texts';

const birthdays = (count: number) =>
  `${formatNumber(count)}\u00a0${plural(count, 'anniversaire', 'anniversaires')}`;

export const birthdaysTexts = defineTexts('birthdaysArea', {
  period: 'Période',
  semaine: 'Cette semaine',
  mois: 'Ce mois-ci',
  mois_suivant: 'Le mois prochain',
  from: 'Du',
  to: 'Au',
  crossed: 'La fin est avant le début\u00a0: corrigez l’une des deux dates.',
  tooLong: (last: string) => `Choisissez un an au plus\u00a0: jusqu’au ${formatDay(last)}.`,
  groupes: 'Groupe',
  departements: 'Département',
  tags: 'Tag',
  everyone: 'Tous',
  place: (noun: string, name: string) => `${noun}\u00a0: ${name}`,
  on: (day: string) => `le ${day}`,
  between: (from: string, to: string) => `du ${from} au ${to}`,
  count: birthdays,
  /** «12 anniversaires du 01/12/2026 au 31/12/2026» */
  sum: (count: number, period: string) =>
    `${count === 0 ? 'Aucun anniversaire' : birthdays(count)} ${period}`,
  today: 'Aujourd’hui',
  turns: (age: number) => `${formatNumber(age)}\u00a0${plural(age, 'an', 'ans')}`,
  leapDay: (isWoman: boolean) => (isWoman ? 'née un 29 février' : 'né un 29 février'),
  more: (count: number) => `Afficher plus (${formatNumber(count)} de plus)`,
  tooMany: (max: number) => `Seuls les ${formatNumber(max)} premiers anniversaires sont affichés.`,
  tooManyHint:
    'L’impression et le fichier n’ont que ceux-là. Choisissez une période plus courte ou un groupe.',
  none: 'Aucun anniversaire',
  noneHint: 'Les personnes sans date de naissance ne figurent pas ici.',
  noneFiltered: 'Retirez un filtre ou choisissez une autre période.',
  failed: 'Les anniversaires n’ont pas pu être chargés.',
});

/** On paper and in files. */
export const outputTexts = defineTexts('birthdaysOutput', {
  print: 'Imprimer',
  export: 'Exporter',
  name: 'Nom',
  lastName: 'Nom',
  firstName: 'Prénom',
  day: 'Jour',
  age: 'Âge atteint',
  born: 'Date de naissance',
  group: 'Groupe',
  phone: 'Téléphone',
  email: 'E-mail',
  withNote: (day: string, note: string) => `${day} (${note})`,
  printedOn: (day: string) => `Imprimé le ${day}`,
});

/** «du 01/12/2026 au 31/12/2026», or «le 01/12/2026» of one day. */
export function inPeriod(from: string, to: string): string {
  const texts = pageTexts(birthdaysTexts);
  return from === to ? texts.on(formatDay(from)) : texts.between(formatDay(from), formatDay(to));
}
