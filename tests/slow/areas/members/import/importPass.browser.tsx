import {
  back,
  bar,
  cells,
  chooseCsv,
  csv,
  eachImport,
  family,
  IMPORT,
  imported,
  isAtStep,
  opened,
  people,
  reviewed,
  sentForms,
  stored,
  text,
} from '../../../../fast/areas/members/import/fixtures.tsx';
import { expect } from '../../../../support/expect.ts';
import { dropped, held, lost, passed } from '../../../../support/fakeBackend.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { button, pressButton } from '../../../../support/onScreen.ts';
import { nth } from '../../../../support/present.ts';
import { allByRole, byLabel, byRole, eventually, focused, until } from '../../../../support/queries.ts';
import { click, press, setViewport } from '../../../../support/user.ts';

/* An import under way, stopped, cut off and resumed; and its dialog for keyboards, narrow places and screen readers. */

eachImport();

describe('an import on its way', () => {
  it('sends 500 lines at a time and shows how far it is', async () => {
    const { root } = opened();
    await reviewed(root, people(1100));
    const gates = [held(), held(), held()];
    for (const gate of gates) back.next(IMPORT, gate.reply);
    await pressButton(root, /^Importer 1.100 membres$/);
    const progress = await bar(root);
    expect([progress.ariaValueNow, progress.ariaValueMax]).toEqual(['0', '1100']);
    nth(gates, 0).release();
    await until(() => progress.ariaValueNow === '500');
    expect(progress.ariaValueText).toBe('500 sur 1\u202f100 lignes');
    nth(gates, 1).release();
    await until(() => progress.ariaValueNow === '1000');
    nth(gates, 2).release();
    await isAtStep(root, 'Import terminé');
    expect(await stored()).toBe(1100);
    const sizes = await Promise.all(
      sentForms()
        .slice(3)
        .map(async (form) => (await (form.get('file') as File).text()).split('\r\n').length - 2),
    );
    expect(sizes).toEqual([500, 500, 100]);
  });

  it('of 10,000 lines keeps only those in view in the page', async () => {
    const { root } = opened();
    const lines = Array.from({ length: 500 }, (_, at) => ({ ligne: at + 2, statut: 'cree' }));
    const count = 10_000;
    for (let call = 0; call < (2 * count) / 500; call++)
      back.next(IMPORT, async () => Response.json({ data: { importes: 500, lignes: lines } }));
    await imported(root, people(count));
    await text(root, /^10.000 membres créés$/);
    const table = query<HTMLTableElement>(root, 'table');
    expect(table.ariaRowCount ?? table.getAttribute('aria-rowcount')).toBe('10001');
    expect(table.rows.length).toBeLessThan(60);
  });

  it('can’t be closed by accident, and stops after the batch under way when asked', async () => {
    const { root, onClose } = opened();
    await reviewed(root, people(1100));
    const gate = held();
    back.next(IMPORT, gate.reply);
    await pressButton(root, /^Importer/);
    await bar(root);
    await press('Escape');
    const closing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await pressButton(root, 'Arrêter');
    await until(() => button(root, 'Arrêt après ce lot…'));
    gate.release();
    await isAtStep(root, 'Import interrompu');
    expect(onClose.mock.calls).toHaveLength(0);
    await text(root, '500 lignes envoyées, 600 à envoyer.');
    expect(await stored()).toBe(500);
    await pressButton(root, 'Reprendre');
    await isAtStep(root, 'Import terminé');
    await text(root, /^1.100 membres créés$/);
    expect(await stored()).toBe(1100);
  });

  it('says how many lines were imported when the connection is cut, and resumes there', async () => {
    const { root, onImported } = opened();
    await reviewed(root, people(600));
    back.next(IMPORT, passed);
    back.next(IMPORT, dropped);
    await pressButton(root, /^Importer/);
    await isAtStep(root, 'Import interrompu');
    expect(byRole(root, 'alert').textContent).toBe('Impossible de se connecter au serveur');
    await text(root, '500 lignes envoyées, 100 à envoyer.');
    await text(root, '500 membres créés');
    expect(onImported.mock.calls).toHaveLength(1);
    await pressButton(root, 'Reprendre');
    await isAtStep(root, 'Import terminé');
    await text(root, '600 membres créés');
    expect(await stored()).toBe(600);
  });

  it('creates no member twice when only the answer was lost, and counts them as created', async () => {
    const { root } = opened();
    await reviewed(root, people(600));
    back.next(IMPORT, lost);
    await pressButton(root, /^Importer/);
    await isAtStep(root, 'Import interrompu');
    await text(root, '0 membre créé');
    await text(root, /^Nous ne savons pas si 500 lignes sont passées/);
    await pressButton(root, 'Reprendre');
    await isAtStep(root, 'Import terminé');
    await text(root, '600 membres créés');
    expect(nth(cells(root), 0)[3]).toBe('Enregistré avant l’interruption');
    expect(await stored()).toBe(600);
  });

  it('can be ended where it stopped: the report says what was not sent', async () => {
    const { root } = opened();
    await reviewed(root, people(600));
    back.next(IMPORT, passed);
    back.next(IMPORT, dropped);
    await pressButton(root, /^Importer/);
    await pressButton(root, 'Terminer ici');
    await isAtStep(root, 'Import arrêté');
    await text(root, '100 lignes non envoyées');
  });

  it('shows the server’s words when it refuses, and asks again', async () => {
    const { root } = opened();
    chooseCsv(root, people(1));
    back.next(IMPORT, async () => Response.json({ message: 'Import fermé pour la nuit' }, { status: 403 }));
    await pressButton(root, 'Vérifier le fichier');
    await isAtStep(root, 'Vérification interrompue');
    expect(byRole(root, 'alert').textContent).toBe('Import fermé pour la nuit');
    await pressButton(root, 'Reprendre');
    await isAtStep(root, 'Prêt à importer');
  });

  it('stops at a back end that does not tell line by line', async () => {
    const { root } = opened();
    chooseCsv(root, people(1));
    back.next(IMPORT, async () => Response.json({ data: { importes: 1 } }));
    await pressButton(root, 'Vérifier le fichier');
    await isAtStep(root, 'Vérification interrompue');
    expect(byRole(root, 'alert').textContent).toContain('n’a pas dit ligne par ligne');
  });

  it('gives up the call when the dialog goes away', async () => {
    const { root, unmount } = opened();
    chooseCsv(root, people(1));
    let signal: AbortSignal | null | undefined;
    back.next(IMPORT, (call) => {
      signal = call.signal;
      return new Promise(() => {});
    });
    await pressButton(root, 'Vérifier le fichier');
    await bar(root);
    expect(signal!.aborted).toBe(false);
    unmount();
    await until(() => signal!.aborted);
  });
});

describe('the import dialog', () => {
  it('leads the focus from step to step', async () => {
    const { root } = opened();
    await eventually(() => expect(focused()).toBe(byRole(root, 'button', 'Choisir un fichier')));
    chooseCsv(root, people(1));
    const columns = await isAtStep(root, 'Colonnes du fichier');
    await until(() => focused() === columns);
    await pressButton(root, 'Vérifier le fichier');
    const review = await isAtStep(root, 'Prêt à importer');
    await until(() => focused() === review);
  });

  it('is usable at 320 px without scrolling sideways', async () => {
    await setViewport({ width: 320, height: 640 });
    const { root } = opened();
    const body = () => query<HTMLElement>(root, '[data-dialog-body]');
    const fits = () => expect(body().scrollWidth).toBeLessThanOrEqual(body().clientWidth);
    fits();
    chooseCsv(root, people(2));
    await isAtStep(root, 'Colonnes du fichier');
    fits();
    await pressButton(root, 'Vérifier le fichier');
    await isAtStep(root, 'Prêt à importer');
    fits();
    await pressButton(root, /^Importer/);
    await isAtStep(root, 'Import terminé');
    fits();
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has no accessibility violation at any step, ${theme}`, async () => {
      const { root } = opened(theme);
      await axeCheck(root);
      chooseCsv(root, 'Nom\n');
      await until(() => root.querySelector('[role=alert]'), 10_000);
      await axeCheck(root);
      chooseCsv(root, csv([`${family};Awa;F;;`, `${family};Awa;F;;`, `${family};Luc;X;;`]));
      await isAtStep(root, 'Colonnes du fichier');
      await axeCheck(root);
      await pressButton(root, 'Vérifier le fichier');
      await isAtStep(root, 'Prêt à importer');
      expect(allByRole(root, 'radio')).toHaveLength(2);
      await axeCheck(root);
      // Until the question of the homonym is answered nothing is imported.
      await click(byLabel(root, 'Ne pas l’importer'));
      back.next(IMPORT, dropped);
      await pressButton(root, /^Importer/);
      await isAtStep(root, 'Import interrompu');
      await axeCheck(root);
      await pressButton(root, 'Reprendre');
      await isAtStep(root, 'Import terminé');
      await axeCheck(root);
    });
  }
});
