import { membersArea } from '../../../../../src/areas/members/area.ts';
import type { Member } from '../../../../../src/domain/members/member.ts';
import { isoDay } from '../../../../../src/texts/formats.ts';
import { formatDay } from '../../../../../src/texts/records/formatDay.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  button,
  chooseItem,
  maybe,
  maybeButton,
  pressButton,
  setValue,
  textOf,
  toastText,
} from '../../../../support/onScreen.ts';
import { byLabel, byRole, until } from '../../../../support/queries.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import { eachOnServer, makeMember, onServer, word } from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';
import { names, shownList, tick } from '../fixtures.ts';
import { section } from './fixtures.ts';

eachOnServer();

const TODAY = isoDay(new Date());
const YEAR = Number(TODAY.slice(0, 4));
const stored = (id: number) => onServer<Member>('GET', `/api/membres/${id}/membre_avec_relations/`);
const yearsOf = async (id: number) => (await stored(id)).cotisations?.map(({ annee }) => annee);

describe('the record of a person', () => {
  it('has a badge for the present year, set and taken back by a dialog that asks no amount [R10]', async () => {
    const { id, nom } = await makeMember({ prenom: 'Zoë' });
    const { root } = await showOnServer(membersArea, { route: `/community/details/${id}` });
    await until(() => section(root, 'Parcours'));
    expect(textOf(root)).not.toContain(`À jour ${YEAR}`);
    await pressButton(root, 'Actions');
    await chooseItem(root, 'À jour…');
    const dialog = await until(() => byRole(root, 'dialog', `À jour\u00a0: Zoë ${nom}`));
    await axeCheck(dialog);
    await click(byRole(dialog, 'button', 'Enregistrer'));
    expect(await toastText(root)).toContain(`«\u00a0À jour pour ${YEAR}\u00a0» noté pour 1 membre`);
    await until(() => textOf(root).includes(`À jour ${YEAR}`));
    expect(await stored(id)).toMatchObject({ cotisations: [{ annee: YEAR }] });

    const { root: later } = await showOnServer(membersArea, { route: `/community/details/${id}` });
    await until(() => section(later, 'Parcours'));
    await pressButton(later, 'Actions');
    await chooseItem(later, 'À jour…');
    const again = await until(() => byRole(later, 'dialog', `À jour\u00a0: Zoë ${nom}`));
    expect(textOf(again)).toContain(`${YEAR}, noté le ${formatDay(TODAY)} par `);
    await click(byLabel(again, 'Ne plus noter à jour'));
    await click(byRole(again, 'button', 'Enregistrer'));
    await until(() => !textOf(later).includes(`À jour ${YEAR}`));
    await pressButton(later, 'Annuler cette action');
    await until(() => textOf(later).includes(`À jour ${YEAR}`));
  });
});

describe('the list', () => {
  it('ticks the year of the chosen people, tells who had it, and filters by it [R10]', async () => {
    const nom = word();
    const [one, other] = [await makeMember({ nom, prenom: 'Awa' }), await makeMember({ nom, prenom: 'Kim' })];
    await onServer('POST', '/api/membres/cotisations/', { ids: [one.id], annee: YEAR, action: 'ajouter' });
    const { root } = await shownList({ search: nom });
    await until(() => names(root).length === 2);
    await click(await until(() => maybe(root, 'summary', /^Autres critères/)));
    setValue(await until(() => byLabel<HTMLSelectElement>(root, 'À jour')), `pas_a_jour ${YEAR}`);
    await until(() => names(root).length === 1);
    expect(names(root)).toEqual([`${nom} Kim`]);
    setValue(byLabel<HTMLSelectElement>(root, 'À jour'), '');
    await until(() => names(root).length === 2);
    await click(tick(root, 0));
    await click(tick(root, 1));
    await until(() => button(root, 'Actions groupées').matches(':enabled'));
    await pressButton(root, 'Actions groupées');
    await chooseItem(root, 'À jour…');
    const dialog = await until(() => byRole(root, 'dialog', 'À jour pour une année'));
    await click(byRole(dialog, 'button', 'Enregistrer'));
    await until(() => textOf(root).includes(`Déjà à jour pour ${YEAR}.`));
    expect([await yearsOf(one.id), await yearsOf(other.id)]).toEqual([[YEAR], [YEAR]]);
    expect(maybeButton(root, 'Annuler cette action')).toBeTruthy();
  });
});
