import type { Dossier } from '../../../../../src/domain/privacy/dossier.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { printed } from '../../../../support/printed.ts';
import { byLabel, byRole, byText, until } from '../../../../support/queries.ts';
import { calls, failNext } from '../../../../support/reference.ts';
import { savedFiles } from '../../../../support/savedFiles.ts';
import { eachOnServer, makeEvent, onServer } from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';
import { FULL } from '../fixtures.ts';
import { alertAfter, opened } from './fixtures.ts';

eachOnServer();

const summaryOf = (root: ShadowRoot, title: string) =>
  [...root.querySelectorAll('summary')].find(({ textContent }) => textContent === title);
const summary = (root: ShadowRoot) => summaryOf(root, 'Données personnelles');
/** Unfolds the part once the one above it is there, which would move it. */
async function unfold(root: ShadowRoot) {
  await until(() => summaryOf(root, 'Historique'));
  await click(await until(() => summary(root)));
}

describe('the data of a person, below their record', () => {
  it('are saved as one file, and printed as a sheet [J6]', async () => {
    const { root, membre: member, nom } = await opened({ ...FULL });
    await unfold(root);
    await axeCheck(root);
    const files = savedFiles();
    await click(byRole(root, 'button', 'Exporter les données'));
    const { name, blob } = await until(() => files.saved[0] ?? null);
    files.restore();
    expect(name).toMatch(/^données-.*\.json$/);
    const dossier = JSON.parse(await blob.text()) as Dossier;
    expect(dossier.membre).toMatchObject({ id: member.id, nom });
    expect(dossier.historique).toHaveLength(1);
    const printer = printed();
    const print = byRole<HTMLButtonElement>(root, 'button', 'Imprimer la fiche complète');
    // It waits for the file.
    await until(() => !print.disabled);
    await click(print);
    const sheet = await until(() => printer.sheets[0] ?? null);
    printer.restore();
    expect(sheet.title).toBe(`Données de ${nom} Zoé`);
    expect(sheet.body.textContent).toContain(FULL.email);
  });

  it('are erased once the whole name was typed, after saying what goes and what stays [J6]', async () => {
    const guest = { nom: '', prenom: 'Zoé' };
    const {
      root,
      membre: member,
      nom,
    } = await opened({ ...FULL }, {}, (made) =>
      onServer('POST', '/api/intervenants/', { ...guest, nom: made.nom }),
    );
    await unfold(root);
    await click(byRole(root, 'button', 'Effacer définitivement…'));
    const dialog = await until(() => byRole(root, 'dialog', 'Effacer définitivement'));
    await until(() => byText(root, 'Ce qui disparaît'));
    byText(
      root,
      'ses données dans le journal (1 changement\u00a0; il n’y restera que la date, l’auteur et le numéro)',
    );
    byText(root, /^Aucune sauvegarde connue/);
    await axeCheck(root);
    const field = byLabel<HTMLInputElement>(root, new RegExp(`^Pour confirmer, tapez.*${nom} Zoé`));
    await fill(field, nom);
    await click(byRole(dialog, 'button', 'Effacer'));
    await until(() => byText(root, 'Ce n’est pas le nom de la fiche.'));
    await until(() => root.activeElement === field);
    expect((await calls()).filter((call) => call.includes('/effacer/'))).toEqual([]);
    await click(byRole(dialog, 'checkbox', /Zoé/));
    await fill(field, `${nom} zoe`);
    await click(byRole(dialog, 'button', 'Effacer'));
    expect(await alertAfter(root)).toEqual([
      'Données effacées',
      `Les données sont effacées. Seul le numéro de fiche ${member.id} reste, sans nom.`,
    ]);
    const { results } = await onServer<{ results: object[] }>('GET', `/api/intervenants/?search=${nom}`);
    expect(results).toEqual([]);
  });

  it('name the registrations that go, with who else is on them, and propose those that may [Q1, J6]', async () => {
    const event = await makeEvent('2031-05-08', { nom_evenement: 'Retraite' });
    await onServer('PUT', `/api/events/${event.id}/inscriptions/`, {
      ...{ places: null, personnes_max: 8, attente: true, accord: false },
    });
    const register = (body: object) =>
      onServer('POST', '/api/events/register/', { evenement: event.id, ...body });
    const { root, nom } = await opened({ ...FULL }, {}, async (made) => {
      const name = { nom: made.nom ?? '', prenom: 'Zoé' };
      const nora = { nom: 'Basilic', prenom: 'Nora' };
      await register({ email: 'nora@basilic.example', personnes: [nora, { ...name, membre_id: made.id }] });
      await register({ email: 'autre@exemple.test', personnes: [name] });
    });
    await unfold(root);
    await click(byRole(root, 'button', 'Effacer définitivement…'));
    const dialog = await until(() => byRole(root, 'dialog', 'Effacer définitivement'));
    await until(() =>
      byText(
        dialog,
        /^son inscription à «\u00a0Retraite\u00a0» du .*\u00a0; avec Nora Basilic, dont le nom reste\u00a0; reste aussi nora@basilic.example, qui n’est pas sur la fiche$/,
      ),
    );
    await axeCheck(root);
    await click(byRole(dialog, 'checkbox', /^Inscription à «\u00a0Retraite\u00a0»/));
    await fill(byLabel(root, /^Pour confirmer/), `${nom} Zoé`);
    await click(byRole(dialog, 'button', 'Effacer'));
    expect((await alertAfter(root))[0]).toBe('Données effacées');
    const path = `/api/events/${event.id}/attendees/?page_size=50`;
    const { results } = await onServer<{ results: { nom: string }[] }>('GET', path);
    expect(results.map((one) => one.nom).sort()).toEqual(['Basilic', 'Personne effacée', 'Personne effacée']);
  });

  it('are still there after an erasure that failed, and the alert says so without a reason too [J6]', async () => {
    const { root, nom } = await opened({ ...FULL });
    await unfold(root);
    await click(byRole(root, 'button', 'Effacer définitivement…'));
    const dialog = await until(() => byRole(root, 'dialog', 'Effacer définitivement'));
    const field = await until(() => byLabel<HTMLInputElement>(root, /^Pour confirmer/));
    await fill(field, `${nom} Zoé`);
    await failNext('POST /api/membres/*/effacer/', { status: 413, body: {} });
    await click(byRole(dialog, 'button', 'Effacer'));
    expect(await alertAfter(root)).toEqual(['Rien n’a été effacé', 'Une erreur est survenue']);
    expect(field.value).toBe(`${nom} Zoé`);
  });
});
