import { expect } from '../../../../support/expect.ts';
import { type FakeBackend, held, json } from '../../../../support/fakeBackend.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  acknowledge,
  alertShown,
  dialog,
  maybeDialog,
  option,
  optionNames,
} from '../../../../support/onScreen.ts';
import { byRole, byText, until } from '../../../../support/queries.ts';
import { eachQuietly } from '../../../../support/quietly.ts';
import { click, fill, press, setViewport } from '../../../../support/user.ts';
import { actionsBackend, two } from './fixtures.ts';
import { KINDS, type Kind, LISTS, openAction, WRITES } from './kinds.tsx';

let back: FakeBackend;
eachQuietly(() => {
  back = actionsBackend();
});

const open = (kind: Kind, members?: typeof two, theme?: 'dark') => openAction(back, kind, members, theme);

for (const { kind, title, confirm, option: first, ids } of KINDS) {
  describe(`${kind}`, () => {
    it(`has its action as a title, and names the members before it acts ${ids}`, async () => {
      const { root } = await open(kind);
      byRole(root, 'dialog', title);
      byText(root, '2 membres\u00a0: Ba Awa, Ba Moussa');
      byRole(root, 'button', confirm);
    });

    it('says the first names and how many more, for one member as for many', async () => {
      const many = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, label: `Nom${at + 1}` }));
      const { root } = await open(kind, many);
      byText(root, '12 membres\u00a0: Nom1, Nom2, Nom3, Nom4, Nom5 et 7 autres');
      await press('Escape');
      const alone = await open(kind, two.slice(0, 1));
      byText(alone.root, '1 membre\u00a0: Ba Awa');
    });

    it('asks its options again at each opening [MM15]', async () => {
      const { root, open: reopen } = await open(kind);
      await until(() => option(root, first) ?? null);
      expect(back.sent(LISTS[kind])).toHaveLength(1);
      await press('Escape');
      await until(() => maybeDialog(root) === null);
      await reopen();
      await until(() => back.sent(LISTS[kind]).length === 2);
    });

    it('finds an option by any part of its name, whatever case and accents [MM17]', async () => {
      const { root } = await open(kind);
      await until(() => option(root, first) ?? null);
      const needle = first.slice(1, 5).toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
      await fill(byRole(root, 'combobox'), needle);
      await until(() => optionNames(root).length === 1);
      expect(optionNames(root)[0]).toContain(first);
    });

    it('is at most 80 % of the window high, its list scrolling [MM16]', async () => {
      await setViewport({ width: 800, height: 400 });
      const { root } = await open(kind);
      await until(() => option(root, first) ?? null);
      expect(dialog(root).getBoundingClientRect().height).toBeLessThanOrEqual(320);
      expect(getComputedStyle(query(root, '[role=listbox]')).overflowY).toBe('auto');
    });

    it('sends once on a double click, is not closed meanwhile, and says that it is at work', async () => {
      const { reply, release } = held(() => json({ success: true, message: 'Fait' }));
      back.next(WRITES[kind], reply);
      const { root, send, button } = await open(kind);
      await send();
      const busy = kind === 'tags' || kind === 'step' ? 'Association en cours…' : 'Ajout en cours…';
      const working = byRole(root, 'button', busy);
      await click(working);
      await press('Escape');
      expect(maybeDialog(root)).not.toBe(null);
      expect(back.sent(WRITES[kind])).toHaveLength(1);
      release();
      await alertShown(root);
      expect(() => button()).toThrow();
    });

    const onlyTags = kind === 'tags' ? '[MM21]' : '';
    it(`alerts when its options can’t be loaded, each time, and loads them on «Réessayer» ${onlyTags}`, async () => {
      const list = { tags: 'tags', step: 'étapes', group: 'groupes' };
      const what = kind === 'department' ? 'départements' : list[kind];
      const failing = () => json({ message: 'Panne' }, 500);
      back.next(LISTS[kind], failing);
      const { root } = await open(kind);
      expect(await alertShown(root)).toEqual([
        'Erreur de chargement',
        `Impossible de charger la liste des ${what}.`,
      ]);
      await acknowledge(root);
      back.next(LISTS[kind], failing);
      await click(byRole(root, 'button', 'Réessayer'));
      expect((await alertShown(root))[0]).toBe('Erreur de chargement');
      await acknowledge(root);
      await click(byRole(root, 'button', 'Réessayer'));
      await until(() => option(root, first) ?? null);
      expect(root.querySelector('dialog[role=alertdialog]')).toBe(null);
    });

    it('does not alert of an earlier failure when it is opened again', async () => {
      back.next(LISTS[kind], () => json({ message: 'Panne' }, 500));
      const { root, open: reopen } = await open(kind);
      await alertShown(root);
      await acknowledge(root);
      await press('Escape');
      await until(() => maybeDialog(root) === null);
      const { reply, release } = held(() => json({ message: 'Panne' }, 500));
      back.next(LISTS[kind], reply);
      await reopen();
      await until(() => back.sent(LISTS[kind]).length === 2);
      expect(root.querySelector('[role=alert], [role=alertdialog]')).toBe(null);
      release();
      await alertShown(root);
    });

    it('keeps the choice when the session has ended meanwhile, and says nothing over the sign-in', async () => {
      back.next(WRITES[kind], () => json({ message: 'Session expirée' }, 401));
      const { root, send, button } = await open(kind);
      await send();
      await until(() => !button().hasAttribute('data-busy'));
      expect(root.querySelector('[role=alertdialog]')).toBe(null);
      expect(option(root, first).getAttribute('aria-selected')).toBe('true');
    });

    it('lists by name the members who were refused, the others being done', async () => {
      const step = { membres_associes: 1, etape_associee: { libelle: 'Baptême' } };
      const refus = [{ id: 2, nom: 'Moussa Ba', message: 'Déjà présent' }];
      back.next(WRITES[kind], () => json({ success: true, message: 'Fait', data: { ...step, refus } }));
      const { root, send, log } = await open(kind);
      await send();
      const [, text] = await alertShown(root);
      expect(text).toContain('Non fait pour 1 membre\u00a0:\n•\u00a0Ba Moussa\u00a0: Déjà présent');
      expect(text).toMatch(/1 membre/);
      expect(log).toEqual(['done', 'closed']);
    });

    it('has no accessibility violation, light and dark', async () => {
      for (const theme of [undefined, 'dark'] as const) {
        const { root, send } = await open(kind, two, theme);
        await until(() => option(root, first) ?? null);
        await axeCheck(root);
        await send();
        await alertShown(root);
        await axeCheck(root);
        await acknowledge(root);
      }
    });
  });
}

for (const { kind, option: first, choice } of KINDS.slice(1)) {
  describe(`${kind}`, () => {
    it(`takes exactly one option before it can be confirmed ${choice}`, async () => {
      const { root, button } = await open(kind);
      await until(() => option(root, first) ?? null);
      expect(button().disabled).toBe(true);
      const [one, other] = [...root.querySelectorAll<HTMLElement>('[role=option]')];
      await click(one!);
      await until(() => !button().disabled);
      await click(other!);
      await until(() => other!.getAttribute('aria-selected') === 'true');
      expect(root.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
      await click(byRole(root, 'button', /^Retirer /));
      await until(() => button().disabled);
    });
  });
}
