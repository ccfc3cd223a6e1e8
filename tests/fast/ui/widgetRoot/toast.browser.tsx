import { useState } from 'react';
import { Button } from '../../../../src/ui/button/Button';
import { Dialog } from '../../../../src/ui/dialog/Dialog';
import { useToast } from '../../../../src/ui/toast/useToast';
import { useAnnounce } from '../../../../src/ui/widgetRoot/useWidgetRoot';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot';
import { expect } from '../../../support/expect';
import { axeCheck } from '../../../support/mount';
import { present } from '../../../support/present.ts';
import { allByRole, byRole, byText, maybeByText, until } from '../../../support/queries';
import { click, hover, press, setViewport } from '../../../support/user';
import { expectFocus, mountTargets } from '../mountTargets';

const LONG = '«\u00a0Rencontre des responsables du quartier nord\u00a0» est dans la corbeille';

function Page() {
  const toast = useToast();
  const announce = useAnnounce();
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>Membres</h1>
      <Button onClick={() => toast('Rôle créé')}>Créer</Button>
      <Button onClick={() => toast('Rôle supprimé', { label: 'Annuler', run: () => {} })}>Supprimer</Button>
      <Button onClick={() => toast('Rôle fusionné', { label: 'Annuler cette action', run: () => {} })}>
        Fusionner
      </Button>
      <Button onClick={() => toast(LONG, { label: 'Annuler', run: () => {} })}>Archiver</Button>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rôles">
        <Button onClick={() => toast('Rôle mis à jour')}>Modifier</Button>
        <Button onClick={() => announce('12 résultats')}>Dire</Button>
      </Dialog>
    </>
  );
}

const region = (root: ShadowRoot | HTMLElement) => root.querySelector<HTMLElement>('section[popover]');
const shownRegion = (root: ShadowRoot | HTMLElement) => present(region(root), 'region of toasts');
const spoken = (root: ShadowRoot | HTMLElement) =>
  allByRole(root, 'status').map((s) => s.textContent?.trim());

/** How many times faster than written here the timers of the page ring. */
const FASTER = 10;
const { setTimeout } = window;
let delays: unknown[];
let faster: number;
/** Keeps a notice in a test that is about anything but its end: on a busy machine the next click may come late. */
const holdNotices = () => {
  faster = 0.05;
};

beforeEach(() => {
  delays = [];
  faster = FASTER;
  window.setTimeout = ((ring: TimerHandler, delay = 0, ...given: unknown[]) => {
    delays.push(delay);
    return setTimeout(ring, delay / faster, ...given);
  }) as typeof setTimeout;
});
afterEach(() => {
  window.setTimeout = setTimeout;
});

for (const [where, mount] of mountTargets) {
  describe(`Toast ${where}`, () => {
    const show = () =>
      mount(
        <WidgetRoot>
          <Page />
        </WidgetRoot>,
      ).root;

    it('stays for 3 s at the top end, and is announced [C7]', async () => {
      const root = show();
      const start = performance.now();
      await click(byRole(root, 'button', 'Créer'));
      expect(delays).toContain(3000);
      const box = shownRegion(root).getBoundingClientRect();
      expect(box.top).toBeLessThan(40);
      expect(innerWidth - box.right).toBeLessThan(40);
      expect(spoken(root)).toContain('Rôle créé');
      await axeCheck(shownRegion(root));
      await until(() => region(root) === null);
      expect(performance.now() - start).toBeGreaterThan(3000 / FASTER - 1);
    });

    it('has its text on one line above a long button on a phone', async () => {
      const root = show();
      await click(byRole(root, 'button', 'Fusionner'));
      shownRegion(root).style.inlineSize = '288px';
      const text = present(shownRegion(root).querySelector('p'), 'text of the toast');
      expect(text.getBoundingClientRect().height).toBeLessThan(60);
    });

    it('stays for 10 s when it has a button, and as long as pointer or focus is on it [J5]', async () => {
      const root = show();
      await click(byRole(root, 'button', 'Supprimer'));
      expect(delays).toContain(10_000);
      await hover(shownRegion(root));
      byRole(root, 'button', 'Annuler').focus();
      const before = delays.length;
      await hover(byRole(root, 'button', 'Créer'));
      expect(delays.slice(before)).not.toContain(10_000);
      byRole(root, 'button', 'Créer').focus();
      await until(() => delays.slice(before).includes(10_000));
      await until(() => region(root) === null);
    });

    it('ends above the buttons of the screen below it, also with a long name and «Annuler»', async () => {
      holdNotices();
      const root = show();
      await setViewport({ width: 1280, height: 720 });
      await click(byRole(root, 'button', 'Archiver'));
      expect(shownRegion(root).getBoundingClientRect().bottom).toBeLessThan(76);
    });

    it('is closed by Escape from anywhere, but not by the one that closes a dialog', async () => {
      holdNotices();
      const root = show();
      await click(byRole(root, 'button', 'Ouvrir'));
      await click(byRole(root, 'button', 'Modifier'));
      await press('Escape');
      await until(() => root.querySelector('dialog') === null);
      expect(shownRegion(root).textContent).toBe('Rôle mis à jour');
      await press('Escape');
      await until(() => region(root) === null);
    });

    it('stays while the pointer is on it', async () => {
      const root = show();
      await click(byRole(root, 'button', 'Créer'));
      await hover(shownRegion(root));
      const end = performance.now() + 3500 / FASTER;
      await until(() => performance.now() > end);
      expect(region(root) === null).toBe(false);
      await hover(byRole(root, 'button', 'Créer'));
      await until(() => region(root) === null);
    });

    it('is announced once: neither a dialog that opens later nor the page after it repeats it', async () => {
      holdNotices();
      const root = show();
      await click(byRole(root, 'button', 'Créer'));
      expect(spoken(root)).toContain('Rôle créé');
      await click(byRole(root, 'button', 'Ouvrir'));
      expect(spoken(root)).toEqual(['', '']);
      await press('Escape');
      await until(() => root.querySelector('dialog') === null);
      expect(spoken(root)).toEqual(['']);
    });

    it('can be reached above a modal dialog, and stays after it', async () => {
      holdNotices();
      const root = show();
      await click(byRole(root, 'button', 'Ouvrir'));
      await click(byRole(root, 'button', 'Modifier'));
      const dialog = byRole(root, 'dialog', 'Rôles');
      expect(dialog.contains(region(root))).toBe(true);
      const { x, y, width, height } = shownRegion(root).getBoundingClientRect();
      const scope = root instanceof ShadowRoot ? root : document;
      expect(shownRegion(root).contains(scope.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
      await click(byRole(dialog, 'button', 'Fermer'));
      await until(() => !dialog.isConnected);
      byText(root, 'Rôle mis à jour');
    });

    it('closes by its button and returns the focus', async () => {
      const root = show();
      byRole(root, 'button', 'Créer').focus();
      byRole(root, 'button', 'Créer').click();
      const close = await until(() => byRole(root, 'button', 'Fermer le message'));
      close.focus();
      close.click();
      await until(() => maybeByText(region(root) ?? document.createElement('p'), 'Rôle créé') === null);
      await expectFocus(byRole(root, 'button', 'Créer'));
    });

    it('is announced in a dialog while the page below is inert', async () => {
      const root = show();
      await click(byRole(root, 'button', 'Ouvrir'));
      await click(byRole(root, 'button', 'Dire'));
      await until(() =>
        allByRole(byRole(root, 'dialog'), 'status').some((s) => s.textContent?.includes('12 résultats')),
      );
      const first = spoken(root).join();
      await click(byRole(root, 'button', 'Dire'));
      expect(byRole(root, 'dialog').querySelector('[role=status]')?.textContent).not.toBe(first);
    });
  });
}
