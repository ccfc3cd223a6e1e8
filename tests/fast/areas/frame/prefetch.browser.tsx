import { statisticsCalls } from '../../../../src/api/endpoints/statistics.ts';
import { question } from '../../../../src/api/queryCache.ts';
import { useQuery } from '../../../../src/api/useApi.ts';
import { type AnyArea, defineArea, type PrefetchPlan } from '../../../../src/areas/area.ts';
import { AreaScreen } from '../../../../src/areas/frame/AreaScreen.tsx';
import { TokenStore } from '../../../../src/session/tokenStore.ts';
import { expect } from '../../../support/expect.ts';
import { awa, held, json, luc } from '../../../support/fakeBackend.ts';
import { mountInShadow } from '../../../support/mount.tsx';
import { byRole, byText, maybeByRole, maybeByText, until } from '../../../support/queries.ts';
import { eventLog, signIn, widget } from '../../../support/screen.tsx';
import { accountsBackend } from './fixtures.tsx';

const FIGURES = '/api/statistics/dashboard';
const CHECK = '/api/verify-token';

function Figures() {
  const { data } = useQuery(statisticsCalls.dashboard, {});
  return <h1>{data ? `${data.members} membres` : 'Fiche'}</h1>;
}

let areas = 0;

/** A screen with one question, whose code records that it was downloaded. */
function foreseen(prefetchPlan: PrefetchPlan = { data: () => [question(statisticsCalls.dashboard, {})] }) {
  areas += 1;
  const code = { downloads: 0 };
  const area = defineArea({
    name: `foreseen${areas}`,
    title: 'Fiche',
    attributes: {},
    routes: { home: '/fiche' },
    load: async () => {
      code.downloads += 1;
      return { default: Figures, prefetchPlan };
    },
  });
  return { area, code };
}

/** The same screen inside of a frame. */
function framed(inside: AnyArea) {
  return defineArea({
    name: `${inside.name}-frame`,
    title: 'Cadre',
    attributes: {},
    routes: {},
    isFrame: true,
    load: async () => ({
      default: () => (
        <div>
          <nav>Cadre</nav>
          <AreaScreen area={inside} attributes={{}} />
        </div>
      ),
      prefetchPlan: { inside: () => inside },
    }),
  });
}

const members = (count: number) => () => json({ data: { members: count } });

describe('a widget', () => {
  it('downloads its screen while the sign-in form shows, and asks for nothing before the sign-in', async () => {
    const back = accountsBackend();
    const { area, code } = foreseen();
    const { root } = mountInShadow(widget(area, { host: back.host() }));
    await until(() => byRole(root, 'button', 'Se connecter'));
    await until(() => code.downloads === 1);
    expect(back.called(FIGURES)).toEqual([]);
    await signIn(root, awa);
    await until(() => byRole(root, 'heading', '4 membres'));
    expect(back.called(FIGURES).map(({ authorization }) => authorization)).toEqual(['Token token-1']);
  });

  it('asks with the arrival of the token, before its screen renders', async () => {
    const back = accountsBackend();
    const { area, code } = foreseen();
    const host = back.host();
    const { root } = mountInShadow(widget(area, { host }));
    await until(() => code.downloads === 1);
    const asked: number[] = [];
    host.session.subscribe(() => {
      if (host.session.get().status === 'signed-in') asked.push(back.called(FIGURES).length);
    });
    await signIn(root, awa);
    await until(() => byRole(root, 'heading', '4 membres'));
    expect(asked[0]).toBe(1);
  });

  it('asks for its data beside the check of a stored token', async () => {
    const back = accountsBackend();
    back.remember(awa);
    const check = held(() => json({ data: { user: { id: 1 } } }));
    back.next(CHECK, check.reply);
    const { root } = mountInShadow(widget(foreseen().area, { host: back.host() }));
    await until(() => back.called(FIGURES).length === 1);
    expect(maybeByRole(root, 'heading')).toBeNull();
    check.release();
    await until(() => byRole(root, 'heading', '4 membres'));
    expect(back.called(FIGURES).length).toBe(1);
  });

  it('shows its frame meanwhile, without anything of the user', async () => {
    const back = accountsBackend();
    back.remember(awa);
    const check = held(() => json({ data: { user: { id: 1 } } }));
    back.next(CHECK, check.reply);
    const log = eventLog();
    const { root } = mountInShadow(widget(framed(foreseen().area), { host: back.host(), emit: log.emit }));
    await until(() => byText(root, 'Cadre'));
    await until(() => back.called(FIGURES).length === 1);
    const frame = byText(root, 'Cadre');
    expect([maybeByRole(root, 'heading'), log.of('parvis-ready')]).toEqual([null, []]);
    check.release();
    await until(() => byRole(root, 'heading', '4 membres'));
    expect(byText(root, 'Cadre')).toBe(frame);
  });

  it('drops what it asked for when the token is refused, so that the next user sees none of it', async () => {
    const back = accountsBackend();
    back.remember(awa);
    const check = held(() => json({ message: 'Session expirée' }, 401));
    back.next(CHECK, check.reply);
    back.next(FIGURES, members(777));
    const { area } = foreseen();
    const { root } = mountInShadow(widget(framed(area), { host: back.host() }));
    await until(() => back.called(FIGURES).length === 1);
    check.release();
    await until(() => byRole(root, 'button', 'Se connecter'));
    expect(maybeByText(root, 'Cadre')).toBeNull();
    const late = held(members(5));
    back.next(FIGURES, late.reply);
    await signIn(root, luc);
    await until(() => byRole(root, 'heading', 'Fiche'));
    expect(maybeByText(root, '777 membres')).toBeNull();
    late.release();
    await until(() => byRole(root, 'heading', '5 membres'));
  });

  it('takes a 401 that comes before the check is answered for no expired session', async () => {
    const back = accountsBackend();
    back.remember(awa);
    const check = held(() => json({ data: { user: { id: 1 } } }));
    back.next(CHECK, check.reply);
    back.next(FIGURES, () => json({ message: 'Session expirée' }, 401));
    const log = eventLog();
    const host = back.host();
    const { root } = mountInShadow(widget(foreseen().area, { host, emit: log.emit }));
    await until(() => back.called(FIGURES).length === 1);
    expect(host.session.get()).toMatchObject({ status: 'loading' });
    check.release();
    await until(() => byRole(root, 'heading', '4 membres'));
    expect([back.called(FIGURES).length, log.of('parvis-failed')]).toEqual([2, []]);
  });

  it('asks the back end of another program’s token for its check alone', async () => {
    const back = accountsBackend();
    back.remember(awa);
    localStorage.removeItem('parvis:api');
    const check = held(() => json({ data: { user: { id: 1 } } }));
    back.next(CHECK, check.reply);
    const { area, code } = foreseen();
    const { root } = mountInShadow(widget(framed(area), { host: back.host() }));
    await until(() => back.called(CHECK).length === 1 && byText(root, 'Chargement...'));
    expect([maybeByText(root, 'Cadre'), code.downloads]).toEqual([null, 0]);
    check.release();
    await until(() => byRole(root, 'heading', '4 membres'));
    expect(back.called(FIGURES).length).toBe(1);
  });

  it('asks for nothing while the person has to set up a second factor [N10]', async () => {
    const back = accountsBackend();
    const user = { ...awa, second_facteur_exige: true };
    back.remember(awa);
    const store = new TokenStore(localStorage, `${location.origin}/`);
    store.save(localStorage.getItem('authToken') ?? '', user);
    back.next(CHECK, () => json({ data: { user } }));
    const [near, far] = [foreseen(), foreseen()];
    const { area } = foreseen({
      data: () => [question(statisticsCalls.dashboard, {})],
      inside: (path) => ({ '/un': near.area, '/deux': far.area })[path],
      paths: ['/un', '/deux'],
    });
    const { root } = mountInShadow(widget(area, { host: back.host() }));
    await until(() => byRole(root, 'heading', 'Votre rôle demande un code à la connexion'));
    await until(() => near.code.downloads + far.code.downloads === 2);
    expect(back.called(FIGURES)).toEqual([]);
  });

  it('asks nothing that needs what the back end has not announced', async () => {
    const back = accountsBackend();
    back.remember(awa);
    const beyond = { ...statisticsCalls.dashboard, needs: 'ouverture' as const };
    const extra = { ...statisticsCalls.growth, extras: { period: 'ouverture' as const } };
    const prefetchPlan: PrefetchPlan = {
      data: () => [
        question(beyond, {}),
        question(extra, { period: 'daily' }),
        question(statisticsCalls.alerts, {}),
      ],
    };
    mountInShadow(widget(foreseen(prefetchPlan).area, { host: back.host() }));
    await until(() => back.called('/api/statistics/alerts/').length === 1);
    expect(back.called('/api/statistics/growth/')).toEqual([]);
    expect(back.called(FIGURES).length).toBeLessThan(2);
  });
});
