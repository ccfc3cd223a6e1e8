import type { AnyArea } from '../../../../src/areas/area.ts';
import { formsArea } from '../../../../src/areas/forms/area.ts';
import { settingsArea } from '../../../../src/areas/settings/area.ts';
import type { Profile } from '../../../../src/domain/accounts/profile.ts';
import { userSettingsOf } from '../../../../src/domain/accounts/userSettings.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { isAt, setValue } from '../../../support/onScreen.ts';
import { allByRole, byLabel, byRole, byText, until } from '../../../support/queries.ts';
import { showWidget } from '../../../support/screen.tsx';
import { serverBackend } from '../../../support/serverRows.ts';
import { click, fill, setViewport } from '../../../support/user.ts';

/** One’s own account as another device may change it. It is kept in the page, as other tests share the real one. */
function ownAccount() {
  let version = 1;
  const profile: Profile = {
    email: 'awa@exemple.fr',
    nom: 'Diop',
    prenom: 'Awa',
    second_facteur: false,
    codes_restants: 0,
    reglages: userSettingsOf({}),
    adresse_demandee: null,
    updated_at: '',
  };
  const answer = (status = 200) => {
    const data = { ...profile, updated_at: `2026-01-01T00:00:0${version}Z` };
    return Response.json({ success: status === 200, message: null, data }, { status });
  };
  const save = (change: Partial<Profile>) => {
    Object.assign(profile, change);
    version += 1;
    return answer();
  };
  const sent: string[] = [];
  const send: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    const method = init?.method ?? 'GET';
    if (!/^\/api\/profil\/(reglages\/|adresse\/)?$/.test(pathname)) return fetch(input, init);
    if (method === 'GET') return answer();
    const { updated_at, ...body } = JSON.parse(String(init?.body ?? '{}'));
    sent.push(`${method} ${pathname} ${JSON.stringify(body)}`);
    if (pathname.endsWith('adresse/')) {
      const adresse_demandee =
        method === 'POST' ? { email: body.email, expire_le: '2026-01-02T12:00:00Z' } : null;
      return save({ adresse_demandee });
    }
    if (updated_at && updated_at !== `2026-01-01T00:00:0${version}Z`) return answer(409);
    return save(pathname.endsWith('reglages/') ? { reglages: { ...profile.reglages, ...body } } : body);
  };
  return { send, sent, save };
}

async function page() {
  const own = ownAccount();
  const back = await serverBackend(own.send);
  // The theme of the widgets is that of the account.
  const mount = (area: AnyArea, attributes: object = {}) =>
    showWidget(area, back, { theme: 'auto', ...attributes });
  const show = (area: AnyArea, attributes?: object) => mount(area, attributes).root;
  const openTab = async (tab: string) => {
    const root = show(settingsArea);
    await isAt(root, 'Paramètres');
    await click(await until(() => byRole(root, 'tab', tab)));
    return root;
  };
  return { ...own, host: back.host(), mount, show, openTab };
}

const surface = (root: ShadowRoot) => root.querySelector<HTMLElement>('.parvis')?.dataset.scheme;

describe('one’s own settings', () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it('put their theme on every widget at once, except where the page sets one [U3]', async () => {
    const { host, mount, show, openTab } = await page();
    const root = await openTab('Apparence');
    const [follows, given] = [show(formsArea), show(formsArea, { theme: 'light' })];
    await isAt(follows, 'Constructeur de Formulaires');
    await axeCheck(root);
    await click(await until(() => byLabel(root, 'Sombre')));
    await until(() => [root, follows, given].map(surface).join() === 'dark,dark,light');
    await until(() => byText(root, 'Réglage enregistré'));
    await axeCheck(root);
    // A widget that is the page colours the page too.
    const { style } = document.documentElement;
    const whole = mount(settingsArea, { ownsPage: true });
    await until(() => style.colorScheme === 'dark');
    whole.unmount();
    await until(() => style.colorScheme === '');
    host.session.updateUser({ reglages: undefined });
    await until(() => surface(follows) === 'light');
  });

  it('write dates in another way in every widget, and keep what was typed in it [U3]', async () => {
    const { host, show, openTab } = await page();
    const root = await openTab('Général');
    const other = show(formsArea);
    await isAt(other, 'Constructeur de Formulaires');
    const day = (pattern: RegExp) =>
      until(
        () => [...other.querySelectorAll('td')].find(({ textContent }) => pattern.test(textContent)) ?? null,
      );
    await day(/^\d\d\/\d\d\/\d{4}$/);
    const search = await until(() => byLabel(other, /Rechercher/));
    await fill(search, 'a');
    const zones = await until(() => byLabel(root, 'Fuseau horaire'));
    setValue(zones, 'America/Cayenne');
    await until(() => byText(root, 'Réglage enregistré'));
    setValue(byLabel(root, 'Format de date'), 'YYYY-MM-DD');
    await day(/^\d{4}-\d\d-\d\d$/);
    await until(() => byText(root, /Maintenant\s: \d{4}-\d\d-\d\d \d\d:\d\d\./));
    expect((byLabel(other, /Rechercher/) as HTMLInputElement).value).toBe('a');
    const languages = [...(byLabel(root, 'Langue') as HTMLSelectElement).options];
    expect(languages.map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Français', false],
      ['English', true],
      ['Español', true],
    ]);
    await axeCheck(root);
    host.session.updateUser({ reglages: undefined });
    await day(/^\d\d\/\d\d\/\d{4}$/);
  });

  it('say that mails about security always come, and save which others are wanted [U3]', async () => {
    const { sent, openTab } = await page();
    const root = await openTab('Notifications');
    await until(() => byText(root, /sont toujours envoyés/));
    for (const name of [
      'Réponses aux formulaires',
      'Nouveaux comptes',
      'Connexions depuis un nouvel appareil',
    ]) {
      const before = sent.length;
      await click(byRole(root, 'switch', name));
      await until(() => sent.length > before);
      await until(() => byRole<HTMLInputElement>(root, 'switch', name).checked);
    }
    const path = 'PATCH /api/profil/reglages/';
    expect(sent).toEqual([
      `${path} {"avis_reponses":true}`,
      `${path} {"avis_comptes":true}`,
      `${path} {"avis_connexions":true}`,
    ]);
    await axeCheck(root);
  });

  it('show what another device has chosen meanwhile, and say so [U3, J3]', async () => {
    const { save, sent, openTab } = await page();
    const root = await openTab('Apparence');
    const dark = await until(() => byLabel(root, 'Sombre'));
    save({ reglages: userSettingsOf({ theme: 'light' }) });
    await click(dark);
    await until(() => byText(root, /Ce réglage a été changé entre-temps/));
    expect((byLabel(root, 'Clair') as HTMLInputElement).checked).toBe(true);
    // A change of something else is no conflict.
    save({ reglages: userSettingsOf({ theme: 'light', avis_comptes: true }) });
    await click(byLabel(root, 'Automatique'));
    await until(() => (byLabel(root, 'Automatique') as HTMLInputElement).checked);
    await until(() => sent.length === 3);
  });
});

describe('one’s own name and address', () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it('are compared with what another device has saved meanwhile [U3, J3]', async () => {
    const { save, openTab } = await page();
    const root = await openTab('Profil');
    await fill(await until(() => byLabel(root, 'Prénom')), 'Ève');
    save({ prenom: 'Aïssa' });
    await click(byRole(root, 'button', 'Enregistrer'));
    const dialog = await until(() => root.querySelector('dialog'));
    await until(() => byText(dialog, 'Aïssa'));
    await click(byRole(dialog, 'button', 'Garder ma version'));
    await until(() => byText(root, 'Profil enregistré'));
    expect((byLabel(root, 'Prénom') as HTMLInputElement).value).toBe('Ève');
    // Meanwhile another device changes it again, and this time its change is taken.
    save({ prenom: 'Awa' });
    await fill(byLabel(root, 'Prénom'), 'Adama');
    await click(byRole(root, 'button', 'Enregistrer'));
    const again = await until(() => root.querySelector('dialog'));
    await click(await until(() => byRole(again, 'button', 'Garder l’autre version')));
    await until(() => (byLabel(root, 'Prénom') as HTMLInputElement).value === 'Awa');
  });

  it('waits for the link, which can be cancelled [U3]', async () => {
    const { sent, openTab } = await page();
    const root = await openTab('Profil');
    await fill(await until(() => byLabel(root, 'Nouvelle adresse')), 'awa@ailleurs.fr');
    await fill(byLabel(root, 'Mot de passe actuel'), 'trois mots');
    await click(byRole(root, 'button', 'Envoyer le lien'));
    await until(() => byText(root, /un lien a été envoyé à awa@ailleurs\.fr/));
    expect(allByRole(root, 'textbox').map((field) => (field as HTMLInputElement).value)).not.toContain(
      'trois mots',
    );
    await axeCheck(root);
    await click(byRole(root, 'button', 'Annuler la demande'));
    await until(() => byText(root, 'Demande annulée, votre adresse reste la même'));
    await until(() => !root.textContent?.includes('un lien a été envoyé'));
    expect(sent.at(-1)).toBe('DELETE /api/profil/adresse/ {}');
  });
});
