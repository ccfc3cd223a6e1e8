import { expect } from '../../../../support/expect.ts';
import { isAt, textOf } from '../../../../support/onScreen.ts';
import { byRole, until } from '../../../../support/queries.ts';
import { eachOnServer, makeEvent, onServer } from '../../../../support/serverRows.ts';
import { assemblyOf } from '../../attendance/assemblyOn.ts';
import { TODAY, tickElsewhere } from '../../attendance/sheetOn.ts';
import { show } from './fixtures.ts';

eachOnServer();

/** What the page of an event says of attendance. */
async function attendanceOf({ id, nom_evenement }: { id: number; nom_evenement: string }) {
  const { root } = await show({ route: `/events/${id}` });
  await isAt(root, nom_evenement);
  return until(() => byRole(root, 'region', 'Présences'));
}
const [year, month, day] = TODAY.split('-');
const today = `${day}/${month}/${year}`;

describe('the page of an event', () => {
  it('says in words how many votes its assembly has, and what is missing to the quorum [R11]', async () => {
    const { event, voters } = await assemblyOf(3);
    await tickElsewhere(event.id, voters[0].id, 'present');
    const part = await attendanceOf(event);
    await until(() =>
      textOf(part).includes(
        `Assemblée du ${today}\u00a0: 1 voix sur 3. Il manque 1 voix pour le quorum de 2 voix (la moitié).`,
      ),
    );
  });

  it('says when the sheet was closed, with the quorum [R11]', async () => {
    const { event, voters } = await assemblyOf(2, { quorum_part: null, quorum_nombre: 1 });
    await tickElsewhere(event.id, voters[0].id, 'present');
    await onServer('PUT', `/api/events/${event.id}/assemblee/cloture/`, { jour: TODAY });
    const part = await attendanceOf(event);
    await until(() =>
      /Le quorum de 1 voix est atteint\. Feuille close le .* par Claire Martin\./.test(textOf(part)),
    );
  });

  it('says of an assembly to come who votes and what is needed [R11]', async () => {
    const jour = '2031-05-04';
    const event = await makeEvent(jour, { heure_debut: '10:00' });
    await onServer('PUT', `/api/events/${event.id}/assemblee/`, {
      ...{ jour, age_min: null, anciennete_mois: null, pouvoirs_max: 2, lien_pouvoirs: false },
      ...{ quorum_part: '1/2', quorum_nombre: null, updated_at: null },
    });
    const part = await attendanceOf(event);
    const sentence = /Assemblée du 04\/05\/2031\u00a0: .* électeurs\. Quorum\u00a0: .* voix \(la moitié\)\./;
    await until(() => sentence.test(textOf(part)));
  });

  it('says nothing of an event that is no assembly [R11]', async () => {
    const part = await attendanceOf(await makeEvent(TODAY, { heure_debut: '10:00' }));
    await until(() => textOf(part).includes('Aucune présence n’est notée.'));
    expect(textOf(part)).not.toContain('Assemblée');
  });
});
