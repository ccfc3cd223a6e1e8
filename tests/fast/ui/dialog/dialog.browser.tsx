import { StrictMode, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../src/ui/button/Button';
import { Dialog } from '../../../../src/ui/dialog/Dialog';
import { Form } from '../../../../src/ui/form/Form';
import { TextField } from '../../../../src/ui/form/fields/TextField';
import { SubmitButton } from '../../../../src/ui/form/SubmitButton';
import { Menu } from '../../../../src/ui/menu/Menu';
import { MenuItem } from '../../../../src/ui/menu/MenuItem';
import { KeepAlive } from '../../../../src/ui/widgetRoot/KeepAlive';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot';
import { expect } from '../../../support/expect';
import { axeCheck } from '../../../support/mount';
import { present } from '../../../support/present';
import {
  allByRole,
  byLabel,
  byRole,
  byText,
  eventually,
  focused,
  maybeByRole,
  until,
} from '../../../support/queries';
import { click, fill, press, setViewport } from '../../../support/user';
import { expectFocus, mountTargets } from '../mountTargets';

interface PageProps {
  isSaving?: boolean;
  isDirty?: boolean;
  /** The opener disappears when the dialog opens, as a deleted row does. */
  losesOpener?: boolean;
  /** The screen has a heading. */
  titled?: boolean;
  save?: () => Promise<undefined>;
  lines?: number;
}

function Page({ isSaving, isDirty, losesOpener, titled, save, lines = 0 }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {titled && <h1>Groupes</h1>}
      {!(losesOpener && open) && <Button onClick={() => setOpen(true)}>Ajouter</Button>}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Nouveau groupe"
        description="Un nom suffit."
        isSaving={isSaving}
        isDirty={isDirty}
      >
        <Form schema={z.object({ nom: z.string() })} onValid={save ?? (() => undefined)}>
          <TextField name="nom" label="Nom" />
          <Menu label="Couleur">
            <MenuItem>Vert</MenuItem>
          </Menu>
          <SubmitButton>Enregistrer</SubmitButton>
        </Form>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: filling
          <p key={line}>Ligne</p>
        ))}
      </Dialog>
    </>
  );
}

const gone = (root: ShadowRoot | HTMLElement) => until(() => maybeByRole(root, 'dialog') === null);

for (const [where, mount] of mountTargets) {
  describe(`Dialog ${where}`, () => {
    async function open(props: PageProps = {}, before?: (root: ParentNode) => void) {
      const { root, rerender } = mount(
        <StrictMode>
          <WidgetRoot>
            <Page {...props} />
          </WidgetRoot>
        </StrictMode>,
      );
      before?.(root);
      await click(byRole(root, 'button', 'Ajouter'));
      byRole(root, 'dialog', 'Nouveau groupe');
      return { root, rerender };
    }

    it('shows a named modal and focuses its first field at once, not its closing button', async () => {
      const moves: (EventTarget | null)[] = [];
      const { root } = await open({}, (place) =>
        place.addEventListener('focusin', ({ target }) => moves.push(target)),
      );
      await expectFocus(byLabel(root, 'Nom'));
      // The first one is the press on the opener.
      expect(moves.slice(1)).toEqual([byLabel(root, 'Nom')]);
      expect(root.querySelector('dialog')?.matches(':modal')).toBe(true);
      await axeCheck(root);
    });

    it('closes on Escape and returns the focus to its opener', async () => {
      const { root } = await open();
      await press('Escape');
      await gone(root);
      await expectFocus(byRole(root, 'button', 'Ajouter'));
    });

    it('closes by its button and by a press beside it, but not by a press that starts inside', async () => {
      const { root } = await open();
      await click(byRole(root, 'button', 'Fermer'));
      await gone(root);
      await expectFocus(byRole(root, 'button', 'Ajouter'));
      await click(byRole(root, 'button', 'Ajouter'));
      const dialog = byRole<HTMLDialogElement>(root, 'dialog');
      const at = (type: string) => new PointerEvent(type, { bubbles: true, composed: true });
      byLabel(root, 'Nom').dispatchEvent(at('pointerdown'));
      dialog.dispatchEvent(at('click'));
      expect(dialog.isConnected).toBe(true);
      dialog.dispatchEvent(at('pointerdown'));
      dialog.dispatchEvent(at('click'));
      await gone(root);
    });

    it('focuses the widget when the opener is gone', async () => {
      const { root } = await open({ losesOpener: true });
      await press('Escape');
      await gone(root);
      await eventually(() => expect(focused()?.classList.contains('parvis')).toBe(true));
    });

    it('focuses the heading of the screen, if it has one, when the opener is gone', async () => {
      const { root } = await open({ losesOpener: true, titled: true });
      await press('Escape');
      await gone(root);
      await expectFocus(byRole(root, 'heading', 'Groupes'));
    });

    it('asks before it discards what was typed in its form, and keeps it when the user changes their mind', async () => {
      const { root } = await open();
      await fill(byLabel(root, 'Nom'), 'Chorale');
      await press('Escape');
      const ask = await until(() => maybeByRole(root, 'alertdialog', 'Abandonner les modifications\u00a0?'));
      await expectFocus(byRole(ask, 'button', 'Continuer la saisie'));
      await press('Escape');
      await until(() => maybeByRole(root, 'alertdialog') === null);
      expect(byLabel(root, 'Nom').value).toBe('Chorale');
      await expectFocus(byLabel(root, 'Nom'));
      await press('Escape', 'Tab', 'Enter');
      await gone(root);
      await expectFocus(byRole(root, 'button', 'Ajouter'));
    });

    it('stays open after two Escapes in a row while something is unsaved', async () => {
      const { root } = await open({ isDirty: true });
      await press('Escape', 'Escape');
      await until(() => maybeByRole(root, 'alertdialog') === null);
      expect(byRole(root, 'dialog')).toBeTruthy();
    });

    it('does not ask when the typed text was removed again', async () => {
      const { root } = await open();
      await fill(byLabel(root, 'Nom'), 'C');
      await press('Backspace', 'Escape');
      await gone(root);
    });

    it('cannot be closed while it saves', async () => {
      const { root } = await open({ isSaving: true });
      await press('Escape');
      await click(byRole(root, 'button', 'Fermer'));
      expect(byRole(root, 'dialog')).toBeTruthy();
      expect(maybeByRole(root, 'alertdialog') === null).toBe(true);
      await until(() => allByRole(root, 'status').some((s) => /en cours/.test(s.textContent ?? '')));
    });

    it('notices that its form is saving', async () => {
      let finish = () => {};
      const saved = new Promise<undefined>((resolve) => {
        finish = () => resolve(undefined);
      });
      const { root } = await open({ save: () => saved });
      await fill(byLabel(root, 'Nom'), 'Chorale');
      await press('Enter', 'Escape');
      expect(maybeByRole(root, 'alertdialog') === null).toBe(true);
      finish();
      await until(() => byRole(root, 'button', 'Enregistrer').getAttribute('aria-disabled') === null);
      await press('Escape');
      await gone(root);
    });

    it('leaves the first Escape to a menu that is open inside it', async () => {
      const { root } = await open({ isDirty: true });
      await click(byRole(root, 'button', 'Couleur'));
      await until(() => maybeByRole(root, 'menu'));
      await press('Escape');
      await until(() => maybeByRole(root, 'menu') === null);
      expect(maybeByRole(root, 'alertdialog') === null).toBe(true);
      await expectFocus(byRole(root, 'button', 'Couleur'));
      await press('Escape');
      await until(() => maybeByRole(root, 'alertdialog'));
    });

    it('is never higher than 80 % of the window [MM16]', async () => {
      await setViewport({ width: 700, height: 500 });
      const { root } = await open({ lines: 80 });
      expect(byRole(root, 'dialog').offsetHeight).toBeLessThanOrEqual(400);
    });

    it('gives a long label of two buttons a line of its own in a narrow window', async () => {
      await setViewport({ width: 320, height: 568 });
      const { root } = mount(
        <WidgetRoot>
          <Dialog
            open
            onClose={() => {}}
            title="Nouveau groupe"
            footer={
              <>
                <Button>Annuler</Button>
                <Button icon="download">Exporter définitivement</Button>
              </>
            }
          >
            Un nom suffit.
          </Dialog>
        </WidgetRoot>,
      );
      const label = present(byText(byRole(root, 'dialog'), 'Exporter définitivement').firstChild, 'label');
      const words = new Range();
      words.selectNodeContents(label);
      expect(words.getClientRects()).toHaveLength(1);
    });

    it('is hidden with its screen and comes back with what was typed', async () => {
      const page = (isHidden: boolean) => (
        <WidgetRoot>
          <KeepAlive isHidden={isHidden}>
            <Page />
          </KeepAlive>
          {isHidden && <TextField label="Mot de passe" />}
        </WidgetRoot>
      );
      const { root, rerender } = mount(page(false));
      await click(byRole(root, 'button', 'Ajouter'));
      await fill(byLabel(root, 'Nom'), 'Chorale');
      rerender(page(true));
      await fill(byLabel(root, 'Mot de passe'), 'ok');
      expect(byLabel(root, 'Mot de passe').value).toBe('ok');
      rerender(page(false));
      byRole(root, 'dialog', 'Nouveau groupe');
      expect(byLabel(root, 'Nom').value).toBe('Chorale');
      await press('Escape');
      await until(() => maybeByRole(root, 'alertdialog'));
    });
  });
}
