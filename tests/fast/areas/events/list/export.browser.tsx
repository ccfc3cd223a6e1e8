import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { maybe, pressButton } from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { until } from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { savedFiles } from '../../../../support/savedFiles.ts';
import { eachOnServer, makeEvent } from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';
import { cards, loadPeriod, show } from './fixtures.ts';

eachOnServer();

const DAY = '2011-05-04';
const EXPORT = '/api/events/export/';

async function ofDay(send?: typeof fetch) {
  const { nom_evenement } = await makeEvent(DAY, { heure_debut: '09:30', lieu: 'Salle bleue' });
  const shown = await show({}, send);
  await loadPeriod(shown.root, DAY, DAY);
  await until(() => cards(shown.root).length === 1);
  return { ...shown, nom_evenement };
}

async function choose(root: ShadowRoot, kind: string) {
  await pressButton(root, 'Exporter');
  await click(await until(() => maybe(root, '[role=menuitem]', kind)));
}

describe('the export of events', () => {
  it('saves the events of the period that shows, in words or exactly [W18]', async () => {
    const files = savedFiles();
    try {
      const { root, asked, nom_evenement } = await ofDay();
      await axeCheck(root);
      await choose(root, 'Pour Excel\u00a0: mots et dates comme à l’écran');
      const first = await until(() => files.saved[0] ?? null);
      expect(first.name).toBe(`evenements-${DAY}.csv`);
      expect(await first.blob.text()).toMatch(`;${nom_evenement};04/05/2011;09:30;`);
      await choose(root, 'Pour réimporter\u00a0: valeurs exactes');
      const second = await until(() => files.saved[1] ?? null);
      expect(await second.blob.text()).toMatch(`;${nom_evenement};2011-05-04 09:30:00;09:30;`);
      const sent = asked()
        .filter((path) => path.startsWith(EXPORT))
        .map((path) => path.slice(EXPORT.length));
      const days = `date_from=${DAY}&date_to=${DAY}`;
      expect(sent).toEqual([`?${days}&format=excel`, `?${days}&format=csv`]);
    } finally {
      files.restore();
    }
  });

  it('says that the file could not be downloaded, and can be asked again [W18]', async () => {
    const { root } = await ofDay();
    await failNext(`GET ${EXPORT}`, { status: 500 });
    await choose(root, 'Pour Excel\u00a0: mots et dates comme à l’écran');
    const alert = await until(() => root.querySelector<HTMLElement>('dialog[open]'));
    expect(alert.textContent).toMatch(/^Erreur/);
    query<HTMLButtonElement>(alert, 'button').click();
    await until(() => !root.querySelector('dialog[open]'));
    await until(() => present(maybe(root, 'button', 'Exporter'), 'the menu').matches(':enabled'));
  });
});
