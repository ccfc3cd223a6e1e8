import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { button, maybe, maybeButton, setValue, textOf } from '../../../../support/onScreen.ts';
import { byLabel, maybeByText, until } from '../../../../support/queries.ts';
import { eachOnServer, makeMember, word } from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';
import { names, shownList } from '../fixtures.ts';

eachOnServer();

/** Four people of one name: nothing is known of the last. */
async function makeFour() {
  const nom = word();
  await makeMember({ nom, prenom: 'Awa', nationalite: 'Togolaise', situation_matrimoniale: 'marie' });
  await makeMember({ nom, prenom: 'Inès', nationalite: 'Togolaise', genre: 'masculin' });
  await makeMember({ nom, prenom: 'Нина', nationalite: 'TOGOLAISE', genre: 'masculin' });
  await makeMember({ nom, prenom: 'Zoë' });
  return nom;
}

const opened = async (root: ShadowRoot, title: RegExp) =>
  click(await until(() => maybe(root, 'summary', title)));
const box = (root: ShadowRoot, label: string) =>
  until(() => root.querySelector<HTMLInputElement>(`input[aria-label='${label}']`));

describe('the filters by what a record says', () => {
  it('find a nationality however it is written, and those without one [R8]', async () => {
    const nom = await makeFour();
    const { root } = await shownList({ search: nom });
    await until(() => names(root).length === 4);
    await opened(root, /^Nationalités/);
    await click(await box(root, 'Togolaise'));
    await until(() => names(root).length === 3);
    expect(names(root)).toEqual([`${nom} Awa`, `${nom} Inès`, `${nom} Нина`]);
    await click(await box(root, 'Sans nationalité'));
    await until(() => names(root).length === 4);
    await until(() => maybeByText(root, /nationalité Togolaise ou sans nationalité$/));
    await click(button(root, 'Retirer le filtre Togolaise'));
    await until(() => names(root).length === 1);
    expect(names(root)).toEqual([`${nom} Zoë`]);
    await axeCheck(root);
  });

  it('find by gender and marital status, not given too, and are taken off by their chips [R8]', async () => {
    const nom = await makeFour();
    const { root } = await shownList({ search: nom });
    await opened(root, /^Autres critères/);
    setValue(await until(() => byLabel<HTMLSelectElement>(root, 'Genre')), 'feminin');
    await until(() => names(root).length === 2);
    setValue(byLabel<HTMLSelectElement>(root, 'Situation matrimoniale'), 'sans');
    await until(() => names(root).length === 1);
    expect(names(root)).toEqual([`${nom} Zoë`]);
    expect(textOf(root)).toContain('et femmes, et situation matrimoniale non spécifiée');
    await click(button(root, 'Retirer le filtre Situation matrimoniale non spécifiée'));
    await until(() => names(root).length === 2);
    await click(button(root, 'Effacer les filtres'));
    await until(() => !maybeButton(root, 'Effacer les filtres'));
  });
});
