/* A sheet of attendance for each fresh page: an event of today where the members of all groups are expected. */
import { present } from '../../../../support/present.ts';
import type { Case } from '../../support/Case.ts';
import { type Attempt, isUnreadable, UNCLEAR } from '../../support/faults.ts';
import { notice, withReason } from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';

interface Place {
  id: number;
  day: string;
  /** Of a helper's link. */
  key: string;
}

interface StoredSheet {
  version: number;
  personnes: { id: number }[];
  pointages: { personne_id: number; etat: string | null }[];
}

/** The sheet of each page, because two pages run at a time. */
const places = new WeakMap<Tab, Place>();
export const placeOf = (tab: Tab): Place => present(places.get(tab), 'sheet');

const pathOf = ({ id }: Pick<Place, 'id'>) => `/api/events/${id}/presences/`;
const storedSheet = (tab: Tab) =>
  tab.site.ask<StoredSheet>('GET', `${pathOf(placeOf(tab))}?jour=${placeOf(tab).day}`);

/** Stores an event of today with its sheet. */
export async function storeSheet(tab: Tab): Promise<void> {
  const ask = tab.site.ask.bind(tab.site);
  const { jour: day } = await ask<{ jour: string }>('GET', '/api/presences/jour/');
  const draft = { nom_evenement: fresh('Culte'), date: `${day}T10:00:00`, heure_debut: '10:00' };
  const { id } = await ask<{ id: number }>('POST', '/api/events/', { ...draft, is_recurrent: false });
  const { groupes: groups } = await ask<{ groupes: { id: number }[] }>('GET', '/api/groupes/');
  const body = { jour: day, groupes: groups.map((group) => group.id), departements: [] };
  await ask('PUT', `${pathOf({ id })}attendus/`, body);
  places.set(tab, { id, day, key: '' });
}

/** Ticks the first person without a tick, as another device. @returns the person */
export async function tickOnOtherDevice(tab: Tab): Promise<number> {
  const { personnes: people, pointages: ticks } = await storedSheet(tab);
  const ticked = new Set(ticks.map((tick) => tick.personne_id));
  const { id } = present(
    people.find((person) => !ticked.has(person.id)),
    'person without a tick',
  );
  const tick = { cle: fresh('ailleurs'), personne_id: id, etat: 'present' };
  await tab.site.ask('POST', pathOf(placeOf(tab)), {
    ...{ jour: placeOf(tab).day, appareil: 'autre' },
    pointages: [{ ...tick, appareil_le: new Date().toISOString(), decalage: 0 }],
  });
  return id;
}

export const gotoSheet = (tab: Tab): Promise<void> =>
  tab.goto(`apps/presences/${placeOf(tab).id}/${placeOf(tab).day.replaceAll('-', '')}`);

/** The names are there, with what may be done about them. */
export async function sheetShown(tab: Tab): Promise<void> {
  await tab.page
    .getByRole('region', { name: 'Personnes', exact: true })
    .getByRole('listitem')
    .first()
    .waitFor();
  await tab.button('Autres actions').waitFor();
}

/** Opens a fresh sheet in the console. */
export async function openFreshSheet(tab: Tab): Promise<void> {
  await storeSheet(tab);
  await gotoSheet(tab);
  await sheetShown(tab);
}

/** Opens a fresh sheet and one of its further actions. */
export async function openSheetDialog(tab: Tab, item: string): Promise<void> {
  await openFreshSheet(tab);
  await tab.press('Autres actions');
  await tab.page.getByRole('menuitem', { name: item }).click();
}

/** Makes the link of the sheet. */
export async function storeLink(tab: Tab): Promise<void> {
  const place = placeOf(tab);
  const made = await tab.site.ask<{ cle: string }>('POST', `${pathOf(place)}lien/`, { jour: place.day });
  places.set(tab, { ...place, key: made.cle });
}

/** Opens the page of a helper's link to a fresh sheet. */
export async function gotoLinkedSheet(tab: Tab): Promise<void> {
  await storeSheet(tab);
  await storeLink(tab);
  await tab.visit('/pointage/', placeOf(tab).key);
}

export async function openLinkedSheet(tab: Tab): Promise<void> {
  await gotoLinkedSheet(tab);
  await sheetShown(tab);
}

/** What was stored before the last tick of a page. */
const before = new WeakMap<Tab, StoredSheet>();

const presentRow = (tab: Tab) => tab.page.locator('li[data-state=present]');

/** Ticks the first person without a tick. The list then holds this one tick, and all who have none. */
export async function tickNext(tab: Tab): Promise<void> {
  before.set(tab, await storedSheet(tab));
  await tab.press(/^\d+ À pointer$/);
  await presentRow(tab).waitFor({ state: 'detached' });
  await tab.page.locator('li button[aria-pressed=false]').first().click();
}

/** The tick of `tickNext` stays in its row, sent or not. */
export async function tickKept(tab: Tab): Promise<void> {
  const row = presentRow(tab);
  await row.waitFor();
  const isPressed = await row.locator('button').first().getAttribute('aria-pressed');
  if (isPressed !== 'true' || (await row.count()) !== 1) throw new Error('the tick is gone');
}

/** The tick of `tickNext` is sent, and the server has stored it once. */
export async function tickSent(tab: Tab): Promise<void> {
  await tab.page.getByText('en attente d’envoi').waitFor({ state: 'detached' });
  await tickKept(tab);
  const [was, is] = [present(before.get(tab), 'earlier sheet'), await storedSheet(tab)];
  const added = is.pointages.length - was.pointages.length;
  // Each tick that is stored raises the version; one that arrives again doesn't.
  if (added !== 1 || is.version !== was.version + 1)
    throw new Error(`${added} ticks more, in ${is.version - was.version} versions`);
}

/** Whether the server may have carried out the write all the same. */
export const isUnclear = ({ fault }: Attempt): boolean => isUnreadable(fault) || UNCLEAR.includes(fault.name);

/** The sentence of a form: the reason, and that nothing was stored, or that this isn't known. */
export const refusedOr = (refused: string) => (attempt: Attempt) =>
  withReason(isUnclear(attempt) ? 'Le serveur n’a pas confirmé' : refused)(attempt);

/** What the sheet says while the server and it are apart; `waiting`: of a tick that isn't sent. */
export const apart =
  (waiting: boolean) =>
  (tab: Tab, attempt: Attempt): Promise<string> =>
    notice(({ fault, message }) => {
      const { network, name } = fault;
      if (network) return ['Pas de réseau', waiting ? '1 pointage attend le réseau' : 'continuer à pointer'];
      if (name === '404')
        return ['Cet événement n’est plus là', waiting ? '1 pointage est gardé' : 'supprimé ou déplacé'];
      const why = message?.slice(0, 30) ?? '';
      if (!waiting) return ['Feuille pas à jour', why, 'n’apparaissent pas encore'];
      return isUnclear(attempt)
        ? ['Le serveur n’a pas confirmé', why, '1 pointage est gardé sur cette page et sera renvoyé']
        : ['Non enregistré', why, '1 pointage est gardé sur cette page'];
    })(tab, attempt);

/** Asks again at once, as when the network returns: after a refusal the sheet waits for half a minute. */
export async function askAgain(tab: Tab): Promise<void> {
  await tab.page.evaluate("dispatchEvent(new Event('online'))");
}

/**
 * Once the server answers, the sheet goes on: by itself, also after a new sign-in, or after a refusal as when the network returns.
 */
export async function recovered(tab: Tab, { fault }: Attempt): Promise<void> {
  const { network, status = 0 } = fault;
  const isSignedInAgain = status === 401 && placeOf(tab).key === '';
  if (!network && status < 500 && !isSignedInAgain) await askAgain(tab);
  await tab.page.locator('[role=status] [role=note]').waitFor({ state: 'detached' });
}

/** The row of a call that asks for what others ticked meanwhile. */
export const newsOfSheet = {
  kind: 'load',
  isAhead: true,
  again: askAgain,
  shows: apart(false),
  recovers: recovered,
  async done(tab: Tab) {
    await tickOnOtherDevice(tab);
    await presentRow(tab).first().waitFor();
  },
} satisfies Partial<Case>;

/** The row of a call that sends a tick. */
export const tickOfSheet = {
  kind: 'save',
  arrives: true,
  act: tickNext,
  shows: apart(true),
  kept: tickKept,
  async recovers(tab: Tab, attempt: Attempt) {
    await recovered(tab, attempt);
    await tickSent(tab);
  },
  done: tickSent,
} satisfies Partial<Case>;
