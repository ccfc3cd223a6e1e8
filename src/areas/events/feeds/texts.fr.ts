import { defineTexts } from '../../../texts/texts';

export const subscribeTexts = defineTexts('eventSubscribe', { subscribe: 'S’abonner' });

/** The addresses from which calendars read events. */
export const feedDialogTexts = defineTexts('eventFeeds', {
  title: 'S’abonner aux événements',
  intro:
    'Donnez une de ces adresses à votre agenda (Google Agenda, Outlook, Apple Calendrier, Thunderbird…), par «\u00a0S’abonner à un agenda\u00a0» ou «\u00a0À partir de l’URL\u00a0»\u00a0: votre agenda affichera les événements et se mettra à jour seul.',
  late: 'Certains agendas ne relisent l’adresse qu’une fois par jour\u00a0: un changement peut n’apparaître que le lendemain.',
  secret:
    'Gardez cette adresse pour vous\u00a0: elle suffit pour lire les événements. Si d’autres l’ont vue, remplacez-la\u00a0; l’ancienne ne fonctionnera plus.',
  list: 'Vos adresses',
  none: 'Aucune adresse pour l’instant.',
  failed: 'Vos adresses n’ont pas pu être chargées.',
  tous: 'Tous les événements',
  services: 'Mes services',
  groupe: 'Les événements d’un groupe',
  ofGroup: (name: string) => `Événements du groupe ${name}`,
  created: (day: string) => `Créée le ${day}`,
  read: (moment: string) => `lue par un agenda le ${moment}`,
  unread: 'pas encore lue par un agenda',
  renew: 'Remplacer l’adresse',
  renewTitle: 'Remplacer cette adresse\u00a0?',
  renewText:
    'L’adresse actuelle ne fonctionnera plus. Donnez la nouvelle à chaque agenda qui avait l’ancienne.',
  renewed: 'Adresse remplacée',
  revoke: 'Désactiver l’adresse',
  revokeTitle: 'Désactiver cette adresse\u00a0?',
  revokeText: 'Les agendas qui ont cette adresse ne recevront plus les événements.',
  revoked: 'Adresse désactivée',
  notChanged: 'Rien n’a changé',
  of: (action: string, name: string) => `${action}\u00a0: ${name}`,
  kind: 'Événements',
  servicesHint: 'Mes services\u00a0: les événements où vous êtes intervenant, d’après votre adresse e-mail.',
  servicesOfRecord:
    'Mes services\u00a0: les événements où sert la personne à la fiche de laquelle votre compte est lié.',
  servicesOf: (name: string) =>
    `Mes services\u00a0: les événements où sert ${name}, à qui votre compte est lié.`,
  servicesUnlinked:
    'Votre compte n’est lié à aucune fiche\u00a0: cet agenda resterait vide. Un administrateur peut le lier, dans «\u00a0Comptes\u00a0».',
  group: 'Groupe',
  chooseGroup: 'Choisir un groupe',
  groupsFailed: 'Les groupes n’ont pas pu être chargés.',
  create: 'Créer une adresse',
  notCreated: 'L’adresse n’a pas été créée',
  address: 'Adresse de l’agenda',
  addressHint: 'Copiez-la maintenant\u00a0: elle ne sera plus affichée. Vous pourrez la remplacer.',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée',
  open: 'Ouvrir dans l’agenda de cet appareil',
});

/** How the public agenda gets into a page of the site. */
export const agendaShareTexts = defineTexts('agendaShare', {
  title: 'Agenda de votre site',
  line: 'Code pour votre site',
  lineHint:
    'À coller dans une page qui charge Parvis (parvis.js)\u00a0: les événements publics s’y afficheront.',
  wholeLineHint:
    'La ligne se suffit\u00a0: elle charge Parvis et affiche les événements publics. Le serveur doit permettre l’adresse de votre site.',
  copyLine: 'Copier la ligne',
  lineCopied: 'Ligne copiée',
});
