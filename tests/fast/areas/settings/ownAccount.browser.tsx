import { settings } from '../../../../src/areas/settings/area.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { isAt } from '../../../support/onScreen.ts';
import { allByRole, byLabel, byRole, byText, until } from '../../../support/queries.ts';
import { account } from '../../../support/reference.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { click, fill, setViewport } from '../../../support/user.ts';

/** Every test of the page has left a session, and hundreds of them take long to look through. */
const withFewSessions: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!String(input).endsWith('/api/profil/sessions/') || (init?.method ?? 'GET') !== 'GET') return answer;
  const { data, ...rest }: { data: { actuelle: boolean }[] } = await answer.json();
  return Response.json({ ...rest, data: data.filter(({ actuelle }, at) => actuelle || at < 3) });
};

async function opened(tab: string) {
  const { root } = await showOnServer(settings, {}, withFewSessions);
  await isAt(root, 'Paramètres');
  await click(await until(() => byRole(root, 'tab', tab)));
  return root;
}

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
    await until(() => byText(root, 'Cette session'));
    await axeCheck(root);
    await fill(byLabel(root, 'Mot de passe actuel'), 'perdu depuis longtemps');
    await fill(byLabel(root, 'Nouveau mot de passe'), 'quatre mots au hasard');
    await click(byRole(root, 'button', 'Changer le mot de passe'));
    await until(() => byText(root, 'Ce n’est pas votre mot de passe actuel.'));
  });

  it('show a QR code and a key for the second factor, which counts only with a right code [U3]', async () => {
    const root = await opened('Sécurité');
    await click(await until(() => byRole(root, 'button', 'Activer le second facteur')));
    const dialog = await until(() => root.querySelector('dialog'));
    await fill(byLabel(dialog, 'Mot de passe actuel'), (await account()).password);
    await click(byRole(dialog, 'button', 'Continuer'));
    await until(() => byRole(dialog, 'image', 'Code à lire avec l’application d’authentification'));
    expect(byLabel(dialog, 'Clé').value).toMatch(/^[A-Z2-7]{32}$/);
    await axeCheck(dialog);
    await fill(byLabel(dialog, 'Code à six chiffres'), 'abcdef');
    await click(byRole(dialog, 'button', 'Activer'));
    await until(() => byText(dialog, /Ce code n’est pas valable/));
  });
});
