import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, fits, semantics } from '../access/probes/measures.ts';
import { catalogScreens } from '../access/screens/catalogs.ts';
import { entryScreens } from '../access/screens/entry.ts';
import { eventScreens } from '../access/screens/events.ts';
import { formScreens } from '../access/screens/forms.ts';
import { memberScreens } from '../access/screens/members.ts';
import { openScreen } from '../access/support/openScreen.ts';
import { openPlace, type Place } from '../access/support/place.ts';

/*
 * The first screen of each area, by the rules of axe, by what assistive technology is told, and in a window of 320 px.
 * Every screen, dialog and state under every measure: `npm run test:access`.
 */

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place?.close());

const NAMES = ['sign-in', 'dashboard', 'members', 'member', 'events', 'event form', 'forms', 'groups'];
const screens = [entryScreens, memberScreens, eventScreens, formScreens, catalogScreens].flat();

it.each(NAMES)('%s: nothing bars the way of anybody', async (wanted) => {
  const page = await openScreen(place, screens.find(({ name }) => name === wanted)!);
  expect([...(await axe(page)), ...(await semantics(page)), ...(await fits(page, 320, 640))]).toEqual([]);
  await page.context().close();
});
