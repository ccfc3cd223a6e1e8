/** The addresses with an id, to which other areas lead too. An area's own are matched in this order. */
import { keysOf, recordOf } from '../domain/records';
import { type Route, route } from '../routing/route';

export const memberPaths = {
  list: route('/community'),
  edit: route('/community/details/:id/edit'),
  detail: route('/community/details/:id?'),
};

export const eventPaths = {
  list: route('/events'),
  add: route('/events/add'),
  /** Where the back end announces `services`; elsewhere there is no such event. */
  services: route('/events/services'),
  edit: route('/events/:id/edit'),
  detail: route('/events/:id'),
};

/** An answer is read where the back end announces `reponses`; elsewhere its addresses show the list of forms. */
export const formPaths = {
  list: route('/apps/formulaire'),
  answer: route('/apps/formulaire/:id/reponses/:reponse?'),
};

/** `jour`: the digits of the day, 20261127. */
export const attendancePaths = {
  list: route('/apps/presences'),
  sheet: route('/apps/presences/:id/:jour'),
};

export const birthdayPaths = { list: route('/apps/anniversaires') };

export const mailPaths = { list: route('/apps/messages') };

export const serverPaths = { home: route('/apps/serveur') };

export const duplicatePaths = {
  list: route('/apps/doublons'),
  pair: route('/apps/doublons/:un/:autre'),
};

/** What an address may open over its screen (`useOpening`), beside a row by its id. */
export const OPENS = { add: 'nouveau', addFamily: 'famille' } as const;

/** As a declaration has them. */
/* @__NO_SIDE_EFFECTS__ */
export const patternsOf = <Key extends string>(
  routes: Readonly<Record<Key, Pick<Route<string>, 'pattern'>>>,
): Readonly<Record<Key, string>> => recordOf(keysOf<Key>(routes), (key) => routes[key].pattern);
