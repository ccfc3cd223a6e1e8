import { defineTexts } from '../../../texts/texts';

export const subscribeTexts = defineTexts('eventSubscribe', { subscribe: 'S’abonner' });

/** The addresses from which calendars read events. */
export const feedDialogTexts = defineTexts('eventFeeds', {
  title: 'S’abonner aux événements',
  intro:
    'Donnez une de ces adresses à votre agenda (Google Agenda, Outlook, Apple Calendrier, Thunderbird…), par «\u00a0S’abonner à un agenda\u00a0» ou «\u00a0À partir de l’URL\u00a0»\u00a0: il y lit les événements, et les changements se voient d’eux-mêmes.',
  late: 'Certains agendas ne relisent l’adresse qu’une fois par jour\u00a0: un changement peut mettre jusqu’à un jour à s’y voir.',
  secret:
    'L’adresse est secrète\u00a0: qui la connaît lit les événements. Si d’autres l’ont vue, renouvelez-la\u00a0; l’ancienne cesse aussitôt.',
  list: 'Vos adresses',
  none: 'Aucune adresse pour l’instant.',
  failed: 'Vos adresses n’ont pas pu être chargées.',
  tous: 'Tous les événements',
  services: 'Mes services',
  groupe: 'Les événements où un groupe sert',
  ofGroup: (name: string) => `Événements où sert le groupe ${name}`,
  created: (day: string) => `Créée le ${day}`,
  read: (moment: string) => `lue par un agenda le ${moment}`,
  unread: 'pas encore lue par un agenda',
  renew: 'Renouveler',
  renewTitle: 'Renouveler cette adresse\u00a0?',
  renewText: 'L’adresse actuelle cesse aussitôt. Donnez la nouvelle à chaque agenda qui lisait l’ancienne.',
  renewed: 'Adresse renouvelée',
  revoke: 'Retirer',
  revokeTitle: 'Retirer cette adresse\u00a0?',
  revokeText: 'Les agendas qui la lisent ne voient plus les événements.',
  revoked: 'Adresse retirée',
  notChanged: 'Rien n’a été changé',
  of: (action: string, name: string) => `${action}\u00a0: ${name}`,
  kind: 'Événements',
  servicesHint: 'Mes services\u00a0: les événements où votre adresse e-mail est celle d’un intervenant.',
  group: 'Groupe',
  chooseGroup: 'Choisir un groupe',
  groupsFailed: 'Les groupes n’ont pas pu être chargés.',
  create: 'Créer une adresse',
  notCreated: 'L’adresse n’a pas été créée',
  address: 'Adresse de l’agenda',
  addressHint: 'Copiez-la maintenant\u00a0: elle ne se lira plus. Vous pourrez la renouveler.',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée',
  open: 'Ouvrir dans l’agenda de cet appareil',
});
