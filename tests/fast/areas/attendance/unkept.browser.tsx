import { closeKept, keptSheets } from '../../../../src/areas/attendance/offline/keeping.ts';
import { expect } from '../../../support/expect.ts';
import { textOf } from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { eachOnServer } from '../../../support/serverRows.ts';
import { click } from '../../../support/user.ts';
import { expectedEvent, openedSheet, storedStates, tap } from './sheetOn.ts';

eachOnServer();

describe('attendance in a browser that keeps nothing, as in a private window', () => {
  it('says so, and ticks all the same [EL5]', async () => {
    closeKept();
    localStorage.removeItem('parvis:presences');
    const { open } = indexedDB;
    indexedDB.open = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    const { event, people } = await expectedEvent(1);
    const { id, name } = people[0]!;
    const { root } = await openedSheet(event.id);
    await until(() => textOf(root).includes('Ce navigateur ne garde rien sur l’appareil'));
    await click(tap(root, name));
    await until(async () => (await storedStates(event.id))[id] === 'present');
    expect(localStorage.getItem('parvis:presences')).toBeNull();
    indexedDB.open = open;
    closeKept();
  });

  it('keeps again as soon as the browser lets it, without a reload', async () => {
    closeKept();
    const { open } = indexedDB;
    indexedDB.open = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    expect(await keptSheets(location.origin, 'one')).toBe(undefined);
    indexedDB.open = open;
    const sheets = await keptSheets(location.origin, 'one');
    expect(await sheets?.places()).toEqual([]);
    expect(await keptSheets(location.origin, 'one')).toBe(sheets);
    closeKept();
  });
});
