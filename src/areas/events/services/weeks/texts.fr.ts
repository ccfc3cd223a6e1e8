import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** What a person said, as the rota says it beside a mark. */
export const serviceMarkTexts = defineTexts('serviceMarks', {
  demander: 'à demander',
  attente: 'réponse attendue',
  oui: 'oui',
  non: 'non',
});

/** Who serves in the next weeks, and what is missing. */
export const serviceWeeksTexts = defineTexts('serviceWeeks', {
  title: 'Services',
  period: 'Période',
  weeks: (count: number) => `${formatNumber(count)} semaines`,
  until: (day: string) => `jusqu’au ${day}`,
  show: 'Montrer',
  tout: 'Tout',
  manque: (count: number) => `Manque ${formatNumber(count)}`,
  demander: (count: number) => `À demander ${formatNumber(count)}`,
  failed: 'Les services n’ont pas pu être chargés.',
  stale: 'Les services ne sont peut-être plus à jour.',
  none: 'Aucun service dans ces semaines',
  noneHint: 'Les événements à venir se liront ici, avec leurs rôles.',
  thisWeek: 'Cette semaine',
  weekOf: (from: string, to: string) => `Du ${from} au ${to}`,
  provided: (day: string, count: number) =>
    `Tout est pourvu jusqu’au ${day}\u00a0: ${formatNumber(count)}\u00a0oui.`,
  missing: (count: number) => `${formatNumber(count)}\u00a0${plural(count, 'manque', 'manquent')}`,
  waiting: (count: number) =>
    `${formatNumber(count)}\u00a0${plural(count, 'réponse attendue', 'réponses attendues')}`,
  toAsk: (count: number) => `${formatNumber(count)}\u00a0à demander`,
  absent: (count: number) =>
    plural(count, 'absence ce jour-là', `${formatNumber(count)} absences ce jour-là`),
  elsewhere: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'personne prise ailleurs', 'personnes prises ailleurs')}`,
  moved: 'déplacée',
  date: 'Date',
  caption: 'Qui sert à quelle date',
  notNeeded: 'pas de ce rôle ce jour-là',
  nobody: 'Personne n’est prévu',
  legend: 'Légende',
  gap: 'manque',
  rest: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'date plus tardive n’est pas affichée', 'dates plus tardives ne sont pas affichées')}.`,

  noteYes: 'Noter «\u00a0oui\u00a0»',
  noteNo: 'Noter «\u00a0non\u00a0»',
  clear: 'Effacer la réponse',
  call: (number: string) => `Appeler le ${number}`,
  open: 'Ouvrir l’événement',
  isAbsent: 'absence ce jour-là',
  alsoAt: (event: string) => `sert aussi à\u00a0: ${event}`,

  print: 'Imprimer',
  sheetTitle: (from: string, to: string) => `Services du ${from} au ${to}`,

  askAll: (count: number) => `Demander à tous (${formatNumber(count)})`,
  askTitle: (count: number) =>
    plural(count, 'Demander une réponse', `Demander ${formatNumber(count)} réponses`),
  askPeople: (count: number) =>
    count === 0
      ? 'Personne n’a d’adresse e-mail\u00a0: aucun e-mail ne peut partir.'
      : plural(
          count,
          'Une personne reçoit un e-mail avec toutes ses dates.',
          `${formatNumber(count)} personnes reçoivent chacune un e-mail avec toutes leurs dates.`,
        ),
  askEach: (count: number) =>
    `${plural(count, 'Une réponse est à demander', `${formatNumber(count)} réponses sont à demander`)}. Chaque personne reçoit un e-mail par date, si une adresse est connue.`,
  unreached: (count: number) => `${formatNumber(count)} sans adresse, à appeler\u00a0:`,
  noNumber: 'sans téléphone',
  cancel: 'Annuler',
  send: (count: number) => plural(count, 'Envoyer l’e-mail', `Envoyer ${formatNumber(count)} e-mails`),
  sendAll: 'Envoyer les demandes',
  close: 'Fermer',
  asked: (count: number) =>
    plural(count, 'Une demande est partie', `${formatNumber(count)} demandes sont parties`),
  left: (sent: number, names: string, count: number) =>
    `${sent === 0 ? 'Aucune demande envoyée' : plural(sent, 'Une demande envoyée', `${formatNumber(sent)} demandes envoyées`)}, ${plural(count, 'une personne sans adresse e-mail', `${formatNumber(count)} personnes sans adresse e-mail`)}\u00a0: ${names}.`,
  sameName: (names: string) =>
    `Plusieurs personnes de ce nom\u00a0: ${names}. Choisissez leur fiche dans l’événement.`,
  notAsked: 'Aucune demande n’est partie',
  partlyAsked: (count: number) =>
    `${plural(count, 'Une demande est partie', `${formatNumber(count)} demandes sont parties`)}, puis l’envoi s’est arrêté`,
});
