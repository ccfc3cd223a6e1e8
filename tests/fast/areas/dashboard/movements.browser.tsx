import { dashboardArea } from '../../../../src/areas/dashboard/area.ts';
import { CAPABILITIES } from '../../../../src/domain/capabilities.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { pressButton, textOf } from '../../../support/onScreen.ts';
import { byText, until } from '../../../support/queries.ts';
import { failNext } from '../../../support/reference.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer } from '../../../support/serverRows.ts';

eachOnServer();

const MOVEMENTS = 'GET /api/membres/mouvements/';

const answered = (sorties_depuis: string | null, points: readonly object[]) =>
  failNext(MOVEMENTS, { status: 200, body: { data: { sorties_depuis, points } } });

describe('the movements beside the evolution of members', () => {
  it('sum entries, returns, exits and corrections, and say since when exits are counted [R2]', async () => {
    await answered('2026-03-01', [
      { date: '2026-10-01', entrees: 1, retours: 0, sorties: 2, corrections: 1 },
      { date: '2026-11-01', entrees: 3, retours: 1, sorties: 0, corrections: -3 },
    ]);
    const { root } = await showOnServer(dashboardArea);
    await until(() =>
      byText(
        root,
        'Sur cette période\u00a0: 4 entrées, 1 retour, 2 départs ou décès, corrections\u00a0: −2.',
      ),
    );
    expect(textOf(root)).toContain('Les départs sont comptés depuis le 01/03/2026.');
    await axeCheck(root);
  });

  it('that could not be loaded are asked again', async () => {
    await failNext(MOVEMENTS, { status: 500 });
    const { root } = await showOnServer(dashboardArea);
    await until(() => textOf(root).includes('Les entrées et les départs n’ont pas pu être chargés.'));
    await answered(null, []);
    await pressButton(root, 'Réessayer');
    await until(() =>
      byText(root, 'Sur cette période\u00a0: 0 entrée, 0 retour, 0 départ ou décès, corrections\u00a0: 0.'),
    );
    expect(textOf(root)).not.toContain('sont comptés depuis');
  });

  it('are neither shown nor asked where `etats` isn’t announced', async () => {
    const requests: string[] = [];
    const quiet = announcing(...CAPABILITIES.filter((name) => name !== 'etats'));
    const { root } = await showOnServer(dashboardArea, {}, (input, init) => {
      requests.push(String(input));
      return quiet(input, init);
    });
    await until(() => root.querySelector('table'));
    await until(() => requests.some((each) => each.includes('evolution')));
    expect(textOf(root)).not.toContain('Sur cette période');
    expect(requests.filter((each) => each.includes('mouvements'))).toEqual([]);
  });
});
