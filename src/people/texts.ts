import { fieldLabels } from '../domain/members/memberFieldRules';
import { formatNumber } from '../texts/formats';
import { plural } from '../texts/locale';
import { defineTexts } from '../texts/texts';

/** «31 membres» */
export const memberCountText = (count: number) =>
  `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`;

export const peopleTexts = defineTexts('people', {
  search: 'Rechercher un membre',
  notFound: 'Aucun membre trouvé',
  count: memberCountText,
  none: 'Non renseigné',
  stale: 'La liste n’a pas pu être actualisée\u00a0: ce qui est affiché peut dater.',

  ...fieldLabels,
  categorie_age: 'Catégorie d’âge',
  conjoint: 'Conjoint',
  date_inscription: 'Date d’inscription',
  /** Of an age category: «18–25 ans». */
  ages: (from: number, to: number) => `${from}–${to}\u00a0ans`,
  agesFrom: (from: number) => `${from}\u00a0ans et plus`,
  agesTo: (to: number) => `jusqu’à ${to}\u00a0ans`,
});

/** What can be done with all people of a list. */
export const toolTexts = defineTexts('peopleTools', {
  copyEmails: 'Copier les e-mails',
  copied: (count: number, without: number) =>
    `${formatNumber(count)} ${plural(count, 'adresse copiée', 'adresses copiées')}${
      without
        ? `, ${formatNumber(without)} ${plural(without, 'membre', 'membres')} sans adresse utilisable`
        : ''
    }`,
  nothingToCopy: 'Aucun de ces membres n’a d’adresse utilisable.',
  copyFailed: 'Copie impossible',
  copyFailedText: (addresses: string) =>
    `Le navigateur n’a pas permis la copie. Vous pouvez copier les adresses d’ici\u00a0: ${addresses}`,
  print: 'Imprimer',
  name: 'Nom',
  export: 'Exporter',
  lastName: fieldLabels.nom,
  firstName: fieldLabels.prenom,
  printedOn: (date: string) => `Imprimé le ${date}`,
  remove: (name: string) => `Retirer ${name}`,
});
