import { expect, fn } from '../../../support/expect.ts';
import { held, json } from '../../../support/fakeBackend.ts';
import { axeCheck, mountInShadow } from '../../../support/mount.tsx';
import { present } from '../../../support/present.ts';
import { allByRole, byRole, byText, maybeByText, until } from '../../../support/queries.ts';
import { eachQuietly } from '../../../support/quietly.ts';
import { setViewport } from '../../../support/user.ts';
import { watchListeners } from '../../embed/element/watchListeners.ts';
import {
  COUNTS,
  DEPARTMENTS,
  dashboard,
  dashboardBack,
  EVOLUTION,
  figure,
  GROUPS,
  growth,
  hasRows,
  legend,
  show,
  showInConsole,
} from './fixtures.tsx';
import { watchTimers } from './watchTimers.ts';

describe('the dashboard', () => {
  const logged = fn();
  eachQuietly(() => {
    logged.mockClear();
    console.error = logged;
  });

  it('has its title and subtitle [D1, D2]', () => {
    const root = show(dashboardBack());
    expect(byRole(root, 'heading', 'Tableau de bord').tagName).toBe('H1');
    byText(root, "Vue d'ensemble de votre communauté");
  });

  it('shows four counts, grouped as in French [D3, D4, D5, D6, D7]', async () => {
    const root = show(dashboardBack());
    await until(() => figure(root, 'Nombre de groupes') === '3');
    expect(figure(root, 'Nombre de départements')).toBe('2');
    expect(figure(root, "Nombre d'utilisateurs")).toBe('7');
    expect(figure(root, 'Nombre de membres')).toBe('1\u202f284');
  });

  it('shows how members spread over groups and departments, largest first [D8, D9, D11]', async () => {
    const root = show(dashboardBack());
    byRole(root, 'heading', 'Groupes');
    byRole(root, 'heading', 'Départements');
    await until(() => legend(root, 'Part des membres par groupe'));
    expect(legend(root, 'Part des membres par groupe')).toEqual([
      ['Accueil', '5', '62,5\u00a0%'],
      ['Chorale', '3', '37,5\u00a0%'],
      ['Diaconie', '0', '0,0\u00a0%'],
    ]);
    await until(() => legend(root, 'Part des membres par département').length > 0);
    expect(legend(root, 'Part des membres par département')).toEqual([
      ['Médias', '7', '87,5\u00a0%'],
      ['Louange', '1', '12,5\u00a0%'],
    ]);
  });

  it('leads from counts and legends to the lists that they count, in the console only [W13]', async () => {
    const alone = mountInShadow(dashboard(dashboardBack()));
    await until(() => legend(alone.root, 'Part des membres par groupe').length > 0);
    expect(allByRole(alone.root, 'link')).toEqual([]);
    alone.unmount();

    const root = showInConsole(dashboardBack());
    await until(() => legend(root, 'Part des membres par département').length > 0);
    const placeOf = (name: string) => byRole<HTMLAnchorElement>(root, 'link', name).getAttribute('href');
    expect(placeOf('Nombre de groupes')).toMatch(/\/apps\/groupes$/);
    expect(placeOf('Nombre de départements')).toMatch(/\/apps\/departements$/);
    expect(placeOf('Nombre de membres')).toMatch(/\/community\?groupes=&etapes=&tags=$/);
    expect(placeOf('Accueil')).toMatch(/\/community\?groupes=2&etapes=&tags=$/);
    expect(placeOf('Médias')).toMatch(/\/apps\/departements$/);
    const link = byRole(root, 'link', 'Nombre de membres');
    link.scrollIntoView();
    const { left, bottom } = present(link.closest('div'), 'card of the count').getBoundingClientRect();
    expect(root.elementFromPoint(left + 8, bottom - 8)).toBe(link);
    await axeCheck(root);
  });

  it('draws both as pies of 200 px, in the colours of the back end [D8, D9, D10]', async () => {
    const root = show(dashboardBack());
    await until(() => root.querySelectorAll('.apexcharts-pie').length === 2);
    for (const pie of root.querySelectorAll('.apexcharts-pie'))
      expect(Math.round(pie.getBoundingClientRect().width)).toBe(200);
    const fills = [...root.querySelectorAll('.apexcharts-pie-area')].map((slice) =>
      slice.getAttribute('fill'),
    );
    expect(fills[1]).toBe('rgba(18,52,86,1)');
    expect(fills).toContain('rgba(59,130,246,1)');
  });

  it('says so when there is no group and no department yet', async () => {
    const root = show(
      dashboardBack({ [GROUPS]: { data: { groupes: [] } }, [DEPARTMENTS]: { data: { departements: [] } } }),
    );
    await until(() => byText(root, 'Aucun groupe'));
    await until(() => byText(root, 'Aucun département'));
  });

  it('shows «–» for a count that the back end gives as null, beside the others [D26]', async () => {
    const back = dashboardBack({
      [COUNTS]: { data: { groups: 3, departments: null, users: 0, members: 1284 } },
    });
    const root = show(back);
    await until(() => figure(root, 'Nombre de groupes') === '3');
    expect(figure(root, 'Nombre de départements')).toContain('–');
    expect(figure(root, "Nombre d'utilisateurs")).toBe('0');
  });

  it('shows «–» for failed counts, never 0, logs each failure once and keeps the rest [D26]', async () => {
    const fail = () => json({ message: 'Panne' }, 400);
    const back = dashboardBack({ [COUNTS]: fail, [GROUPS]: fail, [DEPARTMENTS]: fail });
    const root = show(back);
    await until(() => figure(root, 'Nombre de membres').includes('–'));
    await until(
      () =>
        allByRole(root, 'paragraph').filter((p) => /indisponibles/.test(p.textContent ?? '')).length === 2,
    );
    await hasRows(root);
    expect(maybeByText(root, 'Panne')).toBeNull();
    expect(allByRole(root, 'alert')).toHaveLength(0);
    expect(logged.mock.calls.map(([line]) => String(line)).sort()).toEqual([
      'Parvis: GET /api/departements/statistiques/ failed (invalid, 400): Panne',
      'Parvis: GET /api/groupes/statistiques/ failed (invalid, 400): Panne',
      'Parvis: GET /api/statistics/dashboard failed (invalid, 400): Panne',
    ]);
  });

  it('asks once for what two dashboards of a page show', async () => {
    const back = dashboardBack();
    const [one, other] = [show(back), show(back)];
    await hasRows(one);
    await hasRows(other);
    for (const path of [COUNTS, GROUPS, DEPARTMENTS, EVOLUTION]) expect(back.asked(path)).toHaveLength(1);
  });

  for (const width of [1280, 700, 320]) {
    it(`moves nothing while answers come in one after the other, at ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const counts = held(() => json({ data: { groups: 1, departments: 1, users: 1, members: 1 } }));
      const groups = held(() => json({ data: { groupes: [{ id: 1, nom: 'Chorale', membres_count: 4 }] } }));
      const evolution = held(() => json(growth(300)));
      const back = dashboardBack({
        [COUNTS]: counts.reply,
        [GROUPS]: groups.reply,
        [EVOLUTION]: evolution.reply,
      });
      const root = show(back);
      // Panels, tiles and filters, without their content.
      const boxes = () =>
        [...root.querySelectorAll('h1, dl, section:has(> header, h2), fieldset')].map((element) => {
          const { top, height } = element.getBoundingClientRect();
          return [element.tagName, Math.round(top), Math.round(height)].join(' ');
        });
      const before = boxes();
      expect(before).toHaveLength(7);
      counts.release();
      await until(() => figure(root, 'Nombre de membres') === '1');
      groups.release();
      await until(() => root.querySelectorAll('.apexcharts-pie').length === 2);
      expect(boxes()).toEqual(before);
      evolution.release();
      await until(() => root.querySelector('path.apexcharts-area'));
      expect(boxes()).toEqual(before);
    });
  }

  it('leaves nothing in the page that refers to it, even after many mounts', async () => {
    const before = [...document.body.children];
    // A session listens as long as its page.
    const back = dashboardBack();
    back.host();
    const [listeners, timers] = [watchListeners(), watchTimers()];
    for (let round = 0; round < 30; round++) {
      const { root, unmount } = mountInShadow(dashboard(back));
      await until(
        () =>
          root.querySelectorAll('.apexcharts-pie').length === 2 && root.querySelector('path.apexcharts-area'),
      );
      expect([...document.body.children].slice(0, -1)).toEqual(before);
      unmount();
    }
    // The last chart is taken apart after the next paint.
    await until(() => listeners.left().length === 0);
    listeners.stop();
    // SWR remembers an answer as recent for two seconds. Calls under way have ten, and end before that.
    await until(() => timers.left().every((delay) => delay <= 2000), 5000);
    timers.stop();
    expect([...document.body.children]).toEqual(before);
    expect(document.querySelectorAll('body > svg')).toHaveLength(0);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`passes axe in the ${theme} theme`, async () => {
      const root = show(dashboardBack(), theme);
      await until(() => root.querySelector('path.apexcharts-area') && root.querySelector('.apexcharts-pie'));
      await axeCheck(root);
    });
  }
});
