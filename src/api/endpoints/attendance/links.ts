/** Links for helpers without an account (capability `presences`): made by those who may change events. */
import { linkDaySchema, linkStateSchema, madeLinkSchema } from '../../../domain/attendance/helperLink';
import { dayQuery } from '../../../domain/attendance/sheet';
import { del, family, get, post } from '../../endpoint';

const PATH = '/api/events/{id}/presences/lien/';
const shared = { needs: 'presences', right: 'evenements.modifier' } as const;
const invalidates = ['presences'] as const;

export const linkCalls = family('presences', {
  /** Today's by default. */
  link: get(PATH, linkStateSchema, { ...shared, params: dayQuery, tags: ['presences'] }),
  /** Makes the link of a day. An earlier one ends. */
  makeLink: post(PATH, madeLinkSchema, { ...shared, body: linkDaySchema, status: 201, invalidates }),
  revokeLink: del(PATH, linkStateSchema, { ...shared, params: dayQuery, invalidates }),
});
