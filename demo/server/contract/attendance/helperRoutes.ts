/** Serves the links of helpers: to those who make them, and to the helpers. */
import { helperCalls } from '../../../../src/api/endpoints/attendance/helper';
import { linkCalls } from '../../../../src/api/endpoints/attendance/links';
import { writeRoute } from '../../guard/writes/writeRoute';
import type { Api } from '../http/api';
import { Reply, readRoute } from '../http/route';
import { linkState, makeLink, onSheet, placeOfKey, placeOfTicks, revokeLink } from './helperLink';
import { readChanges, wholeSheet } from './readSheet';
import { storeTicks } from './storeTicks';
import { attendanceTexts } from './texts';

function linkRoutes(api: Api): void {
  readRoute(api, linkCalls.link, ({ id, jour: day = api.today() }) => linkState(api, Number(id), day));
  writeRoute(
    api,
    linkCalls.makeLink,
    'membres',
    ({ id, body }) =>
      async (trx) =>
        new Reply(await makeLink(trx, Number(id), body.jour, api.today()), attendanceTexts.linkMade, 201),
    { hasSecret: true },
  );
  writeRoute(
    api,
    linkCalls.revokeLink,
    'membres',
    ({ id, jour: day = api.today() }) =>
      async (trx) =>
        new Reply(await revokeLink(trx, Number(id), day), attendanceTexts.linkRevoked),
  );
}

/** The calls of helpers have no user: the key of the link stands where others have their token. */
export function helperRoutes(api: Api): void {
  const { db, today } = api;
  linkRoutes(api);
  readRoute(
    api,
    helperCalls.helperSheet,
    async (_, { token }) => {
      const { id, day } = await placeOfKey(db, token, today());
      const sheet = await wholeSheet(api, id, day);
      return { ...sheet, attendus: { ...sheet.attendus, groupes: [], departements: [] } };
    },
    { isPublic: true, hasKey: true },
  );
  readRoute(
    api,
    helperCalls.helperChanges,
    async ({ depuis: since }, { token }) => {
      const { id, day } = await placeOfKey(db, token, today());
      return readChanges(api, id, day, since);
    },
    { isPublic: true, hasKey: true },
  );
  writeRoute(
    api,
    helperCalls.helperTick,
    'membres',
    ({ body }, { token }) =>
      async (trx) => {
        const { id, day, until } = await placeOfTicks(trx, token, api);
        const sender = { device: body.appareil, author: null, now: api.now(), until, among: onSheet };
        return storeTicks(trx, id, { ...body, jour: day }, sender);
      },
    { isPublic: true, hasKey: true, hasSecret: true },
  );
}
