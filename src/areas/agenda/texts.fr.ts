import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

/** The agenda as visitors read it. */
export const agendaTexts = defineTexts('agenda', {
  view: 'Affichage',
  asList: 'Liste',
  asMonth: 'Mois',
  dates: 'Dates',
  loadFailed: 'L’agenda n’a pas pu être chargé.',
  unreachable: 'Cet agenda n’est pas accessible. Prévenez le responsable du site.',
  moreFailed: 'La suite n’a pas pu être chargée.',
  empty: 'Aucun événement à venir',
  emptyPeriod: 'Aucun événement à ces dates',
  more: 'Afficher plus de dates',
  shown: (count: number) => `${formatNumber(count)} ${plural(count, 'date affichée', 'dates affichées')}`,
  allDay: 'Toute la journée',
  days: (range: string, end: string) =>
    `${range.charAt(0).toUpperCase()}${range.slice(1)}${end && `, jusqu’à ${end}`}`,
  cancelled: 'Annulé',
  register: 'S’inscrire',
  add: 'Ajouter à mon agenda',
  of: (action: string, name: string) => `${action}\u00a0: ${name}`,
  zone: (name: string) => `Les heures sont celles de ${name}.`,
  subscribe: 'S’abonner à cet agenda',
});

/** The address for calendar programs. */
export const agendaFeedTexts = defineTexts('agendaFeed', {
  intro:
    'Donnez cette adresse à votre programme d’agenda, par «\u00a0S’abonner à un agenda\u00a0»\u00a0: votre agenda affichera les événements et se mettra à jour seul.',
  late: 'Certains agendas ne relisent l’adresse qu’une fois par jour\u00a0: un changement peut n’apparaître que le lendemain.',
  address: 'Adresse de l’agenda',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée',
  open: 'Ouvrir dans l’agenda de cet appareil',
});
