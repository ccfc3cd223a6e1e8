import type { ReactNode } from 'react';
import type { Client } from '../../../../../src/api/client.ts';
import { groupCalls } from '../../../../../src/api/endpoints/groups.ts';
import { memberCalls } from '../../../../../src/api/endpoints/members.ts';
import { memberWriteCalls } from '../../../../../src/api/endpoints/memberWrites.ts';
import { tagCalls } from '../../../../../src/api/endpoints/tags.ts';
import BulkActionDialog from '../../../../../src/areas/members/actions/BulkActionDialog.tsx';
import { ChildrenPicker } from '../../../../../src/areas/members/actions/family/ChildrenPicker.tsx';
import { SpousePicker } from '../../../../../src/areas/members/actions/family/SpousePicker.tsx';
import { useRemoveFromDepartment } from '../../../../../src/areas/members/actions/useRemoveFromDepartment.ts';
import { useRemoveFromGroup } from '../../../../../src/areas/members/actions/useRemoveFromGroup.ts';
import type { Group } from '../../../../../src/domain/members/group.ts';
import type { Member } from '../../../../../src/domain/members/member.ts';
import { actedMember } from '../../../../../src/people/moves.ts';
import { fullNameOf } from '../../../../../src/texts/records/memberLabels.ts';
import { Button } from '../../../../../src/ui/button/Button.tsx';
import { expect } from '../../../../support/expect.ts';
import type { Backend } from '../../../../support/fakeBackend.ts';
import { query } from '../../../../support/lookups.ts';
import { acknowledge, alertShown, chooseOption, dialog, optionNames } from '../../../../support/onScreen.ts';
import { byRole, maybeByText, until } from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { openDialog, showPart } from '../../../../support/screen.tsx';
import { eachOnServer, makeMember, onServer, serverBackend } from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';

/* The dialogs on the reference server: what they send is what it does, and its answers are what they read. */

let back: Backend;
let client: Client;
let people: Member[] = [];

const read = (member: Member) => client.call(memberCalls.withRelations, { id: member.id });

/** Under a name that no other test of this server uses: one is searched for, and must be the only one. */
const create = async (firstName: string) =>
  read(await makeMember({ nom: 'Dialogues', prenom: firstName, email: `${firstName}@exemple.fr` }));

eachOnServer();
beforeEach(async () => {
  back = await serverBackend();
  client = back.client;
  people = [await create('Awa'), await create('Bob'), await create('Cléo')];
});

const acted = (...some: Member[]) => some.map((member) => ({ id: member.id, label: fullNameOf(member) }));
const confirm = (root: ShadowRoot, label: string) => click(byRole(dialog(root), 'button', label));
type DialogProps = { onDone(): void; onClose(): void };
const open = (dialog: (props: DialogProps) => ReactNode) => openDialog(back, dialog);

async function chooseFirst(root: ShadowRoot): Promise<string> {
  await until(() => optionNames(root).length > 0);
  const first = query<HTMLElement>(root, '[role=option]');
  const label = query(first, 'span + span > span').textContent!;
  await click(first);
  return label;
}

async function choosePerson(root: ShadowRoot, member: Member) {
  await until(() => optionNames(root).length > 0);
  await fill(byRole(root, 'combobox'), fullNameOf(member));
  await until(() => optionNames(root).length === 1);
  await chooseOption(root, fullNameOf(member));
}

describe('the dialogs on the reference server', () => {
  it('put tags on several members [MM24, MM25]', async () => {
    const [awa, bob] = people as [Member, Member];
    const { root, log } = await open((props) => (
      <BulkActionDialog action="tags" members={acted(awa, bob)} {...props} />
    ));
    const label = await chooseFirst(root);
    await confirm(root, 'Associer les tags');
    expect(await alertShown(root)).toEqual(['Tags associés avec succès !', '1 tag associé à 2 membres.']);
    expect(log).toEqual(['done', 'closed']);
    for (const member of [awa, bob])
      expect((await read(member)).tags?.map((tag) => tag.name)).toEqual([label]);
  });

  it('put members at a step [MM27, MM28]', async () => {
    const [awa, bob] = people as [Member, Member];
    const { root } = await open((props) => (
      <BulkActionDialog action="step" members={acted(awa, bob)} {...props} />
    ));
    const label = await chooseFirst(root);
    await confirm(root, 'Associer l’étape');
    expect((await alertShown(root))[1]).toBe(`L’étape «\u00a0${label}\u00a0» est associée à 2 membres.`);
    expect((await read(awa)).etape_actuelle?.map((step) => step.libelle)).toEqual([label]);
  });

  it('add to a group and take out of it again [MM29, MM31, MD26, MD31]', async () => {
    const [awa] = people as [Member];
    const { root } = await open((props) => (
      <BulkActionDialog action="group" members={acted(awa)} {...props} />
    ));
    const label = await chooseFirst(root);
    await confirm(root, 'Ajouter au groupe');
    expect((await alertShown(root))[0]).toBe('Membres ajoutés avec succès !');
    await acknowledge(root);
    const member = await read(awa);
    expect(member.groupe_actuel?.nom).toBe(label);

    await leave(<LeaveGroup member={member} />);
    expect((await read(awa)).groupe_actuel ?? null).toBe(null);
  });

  it('add to a department and take out of it again [MM32, MD27, MD31]', async () => {
    const [awa] = people as [Member];
    const { root } = await open((props) => (
      <BulkActionDialog action="department" members={acted(awa)} {...props} />
    ));
    const label = await chooseFirst(root);
    await confirm(root, 'Ajouter au département');
    expect((await alertShown(root))[0]).toBe('Membres ajoutés avec succès !');
    await acknowledge(root);
    const member = await read(awa);
    expect(member.departement_actuel?.nom).toBe(label);

    await leave(<LeaveDepartment member={member} />);
    expect((await read(awa)).departement_actuel ?? null).toBe(null);
  });

  it('say who leaves which group, before and after, of members read for it [W5]', async () => {
    const [awa, bob] = people as [Member, Member];
    const { groupes: all } = await client.call(groupCalls.statistiques, {});
    const [left, joined] = all as [Group, Group];
    const body = { membre_ids: [awa.id] };
    await client.call(groupCalls.addMembers, { id: left.id, body });
    const { root } = await open((props) => (
      <BulkActionDialog action="group" members={acted(awa, bob)} {...props} />
    ));
    await chooseOption(root, joined.nom);
    await until(() => maybeByText(root, `1 membre quittera son groupe actuel\u00a0: ${left.nom} (1).`));
    await confirm(root, 'Ajouter au groupe');
    expect((await alertShown(root))[1]).toMatch(`\n1 membre a quitté son groupe\u00a0: ${left.nom} (1).`);
    await acknowledge(root);
    expect((await read(awa)).groupe_actuel?.nom).toBe(joined.nom);
  });

  it('mark what every member has already, and do not let it be chosen [W8]', async () => {
    const [awa] = people as [Member];
    const [tag] = await client.call(tagCalls.all, {});
    await client.call(memberWriteCalls.addTags, { body: { membre_ids: [awa.id], tags_ids: [tag!.id] } });
    const known = await read(awa);
    const { root } = await open((props) => (
      <BulkActionDialog action="tags" members={[actedMember(known)]} {...props} />
    ));
    const held = await until(() =>
      [...root.querySelectorAll('[role=option]')].find(
        (one) => one.textContent === `${tag!.name}déjà associé`,
      ),
    );
    expect(held.getAttribute('aria-disabled')).toBe('true');
    await click(held);
    expect(held.getAttribute('aria-selected')).toBe('false');
  });

  it('do what they can and name a member that another user deleted meanwhile', async () => {
    const [awa, bob] = people as [Member, Member];
    const { root } = await open((props) => (
      <BulkActionDialog action="tags" members={acted(awa, bob)} {...props} />
    ));
    await chooseFirst(root);
    await onServer('DELETE', `/api/membres/${bob.id}/`);
    await confirm(root, 'Associer les tags');
    const [title, text] = await alertShown(root);
    expect(title).toBe('Tags associés avec succès !');
    expect(text).toContain('1 tag associé à 1 membre.');
    expect(text).toContain('Non fait pour 1 membre\u00a0:\n•\u00a0Dialogues Bob');
    expect((await read(awa)).tags).toHaveLength(1);
  });

  it('marry both sides, and free the one who was married before [MD17, MD18, MD20]', async () => {
    const [awa, bob, cleo] = people as [Member, Member, Member];
    const marry = async (member: Member, other: Member) => {
      const { root } = await open((props) => <SpousePicker member={member} {...props} />);
      await choosePerson(root, other);
      await confirm(root, 'Enregistrer');
      expect((await alertShown(root))[0]).toBe('Conjoint ajouté avec succès');
      await acknowledge(root);
    };
    await marry(awa, bob);
    expect((await read(bob)).conjoint).toMatchObject({ id: awa.id });
    await marry(awa, cleo);
    expect((await read(cleo)).conjoint).toMatchObject({ id: awa.id });
    expect((await read(awa)).conjoint).toMatchObject({ id: cleo.id });
    expect((await read(bob)).conjoint ?? null).toBe(null);
  });

  it('add children, and say in red that a parent can’t be the child of their child [MD22, MD23, MD25]', async () => {
    const [awa, bob] = people as [Member, Member];
    const first = await open((props) => <ChildrenPicker member={awa} {...props} />);
    await choosePerson(first.root, bob);
    await confirm(first.root, 'Enregistrer');
    expect((await alertShown(first.root))[0]).toBe('Enfants ajoutés avec succès');
    await acknowledge(first.root);
    expect((await read(awa)).enfants).toMatchObject([{ id: bob.id }]);

    const second = await open((props) => <ChildrenPicker member={bob} {...props} />);
    await choosePerson(second.root, awa);
    await confirm(second.root, 'Enregistrer');
    const line = await until(() => byRole(dialog(second.root), 'alert'));
    expect(line.textContent).toBe('Dialogues Awa est déjà un parent ou un aïeul de Dialogues Bob.');
    expect((await read(bob)).enfants ?? []).toEqual([]);
  });

  it('keep their choice through a failure of the server [MM22]', async () => {
    const [awa] = people as [Member];
    const { root } = await open((props) => (
      <BulkActionDialog action="tags" members={acted(awa)} {...props} />
    ));
    await chooseFirst(root);
    await failNext('POST /api/membres/taged_multiple/');
    await confirm(root, 'Associer les tags');
    expect(await alertShown(root)).toEqual([
      "Erreur lors de l'association",
      "Une erreur est survenue lors de l'association des tags aux membres.\nErreur interne du serveur",
    ]);
    await acknowledge(root);
    await confirm(root, 'Associer les tags');
    expect((await alertShown(root))[0]).toBe('Tags associés avec succès !');
  });
});

function LeaveGroup({ member }: { member: Member }) {
  return <Button onClick={useRemoveFromGroup(member, () => {})}>Sortir</Button>;
}

function LeaveDepartment({ member }: { member: Member }) {
  return <Button onClick={useRemoveFromDepartment(member, () => {})}>Sortir</Button>;
}

/** Presses «Sortir» on a page of its own and says yes. */
async function leave(button: ReactNode) {
  const root = showPart(back, button).root;
  await click(byRole(root, 'button', 'Sortir'));
  await click(await until(() => byRole(root, 'button', 'Retirer')));
  await until(async () => (await alertShown(root))[0] === 'Membre retiré avec succès !');
}
