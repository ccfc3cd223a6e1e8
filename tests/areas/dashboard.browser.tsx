import { ClientProvider } from '../../src/api/clientContext.ts';
import { dashboard as area } from '../../src/areas/dashboard/area.ts';
import DashboardArea from '../../src/areas/dashboard/DashboardArea.tsx';
import { AreaTitleContext } from '../../src/areas/frame/WidgetContext.ts';
import { WidgetRoot } from '../../src/ui/widgetRoot/WidgetRoot.tsx';
import { watchListeners } from '../embed/element/watchListeners.ts';
import { expect, fn } from '../support/expect.ts';
import { axeCheck, mountInShadow } from '../support/mount.tsx';
import { present } from '../support/present';
import { allByRole, byLabel, byRole, byText, maybeByText, until } from '../support/queries.ts';
import { click, press, setViewport } from '../support/user.ts';
import { watchTimers } from '../support/watchTimers.ts';
import {
  COUNTS,
  DEPARTMENTS,
  dashboardBack,
  dropped,
  EVOLUTION,
  GROUPS,
  growth,
  held,
  json,
} from './dashboardBack.ts';

type Back = ReturnType<typeof dashboardBack>;

const dashboard = (back: Back, theme: 'light' | 'dark' = 'light', attributes = {}) => (
  <WidgetRoot theme={theme}>
    <div style={{ background: 'var(--pv-canvas)' }}>
      <ClientProvider client={back.client}>
        <AreaTitleContext.Provider value={area.title}>
          <DashboardArea period="daily" start="" end="" readonly={false} emit={() => true} {...attributes} />
        </AreaTitleContext.Provider>
      </ClientProvider>
    </div>
  </WidgetRoot>
);

const show = (back: Back, ...rest: [theme?: 'light' | 'dark', attributes?: object]) =>
  mountInShadow(dashboard(back, ...rest)).root;

const figure = (root: ShadowRoot, label: string) =>
  present(byText(root, label).parentElement?.querySelector('dd'), `figure of ${label}`).textContent;
// Looked up without roles: the browser computes those of hundreds of elements each time.
const evolutionTable = (root: ShadowRoot) =>
  present(root.querySelector('table[aria-rowcount]'), 'table of the evolution');
const evolutionRows = (root: ShadowRoot) =>
  [...evolutionTable(root).querySelectorAll('tbody tr:not([aria-hidden])')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
const hasRows = (root: ShadowRoot) => until(() => evolutionRows(root).length > 0);
const legend = (root: ShadowRoot, name: string) =>
  [...byRole(root, 'table', name).querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

/** Sets a date as the browser's calendar does. */
function setDate(input: HTMLInputElement, date: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, date);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const realError = console.error;
let logged = fn();
beforeEach(async () => {
  logged = fn();
  console.error = logged;
  await setViewport({ width: 1280, height: 900 });
});
afterEach(() => {
  console.error = realError;
});

describe('the dashboard', () => {
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
      const counts = held({ data: { groups: 1, departments: 1, users: 1, members: 1 } });
      const groups = held({ data: { groupes: [{ id: 1, nom: 'Chorale', membres_count: 4 }] } });
      const evolution = held(growth(300));
      const back = dashboardBack({
        [COUNTS]: counts.answer,
        [GROUPS]: groups.answer,
        [EVOLUTION]: evolution.answer,
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
    const [listeners, timers] = [watchListeners(), watchTimers()];
    for (let round = 0; round < 30; round++) {
      const { root, unmount } = mountInShadow(dashboard(dashboardBack()));
      await until(
        () =>
          root.querySelectorAll('.apexcharts-pie').length === 2 && root.querySelector('path.apexcharts-area'),
      );
      expect([...document.body.children].slice(0, -1)).toEqual(before);
      unmount();
    }
    expect(listeners.stop()).toEqual([]);
    // SWR remembers an answer as recent for two seconds.
    expect(timers.stop().filter((delay) => delay > 2000)).toEqual([]);
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

describe('the evolution of members', () => {
  it('is daily at first, without dates in the call [D12, D13, D15]', async () => {
    const back = dashboardBack();
    const root = show(back);
    await hasRows(root);
    expect(back.asked(EVOLUTION)).toEqual(['?period=daily']);
    expect(byRole<HTMLInputElement>(root, 'radio', 'Quotidien').checked).toBe(true);
    for (const label of ['Date de début', 'Date de fin']) {
      expect(byLabel(root, label).type).toBe('date');
      expect(byLabel(root, label).max).toBe('9999-12-31');
    }
  });

  it('is loaded again at each change, with the filled fields [D12, D15]', async () => {
    const back = dashboardBack();
    const root = show(back);
    await hasRows(root);
    await click(byRole(root, 'radio', 'Mensuel'));
    await until(() => back.asked(EVOLUTION).at(-1) === '?period=monthly');
    setDate(byLabel(root, 'Date de début'), '2026-01-01');
    await until(() => back.asked(EVOLUTION).at(-1) === '?period=monthly&start_date=2026-01-01');
    setDate(byLabel(root, 'Date de fin'), '2026-02-01');
    await until(
      () => back.asked(EVOLUTION).at(-1) === '?period=monthly&start_date=2026-01-01&end_date=2026-02-01',
    );
  });

  it('changes its period with the arrow keys, as radios do [D12]', async () => {
    const back = dashboardBack();
    const root = show(back);
    byRole(root, 'radio', 'Quotidien').focus();
    await press('ArrowRight');
    expect(byRole<HTMLInputElement>(root, 'radio', 'Mensuel').checked).toBe(true);
    await until(() => back.asked(EVOLUTION).at(-1) === '?period=monthly');
  });

  it('goes back to daily without dates with «Réinitialiser» [D14]', async () => {
    const back = dashboardBack();
    const root = show(back, 'light', { period: 'monthly', start: '2026-01-01', end: '2026-02-01' });
    await until(
      () => back.asked(EVOLUTION)[0] === '?period=monthly&start_date=2026-01-01&end_date=2026-02-01',
    );
    await click(byRole(root, 'button', 'Réinitialiser'));
    await until(() => back.asked(EVOLUTION).at(-1) === '?period=daily');
    expect(byRole<HTMLInputElement>(root, 'radio', 'Quotidien').checked).toBe(true);
    expect(byLabel(root, 'Date de début').value).toBe('');
    expect(byLabel(root, 'Date de fin').value).toBe('');
  });

  it('has three tiles: last value, last minus first, number of points [D16, D17, D18]', async () => {
    const root = show(dashboardBack());
    await until(() => figure(root, 'Total des membres') === '1\u202f207');
    expect(figure(root, 'Nouveaux membres sur la période')).toBe('7');
    expect(figure(root, 'Points de données')).toBe('4');
  });

  it('lists each point with its difference and an arrow, the first compared with 0 [D19, D20, D21]', async () => {
    const root = show(dashboardBack());
    await hasRows(root);
    const table = byRole(root, 'table', 'Nombre de membres, date par date');
    expect([...table.querySelectorAll('th[scope=col]')].map((header) => header.textContent)).toEqual([
      'Date',
      'Nombre de Membres',
      'Évolution',
    ]);
    expect(evolutionRows(root)).toEqual([
      ['01/01/2026', '1\u202f200', 'En hausse +1\u202f200'],
      ['02/01/2026', '1\u202f212', 'En hausse +12'],
      ['03/01/2026', '1\u202f212', 'Stable 0'],
      ['04/01/2026', '1\u202f207', 'En baisse −5'],
    ]);
    const arrows = await until(() => {
      const drawn = [...table.querySelectorAll('tbody path')].map((path) => path.getAttribute('d'));
      return drawn.length === 4 && drawn;
    });
    expect(arrows[0]).toBe(arrows[1]);
    expect(new Set(arrows).size).toBe(3);
  });

  it('says so when there are no points [D22]', async () => {
    const root = show(dashboardBack({ [EVOLUTION]: { data: [] } }));
    await until(() => byText(root, "Aucune donnée d'évolution disponible pour cette période"));
    expect(figure(root, 'Points de données')).toBe('0');
  });

  it('shows the text of the response, or its own [D23]', async () => {
    const refused = show(dashboardBack({ [EVOLUTION]: { success: false, message: 'Période trop longue' } }));
    await until(() => byText(refused, 'Période trop longue'));
    const failed = show(dashboardBack({ [EVOLUTION]: () => json({}, 400) }));
    await until(() => byText(failed, 'Erreur lors de la récupération des données'));
    const garbled = show(dashboardBack({ [EVOLUTION]: { data: [{ jour: 'lundi' }] } }));
    await until(() => byText(garbled, 'Erreur lors de la récupération des données'));
  });

  it('has its own words for the network, and loads again with «Réessayer» [D24, D25]', async () => {
    const back = dashboardBack({ [EVOLUTION]: dropped });
    const root = show(back);
    await until(() => byText(root, 'Erreur de connexion au serveur'));
    back.answer(EVOLUTION, growth(2));
    await click(byRole(root, 'button', 'Réessayer'));
    await hasRows(root);
    expect(maybeByText(root, 'Erreur de connexion au serveur')).toBeNull();
    expect(figure(root, 'Points de données')).toBe('2');
  });

  it('asks nothing while the start is after the end, and says why', async () => {
    const back = dashboardBack();
    const root = show(back, 'light', { end: '2026-01-31' });
    await hasRows(root);
    const before = back.asked(EVOLUTION).length;
    const start = byLabel(root, 'Date de début');
    setDate(start, '2026-02-01');
    const hint = await until(() => byText(root, /^La date de début est après la date de fin/));
    expect(start.getAttribute('aria-describedby')).toBe(hint.id);
    expect(evolutionRows(root)).toHaveLength(4);
    setDate(start, '2026-01-31');
    await until(() => back.asked(EVOLUTION).length > before);
    expect(back.asked(EVOLUTION).at(-1)).toBe('?period=daily&start_date=2026-01-31&end_date=2026-01-31');
    expect(back.asked(EVOLUTION)).toHaveLength(before + 1);
  });

  it('keeps the old points, dimmed, while new ones load', async () => {
    const back = dashboardBack();
    const root = show(back);
    await hasRows(root);
    const next = held(growth(9));
    back.answer(EVOLUTION, next.answer);
    await click(byRole(root, 'radio', 'Mensuel'));
    const busy = await until(() => root.querySelector('[data-stale]'));
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(evolutionRows(root)).toHaveLength(4);
    next.release();
    await until(() => figure(root, 'Points de données') === '9');
    expect(root.querySelector('[data-stale]')).toBeNull();
  });

  it('has only the visible rows of 5 000 in the document', async () => {
    const root = show(dashboardBack({ [EVOLUTION]: growth(5000) }));
    await hasRows(root);
    expect(evolutionRows(root).length).toBeLessThan(40);
    expect(evolutionTable(root).getAttribute('aria-rowcount')).toBe('5001');
    const scroller = present(evolutionTable(root).parentElement, 'scroller of the table');
    scroller.scrollTop = scroller.scrollHeight;
    await until(() => evolutionRows(root).at(-1)?.[1] === '5\u202f099');
  });

  it('lets screen readers read the curve point by point', async () => {
    const root = show(dashboardBack());
    const slider = await until(() => byRole(root, 'slider', 'Nombre de Membres'));
    slider.focus();
    await press('Home');
    expect(slider.getAttribute('aria-valuetext')).toBe('01/01/2026\u00a0: 1\u202f200 membres');
  });

  it('fits a phone', async () => {
    await setViewport({ width: 320, height: 700 });
    const root = show(dashboardBack({ [EVOLUTION]: growth(60) }));
    await hasRows(root);
    const { scrollWidth, scrollHeight } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(320);
    // Text for screen readers about rows out of view does not make the page longer.
    expect(scrollHeight).toBeLessThanOrEqual(Math.ceil(document.body.getBoundingClientRect().bottom) + 16);
  });
});
