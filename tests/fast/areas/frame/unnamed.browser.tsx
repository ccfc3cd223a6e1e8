import { agendaArea } from '../../../../src/areas/agenda/area.ts';
import { publicFormArea } from '../../../../src/areas/publicForm/area.ts';
import { registrationArea } from '../../../../src/areas/registration/area.ts';
import { expect } from '../../../support/expect.ts';
import { json, recordedBackend } from '../../../support/fakeBackend.ts';
import { axeCheck, mountInShadow } from '../../../support/mount.tsx';
import { byRole, maybeByRole, maybeByText, until } from '../../../support/queries.ts';
import { widget } from '../../../support/screen.tsx';
import { click } from '../../../support/user.ts';

/* Visitors' widgets on a page that names no back end, so that the page's own origin is taken for one. */

const CHECK = '/api/verify-token';
const silent = () => new Response('', { status: 404 });
const page = () =>
  new Response('<!doctype html><h1>Paroisse</h1>', { headers: { 'content-type': 'text/html' } });

const realError = console.error;
let logged: string[] = [];
beforeEach(() => {
  logged = [];
  console.error = (...words) => logged.push(words.map(String).join(' '));
});
afterEach(() => {
  console.error = realError;
});

const WIDGETS = [
  { area: publicFormArea, attributes: { identifiant: 'camp' }, path: '/api/formulaires/public/camp/' },
  { area: registrationArea, attributes: { identifiant: 'camp' }, path: '/api/inscriptions/camp/' },
  { area: agendaArea, attributes: {}, path: '/api/agenda/' },
] as const;

const show = (
  { area, attributes }: (typeof WIDGETS)[number],
  back: ReturnType<typeof recordedBackend>,
  isUnnamed = true,
) => mountInShadow(widget(area, { attributes, host: { ...back.host(), isUnnamed } })).root;

describe('a visitors’ widget on a page that names no back end', () => {
  for (const one of WIDGETS)
    it(`says that it can’t be reached, and tells the developer the fix: ${one.area.name} [V10, K24]`, async () => {
      const back = recordedBackend(silent);
      const root = show(one, back);
      const alert = await until(() => maybeByRole(root, 'alert'));
      expect(alert.textContent).toMatch(/n’est pas accessible/);
      expect(logged.filter((line) => line.includes('no Parvis API at'))).toHaveLength(1);
      expect(logged.join()).toMatch(/api="https:.*on <parvis-.*data-api.*configure\(/);
      expect(back.called(CHECK)).toHaveLength(1);
      await axeCheck(root);
      await click(byRole(root, 'button', 'Réessayer'));
      await until(() => back.called(CHECK).length === 2);
    });

  it('reads a page (HTML) as such, without asking again [V10, K24]', async () => {
    const back = recordedBackend(page);
    const root = show(WIDGETS[1], back);
    await until(() => maybeByText(root, /^Cette inscription n’est pas accessible/));
    await until(() => logged.some((line) => line.includes('no Parvis API at')));
    expect(back.called(CHECK)).toHaveLength(0);
  });

  it('says what it always said where a back end answers that there is none [V10]', async () => {
    const back = recordedBackend(({ path }) =>
      path.startsWith(CHECK) ? json({ detail: 'Non' }, 401) : json({ detail: 'Not found.' }, 404),
    );
    const root = show(WIDGETS[1], back);
    await until(() => maybeByRole(root, 'heading', 'Inscription non trouvée'));
    expect(logged.join()).not.toContain('no Parvis API at');
    const named = recordedBackend(silent);
    const other = show(WIDGETS[1], named, false);
    await until(() => maybeByRole(other, 'heading', 'Inscription non trouvée'));
    expect(named.called(CHECK)).toHaveLength(0);
  });
});
