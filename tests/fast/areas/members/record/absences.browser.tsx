import { membersArea } from '../../../../../src/areas/members/area.ts';
import type { Absence } from '../../../../../src/domain/events/absence.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { chooseItem, pressButton, setValue, textOf, toastText } from '../../../../support/onScreen.ts';
import { byLabel, byRole, focused, until } from '../../../../support/queries.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import { eachOnServer, makeMember, onServer } from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';

eachOnServer();

const show = async (id: number) =>
  (await showOnServer(membersArea, { route: `/community/details/${id}` })).root;
const stored = (id: number) => onServer<Absence[]>('GET', `/api/membres/${id}/absences/`);

describe('the absences on a record', () => {
  it('are added, refused with a reason, changed and deleted [EL11]', async () => {
    const { id } = await makeMember();
    const root = await show(id);
    await until(() => textOf(root).includes('Aucune absence'));
    await pressButton(root, 'Ajouter une absence');
    const dialog = await until(() => byRole(root, 'dialog', 'Nouvelle absence'));
    setValue(byLabel(dialog, /^Premier jour/), '2031-07-10');
    setValue(byLabel(dialog, /^Dernier jour/), '2031-07-09');
    await fill(byLabel(dialog, /^Note/), 'Congés');
    await axeCheck(dialog);
    await click(byRole(dialog, 'button', 'Enregistrer'));
    await until(() =>
      textOf(dialog).includes('Le dernier jour est avant le premier\u00a0: corrigez l’un des deux.'),
    );
    setValue(byLabel(dialog, /^Dernier jour/), '2031-07-20');
    await click(byRole(dialog, 'button', 'Enregistrer'));
    expect(await toastText(root)).to.equal('Absence enregistrée');
    await until(() => textOf(root).includes('Du 10/07/2031 au 20/07/2031'));
    await axeCheck(root);
    expect((await stored(id)).map(({ du, au, note }) => [du, au, note])).to.eql([
      ['2031-07-10', '2031-07-20', 'Congés'],
    ]);
    await click(byRole(root, 'button', /^Actions\u00a0: Du|^Actions\u00a0: du/));
    await chooseItem(root, /^Supprimer l’absence/);
    await click(await until(() => byRole(byRole(root, 'alertdialog'), 'button', 'Supprimer')));
    await until(() => textOf(root).includes('Aucune absence'));
    // The button that was pressed is gone with its line.
    expect(focused()?.textContent).to.equal('Aucune absence');
    expect(await stored(id)).to.eql([]);
  });

  it('that two users change at once are compared field by field', async () => {
    const { id } = await makeMember();
    const { id: absence } = await onServer<Absence>('POST', `/api/membres/${id}/absences/`, {
      ...{ du: '2031-07-10', au: '2031-07-20', note: 'Congés' },
    });
    const root = await show(id);
    await click(await until(() => byRole(root, 'button', /^Actions\u00a0: Du|^Actions\u00a0: du/)));
    await chooseItem(root, /^Modifier l’absence/);
    const dialog = await until(() => byRole(root, 'dialog', 'Modifier l’absence'));
    setValue(byLabel(dialog, /^Dernier jour/), '2031-07-25');
    await onServer('PUT', `/api/membres/${id}/absences/${absence}/`, {
      ...{ du: '2031-07-10', au: '2031-07-18', note: 'Congés' },
    });
    await click(byRole(dialog, 'button', 'Enregistrer'));
    const question = await until(() => byRole(root, 'dialog', 'Modifié entre-temps'));
    await click(byRole(question, 'button', 'Garder ma version'));
    await until(() => textOf(root).includes('Du 10/07/2031 au 25/07/2031'));
    expect((await stored(id))[0]?.au).to.equal('2031-07-25');
  });
});
