import { renderUnicode } from 'uqr';
import { settingsArea } from '../../../../src/areas/settings/area.ts';
import { QrCode } from '../../../../src/ui/display/QrCode.tsx';
import { expect } from '../../../support/expect.ts';
import { axeCheck, mountInShadow } from '../../../support/mount.tsx';
import { isAt } from '../../../support/onScreen.ts';
import { allByRole, byLabel, byRole, byText, until } from '../../../support/queries.ts';
import { account } from '../../../support/reference.ts';
import { savedFiles } from '../../../support/savedFiles.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { click, fill, setViewport } from '../../../support/user.ts';

/** Every test of the page has left a session, and hundreds of them take long to look through. */
const withFewSessions: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!String(input).endsWith('/api/profil/sessions/') || (init?.method ?? 'GET') !== 'GET') return answer;
  const { data, ...rest }: { data: { actuelle: boolean }[] } = await answer.json();
  return Response.json({ ...rest, data: data.filter(({ actuelle: current }, at) => current || at < 3) });
};

async function opened(tab: string, theme = 'light', send = withFewSessions) {
  const { root } = await showOnServer(settingsArea, { theme }, send);
  await isAt(root, 'Paramètres');
  await click(await until(() => byRole(root, 'tab', tab)));
  return root;
}

/** The modules of a drawn code, a line per row. */
function modulesOf(code: Element): string {
  const size = Number(code.getAttribute('viewBox')?.split(' ').at(-1));
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  const dark = new Set(
    [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => Number(y) * size + Number(x)),
  );
  const row = (y: number) =>
    Array.from({ length: size }, (_, x) => (dark.has(y * size + x) ? '#' : '.')).join('');
  return Array.from({ length: size }, (_, y) => row(y)).join('\n');
}

/** The code of a text, with the quiet zone that readers need. */
const codeOf = (text: string) =>
  renderUnicode(text, { border: 4, boostEcc: true, blackChar: '#', whiteChar: '.' });

describe('the settings of a back end with accounts', () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it('have the tabs that do something, and save one’s own name [U3]', async () => {
    const root = await opened('Profil');
    expect(allByRole(root, 'tab').map(({ textContent }) => textContent)).toEqual([
      'Profil',
      'Notifications',
      'Sécurité',
      'Apparence',
      'Général',
      'Notes',
      'Consentements',
      'Votre site',
    ]);
    const name = await until(() => byLabel(root, 'Prénom'));
    byText(root, /Administrateur/);
    await axeCheck(root);
    await fill(name, 'Claire');
    await click(byRole(root, 'button', 'Enregistrer'));
    await until(() => byText(root, 'Profil enregistré'));
  });

  it('say under its field that the old password is wrong, and list this session [U3]', async () => {
    const root = await opened('Sécurité');
    await until(() => byText(root, 'Cet appareil'));
    await axeCheck(root);
    await fill(byLabel(root, 'Mot de passe actuel'), 'perdu depuis longtemps');
    await fill(byLabel(root, 'Nouveau mot de passe'), 'quatre mots au hasard');
    await click(byRole(root, 'button', 'Changer le mot de passe'));
    await until(() => byText(root, 'Ce n’est pas votre mot de passe actuel.'));
  });

  it('list sign-ins and exports, one’s own and those of all accounts [N8]', async () => {
    await fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...(await account()), password: 'perdu depuis longtemps' }),
    });
    for (const [width, theme] of [
      [320, 'light'],
      [1280, 'dark'],
    ] as const) {
      await setViewport({ width, height: 900 });
      const root = await opened('Sécurité', theme);
      await until(() => byText(root, 'Connexions et fichiers exportés'));
      await until(() => byText(root, 'Connexions et fichiers exportés de tous les comptes'));
      const shown = () => root.textContent ?? '';
      await until(() => shown().split('Mot de passe refusé').length > 2);
      expect(shown()).toMatch(/Martin.*réseau/);
      await axeCheck(root);
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  });

  it('show a QR code and a key for the second factor, which counts only with a right code [U3, V12]', async () => {
    const root = await opened('Sécurité', 'dark');
    await click(await until(() => byRole(root, 'button', 'Demander un code à la connexion')));
    const dialog = await until(() => root.querySelector('dialog'));
    const { email, password } = await account();
    await fill(byLabel(dialog, 'Mot de passe actuel'), password);
    await click(byRole(dialog, 'button', 'Continuer'));
    const code = await until(() =>
      byRole(dialog, 'image', 'Code à photographier avec l’application d’authentification'),
    );
    const key = byLabel(dialog, 'Clé').value;
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await click(byRole(dialog, 'button', 'Copier la clé'));
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(copied).toEqual([key]);
    const address = `otpauth://totp/${encodeURIComponent(`Parvis:${email}`)}?secret=${key}&issuer=Parvis`;
    expect(modulesOf(code)).toBe(codeOf(address));
    // On the phone that one holds, a link opens the application.
    expect(dialog.querySelector('a')?.href).toBe(address);
    const { backgroundColor, fill: color } = getComputedStyle(code);
    expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    await axeCheck(dialog);
    await fill(byLabel(dialog, 'Code à six chiffres'), 'abcdef');
    await click(byRole(dialog, 'button', 'Activer'));
    await until(() => byText(dialog, /Ce code n’est pas valable/));
  });
});

describe('the recovery codes', () => {
  const codes = ['aaaa-bbbb', 'cccc-dddd'];
  const SET_UP = '/api/profil/second-facteur/';
  /** Takes any code for the right one, so that the account stays without a second factor. */
  const accepting: typeof fetch = (input, init) =>
    String(input).endsWith(SET_UP) && init?.method === 'PUT'
      ? Promise.resolve(Response.json({ success: true, data: { codes } }))
      : withFewSessions(input, init);

  it('are copied, and saved in a file that the page makes [V12]', async () => {
    const root = await opened('Sécurité', 'light', accepting);
    await click(await until(() => byRole(root, 'button', 'Demander un code à la connexion')));
    const dialog = await until(() => root.querySelector('dialog'));
    await fill(byLabel(dialog, 'Mot de passe actuel'), (await account()).password);
    await click(byRole(dialog, 'button', 'Continuer'));
    await fill(await until(() => byLabel(dialog, 'Code à six chiffres')), '123456');
    await click(byRole(dialog, 'button', 'Activer'));
    await until(() => byRole(dialog, 'heading', 'Vos codes de secours'));
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await click(byRole(dialog, 'button', 'Copier les codes'));
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(copied).toEqual([codes.join('\n')]);
    const files = savedFiles();
    await click(byRole(dialog, 'button', 'Télécharger les codes'));
    files.restore();
    const [file] = files.saved;
    expect([file?.name, await file?.blob.text()]).toEqual([
      'codes_de_secours_Parvis.txt',
      `${codes.join('\n')}\n`,
    ]);
    await axeCheck(dialog);
  });
});

describe('QrCode', () => {
  const shown = (text: string) =>
    mountInShadow(<QrCode text={text} label="Code" />).root.querySelector('svg');

  it('draws any text of up to 230 bytes, and nothing for more', () => {
    for (const text of ['x', 'x'.repeat(230), 'é'.repeat(115)]) {
      const code = shown(text);
      expect(code && modulesOf(code)).toBe(codeOf(text));
    }
    expect(shown('x'.repeat(231))).toBe(null);
    expect(shown('é'.repeat(116))).toBe(null);
    // Half of a surrogate pair has no bytes of its own, and is drawn as the sign for that.
    const half = shown('\ud83d');
    expect(half && modulesOf(half)).toBe(codeOf('\ufffd'));
  });
});
