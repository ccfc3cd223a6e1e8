import { useRemoveFromDepartment } from '../../../../../src/areas/members/actions/useRemoveFromDepartment.ts';
import { useRemoveFromGroup } from '../../../../../src/areas/members/actions/useRemoveFromGroup.ts';
import type { Member } from '../../../../../src/domain/members/member.ts';
import { Button } from '../../../../../src/ui/button/Button.tsx';
import { expect, fn } from '../../../../support/expect.ts';
import { dropped, type FakeBackend, json, nothing } from '../../../../support/fakeBackend.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { acknowledge, alertShown } from '../../../../support/onScreen.ts';
import { byRole, until } from '../../../../support/queries.ts';
import { eachQuietly } from '../../../../support/quietly.ts';
import { showPart } from '../../../../support/screen.tsx';
import { click, press } from '../../../../support/user.ts';
import { actionsBackend, awa, LEAVE_DEPARTMENT, LEAVE_GROUP } from './fixtures.ts';

let back: FakeBackend;
let done = fn();
eachQuietly(() => {
  back = actionsBackend();
  done = fn();
});

function Removals({ member }: { member: Member }) {
  const fromGroup = useRemoveFromGroup(member, done);
  const fromDepartment = useRemoveFromDepartment(member, done);
  return (
    <>
      <Button onClick={fromGroup}>Groupe</Button>
      <Button onClick={fromDepartment}>Département</Button>
    </>
  );
}

const show = (member: Member = awa, theme?: 'dark') =>
  showPart(back, <Removals member={member} />, theme).root;

const KINDS = [
  {
    button: 'Groupe',
    path: LEAVE_GROUP,
    body: { groupe_id: '2', member_ids: [1] },
    question: ['Retirer du groupe', 'Voulez-vous retirer Ba Awa du groupe «\u00a0Chorale\u00a0»\u00a0?'],
    failed: 'Erreur lors du retrait du groupe',
    none: ['Aucun groupe actuel', 'Ba Awa n’appartient à aucun groupe.'],
    said: 'Ba Awa ne fait plus partie du groupe «\u00a0Chorale\u00a0».',
    asks: '[MD26]',
    alerts: '[MD28]',
  },
  {
    button: 'Département',
    path: LEAVE_DEPARTMENT,
    body: { member_ids: [1] },
    question: [
      'Retirer du département',
      'Voulez-vous retirer Ba Awa du département «\u00a0Louange\u00a0»\u00a0?',
    ],
    failed: 'Erreur lors du retrait du département',
    none: ['Aucun département actuel', 'Ba Awa n’appartient à aucun département.'],
    said: 'Ba Awa ne fait plus partie du département «\u00a0Louange\u00a0».',
    asks: '[MD27]',
    alerts: '[MD29]',
  },
] as const;

for (const { button, path, body, question, failed, none, said, asks, alerts } of KINDS) {
  describe(`leaving: ${button}`, () => {
    const ask = async (root: ShadowRoot) => {
      await click(byRole(root, 'button', button));
      return alertShown(root);
    };
    const confirm = (root: ShadowRoot) => click(byRole(root, 'button', 'Retirer'));

    it(`asks, naming both, and sends nothing on «Annuler» or Escape ${asks}`, async () => {
      const root = show();
      expect(await ask(root)).toEqual(question);
      await click(byRole(root, 'button', 'Annuler'));
      await until(() => root.querySelector('dialog') === null);
      await ask(root);
      await press('Escape');
      await until(() => root.querySelector('dialog') === null);
      expect(back.sent(path)).toEqual([]);
      expect(done).not.toHaveBeenCalled();
    });

    it('removes and says so [MD31]', async () => {
      const root = show();
      await ask(root);
      await confirm(root);
      await until(async () => (await alertShown(root))[0] === 'Membre retiré avec succès !');
      expect((await alertShown(root))[1]).toBe(said);
      expect(back.sent(path)).toEqual([body]);
      expect(done).toHaveBeenCalledTimes(1);
    });

    it('says what failed, with the server’s words where there are some [MD30]', async () => {
      const root = show();
      const reasons = [
        [() => json({ success: false, message: 'Déjà parti' }), 'Déjà parti'],
        [() => json({}, 500), 'Une erreur est survenue, le membre n’a pas été retiré.'],
        [() => json({ message: 'Ressource non trouvée' }, 404), 'Ressource non trouvée'],
        [nothing, 'Réponse invalide du serveur'],
        [dropped, 'Impossible de se connecter au serveur'],
      ] as const;
      for (const [reply, reason] of reasons) {
        back.next(path, reply);
        await ask(root);
        await confirm(root);
        await until(async () => (await alertShown(root))[0] === failed);
        expect((await alertShown(root))[1]).toBe(reason);
        await acknowledge(root);
      }
      expect(done).not.toHaveBeenCalled();
    });

    it(`alerts when there is nothing to leave ${alerts}`, async () => {
      const root = show({ ...awa, groupe_actuel: null, departement_actuel: null });
      expect(await ask(root)).toEqual(none);
      expect(back.sent(path)).toEqual([]);
    });

    it('says nothing over the sign-in when the session has ended', async () => {
      back.next(path, () => json({ message: 'Session expirée' }, 401));
      const root = show();
      await ask(root);
      await confirm(root);
      await until(() => back.sent(path).length === 1 && root.querySelector('dialog') === null);
      await ask(root);
      expect((await alertShown(root))[0]).toBe(question[0]);
    });

    it('has no accessibility violation, light and dark', async () => {
      for (const theme of [undefined, 'dark'] as const) {
        const root = show(awa, theme);
        await ask(root);
        await axeCheck(root);
        await press('Escape');
        await until(() => root.querySelector('dialog') === null);
      }
    });
  });
}
