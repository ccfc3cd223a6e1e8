import { checkInArea } from '../../../../src/areas/attendance/helper/area.ts';
import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { axeCheck } from '../../../support/mount.tsx';
import {
  chooseItem,
  dialogShown,
  maybeButton,
  pressButton,
  question,
  textOf,
} from '../../../support/onScreen.ts';
import { present } from '../../../support/present.ts';
import { byLabel, byRole, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, onServer } from '../../../support/serverRows.ts';
import { click, fill, press } from '../../../support/user.ts';
import { assemblyOf, giveElsewhere, storedProxies } from './assemblyOn.ts';
import { openedSheet, TODAY, tickElsewhere } from './sheetOn.ts';

eachOnServer();

const toastOf = (root: ShadowRoot) => textOf(query(root, '[part=toast]'));
const panel = (root: ShadowRoot) => textOf(byRole(root, 'region', 'Quorum'));

/** The button of a person, whose name other rows have too. */
const tapOf = (root: ShadowRoot, name: string): HTMLElement =>
  present(
    [...root.querySelectorAll<HTMLElement>('li button[aria-pressed]')].find((one) =>
      one.textContent?.startsWith(name),
    ),
    `button of ${name}`,
  );
const voter = (root: ShadowRoot, name: string): HTMLElement =>
  present(tapOf(root, name).closest('li'), `row of ${name}`);
const isThere = (root: ShadowRoot, name: string): boolean =>
  tapOf(root, name).getAttribute('aria-pressed') === 'true';

/** Chooses a person in a field of the dialog. */
async function choosePerson(dialog: Element, label: string, name: string) {
  await fill(byRole(dialog, 'combobox', label) as HTMLInputElement, name);
  await press('Enter');
}

describe('the page of a helper at an assembly', () => {
  it('keeps a proxy without a network, and says that a later one of another helper stands [R11]', async () => {
    const { event, voters } = await assemblyOf(4, { lien_pouvoirs: true });
    const [giver, holder, other] = voters;
    const path = `/api/events/${event.id}/presences/lien/`;
    const { cle } = await onServer<{ cle: string }>('POST', path, { jour: TODAY });
    let isOff = false;
    const send: typeof fetch = (input, init) =>
      isOff ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
    const { root } = await showOnServer(checkInArea, { cle }, send);
    await until(() => tapOf(root, giver.name));
    isOff = true;
    await pressButton(voter(root, giver.name), `Pouvoir\u00a0: ${giver.spoken}`);
    const dialog = await dialogShown(root);
    await choosePerson(dialog, 'À', holder.name);
    await pressButton(dialog, 'Enregistrer');
    await until(() => textOf(voter(root, giver.name)).includes('à envoyer'));
    await giveElsewhere(event.id, giver.id, other.id);
    isOff = false;
    dispatchEvent(new Event('online'));
    const told = new RegExp(`Claire Martin l’a donné à ${other.spoken} à .*Le vôtre n’est pas gardé`);
    await until(() => told.test(textOf(root)));
    expect(await storedProxies(event.id)).toMatchObject([{ mandant_id: giver.id, porteur_id: other.id }]);
    await until(() => textOf(voter(root, giver.name)).includes(`Pouvoir donné à ${other.name}`));
    expect(textOf(voter(root, giver.name))).not.toContain('à envoyer');
  });
});

describe('the sheet of an assembly', () => {
  it('counts votes and quorum in words while names are ticked [R11]', async () => {
    const { event, voters } = await assemblyOf(3, { quorum_part: null, quorum_nombre: 2 });
    const { root } = await openedSheet(event.id);
    await until(() => /voix sur/.test(panel(root)));
    expect(panel(root)).toContain('Il en manque 2');
    await click(tapOf(root, voters[0].name));
    await click(tapOf(root, voters[1].name));
    await until(() => panel(root).includes('Quorum atteint'));
    expect(panel(root)).toContain('2 présents + 0 représenté · quorum\u00a0: 2');
    await axeCheck(root);
  });

  it('gives a proxy from a row, shows it on both, and takes it back [R11]', async () => {
    const { event, voters } = await assemblyOf(3);
    const [giver, holder] = voters;
    await tickElsewhere(event.id, holder.id, 'present');
    const { root } = await openedSheet(event.id);
    await pressButton(voter(root, giver.name), `Pouvoir\u00a0: ${giver.spoken}`);
    const dialog = await dialogShown(root);
    await choosePerson(dialog, 'À', holder.name);
    await pressButton(dialog, 'Enregistrer');
    await until(() => textOf(voter(root, giver.name)).includes(`Pouvoir donné à ${holder.name}`));
    expect(textOf(voter(root, giver.name))).toContain('Représenté');
    expect(textOf(voter(root, holder.name))).toContain(`Porte 1 pouvoir\u00a0: ${giver.name}`);
    expect(panel(root)).toContain('1 présent + 1 représenté');
    await until(async () => (await storedProxies(event.id)).length === 1);
    await pressButton(voter(root, giver.name), `Autres choix pour ${giver.spoken}`);
    await chooseItem(root, 'Retirer son pouvoir');
    await until(async () => (await storedProxies(event.id)).length === 0);
    expect(panel(root)).toContain('0 représenté');
  });

  it('asks once when a giver arrives, and the total stays; the undo gives the proxy back [R11]', async () => {
    const { event, voters } = await assemblyOf(3);
    const [giver, holder] = voters;
    await tickElsewhere(event.id, holder.id, 'present');
    await giveElsewhere(event.id, giver.id, holder.id);
    const { root } = await openedSheet(event.id);
    await until(() => panel(root).startsWith('2 voix'));
    await click(tapOf(root, giver.name));
    const dialog = await question(root);
    expect(textOf(dialog)).toContain(`${giver.spoken} est là`);
    expect(textOf(dialog)).toContain('le total reste à 2 voix');
    await pressButton(dialog, 'Pointer et reprendre');
    await until(() => isThere(root, giver.name));
    expect(panel(root)).toContain('2 présents + 0 représenté');
    expect(toastOf(root)).toContain(`Présent\u00a0: ${giver.name}. 2 voix`);
    await pressButton(query(root, '[part=toast]'), 'Annuler');
    await until(() => panel(root).includes('1 présent + 1 représenté'));
  });

  it('says why a proxy can’t be given, and who could take it [R11]', async () => {
    const { event, voters } = await assemblyOf(4, { pouvoirs_max: 1 });
    const [giver, holder, other, free] = voters;
    await giveElsewhere(event.id, other.id, holder.id);
    const { root } = await openedSheet(event.id);
    await pressButton(voter(root, giver.name), `Pouvoir\u00a0: ${giver.spoken}`);
    const dialog = await dialogShown(root);
    await choosePerson(dialog, 'À', holder.name);
    await until(() => textOf(dialog).includes(`${holder.spoken} en porte déjà 1, le maximum.`));
    expect(textOf(dialog)).toContain(free.spoken);
    await pressButton(dialog, 'Enregistrer');
    expect(textOf(dialog)).toContain('le maximum');
    expect(await storedProxies(event.id)).toHaveLength(1);
  });

  it('tells a helper whose proxy isn’t kept because the giver was ticked on another phone [R11]', async () => {
    const { event, voters } = await assemblyOf(3);
    const [giver, holder] = voters;
    const { root } = await openedSheet(event.id);
    await until(() => tapOf(root, giver.name));
    // Ticked elsewhere, a moment before this device learns of it.
    await tickElsewhere(event.id, giver.id, 'present', 60_000);
    await pressButton(voter(root, giver.name), `Pouvoir\u00a0: ${giver.spoken}`);
    const dialog = await dialogShown(root);
    await choosePerson(dialog, 'À', holder.name);
    await pressButton(dialog, 'Enregistrer');
    await until(() => /non gardé|est déjà là/.test(textOf(root)));
    expect(await storedProxies(event.id)).toEqual([]);
  });

  it('notes with the hour who leaves, and says whose proxies no longer count [R11]', async () => {
    const { event, voters } = await assemblyOf(3);
    const [giver, holder] = voters;
    await tickElsewhere(event.id, holder.id, 'present');
    await giveElsewhere(event.id, giver.id, holder.id);
    const { root } = await openedSheet(event.id);
    await until(() => panel(root).startsWith('2 voix'));
    await pressButton(voter(root, holder.name), `Autres choix pour ${holder.spoken}`);
    await chooseItem(root, 'Noter le départ');
    await until(() => panel(root).startsWith('0 voix'));
    expect(toastOf(root)).toContain(giver.spoken);
    expect(textOf(voter(root, holder.name))).toMatch(/Départ à \d\d:\d\d/);
    expect(textOf(voter(root, giver.name))).toContain('il ne compte plus');
  });

  it('begins with the settings of the date, which say what is wrong at the field [R11]', async () => {
    const { event } = await assemblyOf(2);
    const { root } = await openedSheet(event.id);
    await until(() => /voix sur/.test(panel(root)));
    await pressButton(root, 'Autres actions');
    await chooseItem(root, 'Assemblée…');
    const dialog = await dialogShown(root);
    const age = await until(() => byLabel(dialog, /^Âge minimal/) as HTMLInputElement);
    await fill(age, 'douze');
    await pressButton(dialog, 'Enregistrer');
    await until(() => textOf(dialog).includes('Un nombre entier de 1 à 99, ou rien.'));
    await fill(age, '21');
    await axeCheck(root);
    await pressButton(dialog, 'Enregistrer');
    await until(() => /de 21 ans ou plus ce jour-là/.test(textOf(root)));
    expect(maybeButton(root, 'Modifier')).toBeTruthy();
  });

  it('is closed and opened again, and says when, by which account and with how many votes [R11]', async () => {
    const { event, voters } = await assemblyOf(3);
    await tickElsewhere(event.id, voters[0].id, 'present');
    const { root } = await openedSheet(event.id);
    await until(() => panel(root).startsWith('1 voix'));
    await pressButton(root, 'Autres actions');
    await chooseItem(root, 'Clore la feuille…');
    const asked = await question(root);
    expect(textOf(asked)).toContain('1 voix sur 3 à cet instant');
    await axeCheck(root);
    await pressButton(asked, 'Clore la feuille');
    const closed =
      /Feuille close le \d\d\/\d\d\/\d{4} à \d+\u00a0h(?:\u00a0\d\d)? par Claire Martin\u00a0: 1 voix\./;
    await until(() => closed.test(textOf(root)));
    await click(tapOf(root, voters[1].name));
    await until(() => textOf(voter(root, voters[1].name)).includes('Arrivée après la clôture, sans voix'));
    expect(panel(root)).toContain('1 présent + 0 représenté');
    expect(maybeButton(root, 'Pouvoir')).toBeFalsy();
    await axeCheck(root);
    await pressButton(root, 'Rouvrir…');
    await pressButton(await question(root), 'Rouvrir la feuille');
    await until(() => panel(root).startsWith('2 voix'));
    expect(textOf(root)).not.toMatch(closed);
  });

  it('keeps proxies without a network, says since when the numbers are, and sends them afterwards [R11]', async () => {
    const { event, voters } = await assemblyOf(3);
    const [giver, holder] = voters;
    await tickElsewhere(event.id, holder.id, 'present');
    let isOff = false;
    const send: typeof fetch = (input, init) =>
      isOff ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
    const { root } = await openedSheet(event.id, {}, send);
    await until(() => panel(root).startsWith('1 voix'));
    isOff = true;
    await pressButton(voter(root, giver.name), `Pouvoir\u00a0: ${giver.spoken}`);
    const dialog = await dialogShown(root);
    await choosePerson(dialog, 'À', holder.name);
    await pressButton(dialog, 'Enregistrer');
    await until(() => /Chiffres de \d\d:\d\d/.test(panel(root)));
    expect(panel(root)).toContain('1 présent + 1 représenté');
    expect(textOf(voter(root, giver.name))).toContain('à envoyer');
    expect(await storedProxies(event.id)).toEqual([]);
    isOff = false;
    dispatchEvent(new Event('online'));
    await until(async () => (await storedProxies(event.id)).length === 1);
    await until(() => !/Chiffres de/.test(panel(root)));
  });
});
