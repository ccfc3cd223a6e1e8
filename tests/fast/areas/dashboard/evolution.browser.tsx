import { expect } from '../../../support/expect.ts';
import { dropped, held, json } from '../../../support/fakeBackend.ts';
import { describedBy, setValue } from '../../../support/onScreen.ts';
import { present } from '../../../support/present';
import { byLabel, byRole, byText, maybeByText, until } from '../../../support/queries.ts';
import { eachQuietly } from '../../../support/quietly.ts';
import { click, press, setViewport } from '../../../support/user.ts';
import {
  dashboardBack,
  EVOLUTION,
  evolutionRows,
  evolutionTable,
  figure,
  growth,
  hasRows,
  show,
} from './fixtures.tsx';

describe('the evolution of members', () => {
  eachQuietly();

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
    setValue(byLabel(root, 'Date de début'), '2026-01-01');
    await until(() => back.asked(EVOLUTION).at(-1) === '?period=monthly&start_date=2026-01-01');
    setValue(byLabel(root, 'Date de fin'), '2026-02-01');
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
    expect(figure(root, 'Évolution sur la période')).toBe('7');
    expect(figure(root, 'Nombre de dates')).toBe('4');
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
    expect(figure(root, 'Nombre de dates')).toBe('0');
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
    expect(figure(root, 'Nombre de dates')).toBe('2');
  });

  it('asks nothing while the start is after the end, and says why', async () => {
    const back = dashboardBack();
    const root = show(back, 'light', { end: '2026-01-31' });
    await hasRows(root);
    const before = back.asked(EVOLUTION).length;
    const start = byLabel(root, 'Date de début');
    setValue(start, '2026-02-01');
    await until(() => describedBy(start).startsWith('La fin est avant le début'));
    expect(evolutionRows(root)).toHaveLength(4);
    setValue(start, '2026-01-31');
    await until(() => back.asked(EVOLUTION).length > before);
    expect(back.asked(EVOLUTION).at(-1)).toBe('?period=daily&start_date=2026-01-31&end_date=2026-01-31');
    expect(back.asked(EVOLUTION)).toHaveLength(before + 1);
  });

  it('keeps the old points, dimmed, while new ones load', async () => {
    const back = dashboardBack();
    const root = show(back);
    await hasRows(root);
    const next = held(() => json(growth(9)));
    back.answer(EVOLUTION, next.reply);
    await click(byRole(root, 'radio', 'Mensuel'));
    const busy = await until(() => root.querySelector('[data-stale]'));
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(evolutionRows(root)).toHaveLength(4);
    next.release();
    await until(() => figure(root, 'Nombre de dates') === '9');
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
