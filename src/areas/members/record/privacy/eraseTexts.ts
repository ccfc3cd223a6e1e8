import { formatNumber } from '../../../../texts/formats';
import { defineTexts } from '../../../../texts/texts';

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count < 2 ? one : many}`;

/** What an erasure removes, leaves and can't reach. */
export const eraseTexts = defineTexts('memberErasure', {
  title: 'Effacer définitivement',
  intro: (name: string) =>
    `La fiche de ${name} sera effacée de la base, sans passer par la corbeille. Rien ne pourra la rétablir.`,
  failed: 'Ce qui est gardé de cette personne n’a pas pu être lu.',
  stale: 'Ce qui est affiché peut dater.',
  goes: 'Ce qui disparaît',
  record: 'la fiche, avec famille, parcours et tags',
  journal: (count: number) =>
    `ses valeurs dans le journal (${counted(count, 'changement', 'changements')}\u00a0; la date, l’auteur et le numéro de la fiche restent)`,
  trash: 'ce que la corbeille garde de cette personne',
  events: (count: number) =>
    `son nom et ses coordonnées dans ${counted(count, 'événement', 'événements')}, où s’affichera «\u00a0Personne effacée\u00a0»`,
  filters: (names: string) => `les filtres partagés qui la nomment\u00a0: ${names}`,
  maybe: 'Peut-être aussi cette personne',
  maybeText: 'Rien ne les relie à la fiche. Cochez ce qui doit disparaître avec elle.',
  answer: (form: string, day: string) => `Réponse à «\u00a0${form}\u00a0» du ${day}`,
  speaker: (name: string) => `Intervenant ${name}`,
  files: (count: number) => counted(count, 'fichier', 'fichiers'),
  inEvents: (count: number) => counted(count, 'événement', 'événements'),
  inTrash: 'dans la corbeille',
  email: 'même e-mail',
  telephone: 'même téléphone',
  nom: 'même nom',
  lien: 'était relié à la fiche',
  stays: 'Ce qui reste',
  freeText: 'ce que d’autres ont écrit d’elle dans un texte libre (événement, note, réponse)',
  accounts: (emails: string) => `le compte ${emails}, à supprimer dans «\u00a0Comptes\u00a0»`,
  unticked: 'les réponses et intervenants qui ne sont pas cochés',
  diskBytes: 'les octets dans les fichiers de la base, jusqu’à leur nettoyage, dans les minutes qui suivent',
  backups: 'Sauvegardes qui contiennent encore cette personne',
  noBackups: 'Le serveur n’en connaît pas. Celles que vous avez faites autrement la contiennent peut-être.',
  backup: (name: string, moment: string) => `${name}, du ${moment}`,
  backupsText: 'Si l’une d’elles est restaurée, la personne est effacée de nouveau.',
  confirmation: (name: string) => `Pour confirmer, tapez «\u00a0${name}\u00a0»`,
  otherName: 'Ce n’est pas le nom de la fiche.',
  confirm: 'Effacer',
  erasing: 'Effacement…',
  error: 'Rien n’a été effacé',
  done: 'Personne effacée',
  doneText: (id: number) => `Il ne reste de cette personne que le numéro ${id}.`,
  stillIn: (names: string) => `Sauvegardes qui contiennent encore cette personne\u00a0: ${names}.`,
});
