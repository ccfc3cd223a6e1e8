import { sendMouse } from '@web/test-runner-commands';
import { useState } from 'react';
import { Button } from '../../../../src/ui/button/Button';
import { Dialog } from '../../../../src/ui/dialog/Dialog';
import { useAlert } from '../../../../src/ui/dialog/useAlert';
import { useConfirm } from '../../../../src/ui/dialog/useConfirm';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot';
import { expect } from '../../../support/expect';
import { axeCheck } from '../../../support/mount';
import { allByRole, byRole, byText, maybeByRole, until } from '../../../support/queries';
import { click, press } from '../../../support/user';
import { expectFocus, mountTargets } from '../mountTargets';

/** A component that asks, and may unmount before the answer. */
function Guest({ answers }: { answers: unknown[] }) {
  const confirm = useConfirm();
  const ask = async () => {
    answers.push(await confirm({ title: 'Abandonner ?', confirmLabel: 'Abandonner' }));
  };
  return <Button onClick={ask}>Partir</Button>;
}

function Page({ answers }: { answers: unknown[] }) {
  const alert = useAlert();
  const confirm = useConfirm();
  const [open, setOpen] = useState(false);
  const remove = async () => {
    const question = {
      title: 'Supprimer ?',
      text: 'C’est irréversible.',
      confirmLabel: 'Supprimer',
      danger: true,
    };
    answers.push(await confirm(question));
  };
  const tell = async () => {
    await alert({ title: 'Tag retiré', tone: 'success' });
    answers.push('read');
  };
  const failAndClose = () => {
    setOpen(false);
    void alert({ title: 'Erreur', text: 'Le groupe est plein.', tone: 'error' });
  };
  const twice = () => {
    void alert({ title: 'Un' });
    void alert({ title: 'Deux' });
  };
  return (
    <>
      <Button onClick={tell}>Prévenir</Button>
      <Button onClick={remove}>Effacer</Button>
      <Button onClick={twice}>Deux fois</Button>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Groupes">
        <Button onClick={failAndClose}>Échouer</Button>
        <Button onClick={remove}>Effacer ici</Button>
      </Dialog>
    </>
  );
}

for (const [where, mount] of mountTargets) {
  describe(`a prompt ${where}`, () => {
    function show() {
      const answers: unknown[] = [];
      const { root, unmount } = mount(
        <WidgetRoot>
          <Page answers={answers} />
        </WidgetRoot>,
      );
      return { root, answers, unmount };
    }

    it('shows a modal alert with a green button, read with Enter [MM43]', async () => {
      const { root, answers } = show();
      await click(byRole(root, 'button', 'Prévenir'));
      const alert = byRole(root, 'alertdialog', 'Tag retiré');
      expect(alert.matches(':modal')).toBe(true);
      const button = byRole(alert, 'button', 'Compris');
      await expectFocus(button);
      expect(getComputedStyle(button).backgroundColor).toBe('rgb(118, 193, 44)');
      await axeCheck(alert);
      await press('Enter');
      await until(() => maybeByRole(root, 'alertdialog') === null);
      expect(answers).toEqual(['read']);
      await expectFocus(byRole(root, 'button', 'Prévenir'));
    });

    it('closes an alert of success by a press beside it, with the focus back [W5]', async () => {
      const { root, answers } = show();
      await click(byRole(root, 'button', 'Prévenir'));
      await until(() => maybeByRole(root, 'alertdialog'));
      await sendMouse({ type: 'click', position: [2, 2] });
      await until(() => answers.length === 1);
      expect(maybeByRole(root, 'alertdialog')).toBeNull();
      await expectFocus(byRole(root, 'button', 'Prévenir'));
    });

    it('focuses the safe answer of a dangerous question, and takes Escape for no', async () => {
      const { root, answers } = show();
      await click(byRole(root, 'button', 'Effacer'));
      await expectFocus(byRole(root, 'button', 'Annuler'));
      await axeCheck(byRole(root, 'alertdialog', 'Supprimer ?'));
      await press('Escape');
      await until(() => answers.length === 1);
      await click(byRole(root, 'button', 'Effacer'));
      await click(byRole(root, 'button', 'Supprimer'));
      await until(() => answers.length === 2);
      expect(answers).toEqual([false, true]);
      await expectFocus(byRole(root, 'button', 'Effacer'));
    });

    it('ignores a press beside it', async () => {
      const { root } = show();
      await click(byRole(root, 'button', 'Effacer'));
      const dialog = byRole(root, 'alertdialog');
      dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      dialog.dispatchEvent(new PointerEvent('click', { bubbles: true }));
      expect(byRole(root, 'alertdialog') === dialog).toBe(true);
    });

    it('asks one question at a time', async () => {
      const { root } = show();
      await click(byRole(root, 'button', 'Deux fois'));
      expect(allByRole(root, 'alertdialog')).toHaveLength(1);
      byRole(root, 'alertdialog', 'Un');
      await press('Enter');
      await until(() => maybeByRole(root, 'alertdialog', 'Deux'));
      await press('Enter');
      await until(() => maybeByRole(root, 'alertdialog') === null);
      await expectFocus(byRole(root, 'button', 'Deux fois'));
    });

    it('returns the focus to the page when the dialog that asked has closed', async () => {
      const { root } = show();
      await click(byRole(root, 'button', 'Ouvrir'));
      await click(byRole(root, 'button', 'Échouer'));
      byText(byRole(root, 'alertdialog', 'Erreur'), 'Le groupe est plein.');
      await press('Enter');
      await until(() => maybeByRole(root, 'alertdialog') === null);
      await expectFocus(byRole(root, 'button', 'Ouvrir'));
    });

    it('returns the focus to the dialog that asked', async () => {
      const { root } = show();
      await click(byRole(root, 'button', 'Ouvrir'));
      await click(byRole(root, 'button', 'Effacer ici'));
      await press('Escape');
      await until(() => maybeByRole(root, 'alertdialog') === null);
      await expectFocus(byRole(root, 'button', 'Effacer ici'));
    });

    it('is withdrawn when the component that asked unmounts', async () => {
      const answers: unknown[] = [];
      const page = (isThere: boolean) => (
        <WidgetRoot>
          <Button>Liste</Button>
          {isThere && <Guest answers={answers} />}
        </WidgetRoot>
      );
      const { root, rerender } = mount(page(true));
      await click(byRole(root, 'button', 'Partir'));
      byRole(root, 'alertdialog', 'Abandonner ?');
      rerender(page(false));
      await until(() => maybeByRole(root, 'alertdialog') === null);
      expect(answers).toEqual([false]);
    });

    it('answers no when the widget unmounts', async () => {
      const { root, answers, unmount } = show();
      await click(byRole(root, 'button', 'Effacer'));
      unmount();
      await until(() => answers.length === 1);
      expect(answers).toEqual([false]);
    });
  });
}
