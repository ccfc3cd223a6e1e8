import { birthdaysArea } from '../../../../src/areas/birthdays/area.ts';
import { consoleArea } from '../../../../src/areas/console/area.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import {
  button,
  maybe,
  maybeButton,
  maybeLink,
  pressButton,
  setValue,
  textOf,
} from '../../../support/onScreen.ts';
import { present } from '../../../support/present.ts';
import { printed } from '../../../support/printed.ts';
import { byLabel, maybeByText, until } from '../../../support/queries.ts';
import { savedFiles } from '../../../support/savedFiles.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeMember, makeRow, onServer, word } from '../../../support/serverRows.ts';
import { setViewport } from '../../../support/user.ts';

eachOnServer();

/** No seeded person is so old: these days have those of the test alone by the group. */
async function makeGroup() {
  const nom = word();
  const group = await makeRow<{ id: number }>('/api/groupes/', { nom });
  const leap = await makeMember({
    nom,
    prenom: 'Zoë',
    date_naissance: '2000-02-29',
    telephone: '06 12 34 56 78',
  });
  const other = await makeMember({ nom, prenom: 'Нина', date_naissance: '1990-03-02' });
  for (const { id } of [leap, other])
    await onServer('PATCH', `/api/membres/${id}/group/`, { groupe_id: group.id });
  return { nom, group, leap };
}

const show = async (query: string) =>
  (await showOnServer(birthdaysArea, { route: `/apps/anniversaires?${query}` })).root;

describe('the list of birthdays', () => {
  it('says how many, and day by day who, with the age and 29 February in words [R6]', async () => {
    const { nom, group } = await makeGroup();
    const root = await show(`du=2027-02-28&au=2027-03-02&groupes=${group.id}`);
    await until(() => maybeByText(root, '2\u00a0anniversaires du 28/02/2027 au 02/03/2027'));
    expect(root.querySelectorAll('h2')).toHaveLength(2);
    expect(textOf(root)).toContain(`${nom} Zoë27\u00a0ans`);
    expect(textOf(root)).toContain('née un 29 février');
    await axeCheck(root);
    await setViewport({ width: 320, height: 640 });
    expect(root.host.scrollWidth <= 320).toBe(true);
    await setViewport({ width: 1280, height: 900 });
  });

  it('follows the days as they are typed, and says what is no period [R6]', async () => {
    const { nom, group } = await makeGroup();
    const root = await show(`du=2027-02-28&au=2027-03-02&groupes=${group.id}`);
    await until(() => textOf(root).includes(`${nom} Нина`));
    setValue(byLabel(root, 'Au'), '2027-02-01');
    await until(() => maybeByText(root, /^La fin est avant le début/));
    expect(textOf(root)).toContain(`${nom} Нина`);
    setValue(byLabel(root, 'Au'), '2027-03-01');
    await until(() => !textOf(root).includes(`${nom} Нина`));
    expect(textOf(root)).toContain(`${nom} Zoë`);
    await pressButton(root, 'Ce mois-ci');
    await until(() => button(root, 'Ce mois-ci').ariaPressed === 'true');
  });

  it('is narrowed by a choice, and says what to do where nobody is left [R6]', async () => {
    const { group } = await makeGroup();
    const empty = await makeRow<{ id: number; nom: string }>('/api/groupes/', { nom: word() });
    const root = await show(`du=2027-02-28&au=2027-03-02&groupes=${group.id}`);
    await until(() => maybeButton(root, 'Exporter'));
    setValue(byLabel<HTMLSelectElement>(root, 'Groupe'), String(empty.id));
    await until(() => maybe(root, 'p', 'Retirez un filtre ou choisissez une autre période.'));
    expect(maybeButton(root, 'Exporter')).toBeFalsy();
    expect(maybeButton(root, 'Imprimer')).toBeFalsy();
  });

  it('is saved with the day and the age that is reached, and printed [R6]', async () => {
    const { nom, group } = await makeGroup();
    const root = await show(`du=2027-02-28&au=2027-03-02&groupes=${group.id}`);
    await until(() => maybeButton(root, 'Exporter'));
    const files = savedFiles();
    await pressButton(root, 'Exporter');
    await until(() => files.saved[0]);
    files.restore();
    const text = await present(files.saved[0], 'the file').blob.text();
    expect(text).toContain('Jour;Nom;Prénom;Âge atteint;Date de naissance;Groupe;Téléphone;E-mail');
    const paper = printed();
    await pressButton(root, 'Imprimer');
    paper.restore();
    expect(paper.sheets[0]?.body.textContent).toContain('28/02/2027 (née un 29 février)27');
    expect(text).toContain(`28/02/2027;${nom};Zoë;27;29/02/2000;`);
  });
});

describe('today in the console', () => {
  it('leads from the others to the list of their week [R6]', async () => {
    const { root } = await showOnServer(consoleArea, { route: '/apps' });
    await until(() => maybeLink(root, /^Anniversaires/));
  });
});
