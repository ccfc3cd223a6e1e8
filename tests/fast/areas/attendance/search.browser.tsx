import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import {
  dialogShown,
  input,
  maybeButton,
  maybeDialog,
  pressButton,
  textOf,
} from '../../../support/onScreen.ts';
import { byLabel, until } from '../../../support/queries.ts';
import { eachOnServer, makeMember, track, word } from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';
import { expectedEvent, isPressed, openedSheet, storedSheet, storedStates } from './sheetOn.ts';

eachOnServer();

describe('the search of a sheet', () => {
  it('finds members who aren’t expected, and adds a newcomer in one save [EL4]', async () => {
    const { event } = await expectedEvent(1);
    const guest = await makeMember();
    const { root } = await openedSheet(event.id);
    const search = byLabel(root, 'Chercher un nom');
    await fill(search, guest.nom ?? '');
    await pressButton(root, `Présent\u00a0: ${guest.prenom} ${guest.nom}`);
    await until(async () => (await storedStates(event.id))[guest.id] === 'present');
    const name = word();
    await fill(search, name);
    await pressButton(root, `Ajouter «\u00a0${name}\u00a0»`);
    const dialog = await dialogShown(root);
    await fill(input(dialog, 'prenom'), 'Noé');
    await click(query(dialog, 'input[value=masculin]'));
    await pressButton(dialog, 'Ajouter à la feuille');
    await until(() => !maybeDialog(root));
    const { pointages, personnes } = await storedSheet(event.id);
    const added = personnes.find(({ nom }) => nom === name);
    track(`/api/membres/${added?.id}/`);
    expect(pointages.find(({ personne_id }) => personne_id === added?.id)?.etat).toBe('present');
    await until(() => isPressed(root, `${name} Noé`));
  });

  it('shows the button to add a person only with the results of the same search', async () => {
    const { event, people } = await expectedEvent(1);
    const name = people[0]!.name;
    const { root } = await openedSheet(event.id);
    const search = byLabel(root, 'Chercher un nom');
    await fill(search, name);
    await until(() => maybeButton(root, `Ajouter «\u00a0${name}\u00a0»`));
    const shown: string[] = [];
    const look = () => {
      const [, offered = ''] = /Ajouter «\u00a0(.*?)\u00a0»/.exec(textOf(root)) ?? [];
      const count = root.querySelectorAll('li button[aria-pressed]').length;
      if (offered) shown.push(`${offered}: ${count}`);
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    await fill(search, 'Xq');
    await until(() => maybeButton(root, 'Ajouter «\u00a0Xq\u00a0»'));
    observer.disconnect();
    const offers = shown.filter((one) => one.startsWith('X'));
    expect([...new Set(offers.map((one) => one.split(': ')[1]))]).toEqual(['0']);
  });
});
