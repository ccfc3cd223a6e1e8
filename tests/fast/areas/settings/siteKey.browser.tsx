import { settingsArea } from '../../../../src/areas/settings/area.ts';
import type { SiteKey } from '../../../../src/domain/siteList.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { maybeButton, pressButton, textOf } from '../../../support/onScreen.ts';
import { byLabel, byRole, maybeByRole, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, onServer } from '../../../support/serverRows.ts';
import { click } from '../../../support/user.ts';

eachOnServer(async () => {
  await onServer('DELETE', '/api/site/');
});

const present = () => onServer<SiteKey>('GET', '/api/site/');

describe('the key of the site', () => {
  it('is made and told once, renewed and revoked after a question', async () => {
    const { root } = await showOnServer(settingsArea);
    await click(await until(() => byRole(root, 'tab', 'Votre site')));
    await pressButton(root, 'Créer la clé');
    const field = await until(() => byLabel(root, 'Clé du site'));
    const first = field.value;
    expect(first).to.match(/^[\w-]{43}$/);
    expect((await present()).cree_le).to.be.a('string');
    await until(() => maybeButton(root, 'Désactiver la clé'));
    await axeCheck(root);
    await pressButton(root, 'Remplacer la clé');
    await click(byRole(await until(() => byRole(root, 'alertdialog')), 'button', 'Remplacer la clé'));
    await until(() => byLabel(root, 'Clé du site').value !== first);
    await pressButton(root, 'Désactiver la clé');
    await click(byRole(await until(() => byRole(root, 'alertdialog')), 'button', 'Désactiver la clé'));
    await until(() => textOf(root).includes('Aucune clé pour l’instant.'));
    expect(textOf(root)).not.to.include('ne sera plus affichée');
    expect(await present()).to.eql({ cree_le: null, par: null });
    expect(maybeByRole(root, 'alertdialog')).to.equal(null);
  });
});
