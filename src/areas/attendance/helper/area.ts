import { defineArea } from '../../area';
import { text } from '../../attributes';

export const checkInAttributes = {
  /** The key of the link, which says which event and day it is for. */
  cle: text(),
};

/** The names of one event and day, ticked by a helper without an account who got a link. */
export const checkInArea = defineArea({
  name: 'checkin',
  title: 'Pointage',
  attributes: checkInAttributes,
  routes: {},
  needsSession: false,
});
