import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  acknowledge,
  alertShown,
  button,
  formError,
  input,
  pressButton,
} from '../../../../support/onScreen.ts';
import { eventually, until } from '../../../../support/queries.ts';
import { onServer, word } from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';
import {
  add,
  eachEvent,
  eventNamed,
  eventsNamed,
  fillEvent,
  isAtList,
  losing,
  makeEventWith,
  makePerson,
  makeRole,
  rowOf,
  says,
  shown,
  speakersOf,
  submit,
} from './fixtures.tsx';

const CREATE = 'POST /api/events/complet/';
const UPDATE = 'PUT /api/events/*/complet/';

eachEvent();

/** The form of a new event with one speaker. */
async function filled(send?: typeof fetch) {
  const [ama, role, name] = [await makePerson(), await makeRole(), word()];
  const page = await shown(undefined, {}, send);
  await fillEvent(page.root, name);
  await add(page.root, ama, role);
  return { ...page, ama, role, name };
}

describe('the form of an event whose back end takes it with its speakers', () => {
  it('saves both in one call, new or not [EF17, EF18, EF20]', async () => {
    const { root, sent, ama, role, name } = await filled();
    await click(submit(root));
    await isAtList(root);
    const { id } = await eventNamed(name);
    expect(await speakersOf(id)).toEqual([`${ama.name}/${role.libelle}`]);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([CREATE]);

    const zoe = await makePerson();
    const edit = await shown(`/events/${id}/edit`);
    await fill(input(edit.root, 'lieu'), 'Salle B');
    await click(button(edit.root, `Retirer ${ama.name}, ${role.libelle}`));
    await add(edit.root, zoe, role);
    await click(submit(edit.root));
    await isAtList(edit.root);
    expect(await speakersOf(id)).toEqual([`${zoe.name}/${role.libelle}`]);
    expect(edit.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      UPDATE.replace('*', String(id)),
    ]);
  });

  it('stores nothing where a member was deleted, and marks the speaker [EF22, EF24]', async () => {
    const zoe = await makePerson();
    const { root, ama, role, name } = await filled();
    await add(root, zoe, role);
    await onServer('DELETE', `/api/membres/${zoe.id}/`);
    await click(submit(root));
    const [title, text] = await alertShown(root);
    expect([title, text?.startsWith('Erreur lors de la synchronisation des intervenants: Ligne 2')]).toEqual([
      'Erreur',
      true,
    ]);
    await acknowledge(root);
    await eventually(() => {
      expect(rowOf(root, zoe.name).textContent).toContain('Ce membre a été supprimé entre-temps');
      expect(rowOf(root, ama.name).textContent).not.toContain('supprimé');
      expect(formError(root)).toContain('Rien n’a été enregistré');
    });
    expect(await eventsNamed(name)).toEqual([]);
    await click(button(root, `Retirer ${zoe.name}, ${role.libelle}`));
    await click(submit(root));
    await isAtList(root);
    expect(await eventsNamed(name)).toHaveLength(1);
  });

  it('says after a creation without a clear answer that it may be saved, with a link to look, and sends nothing by itself', async () => {
    const { root, sent, ama, role, name } = await filled(losing('POST', /complet/));
    await click(submit(root));
    await alertShown(root);
    await acknowledge(root);
    const link = await until(() => root.querySelector<HTMLAnchorElement>('[data-form-error] a'));
    expect(link.textContent).toBe(
      'C’est peut-être enregistré\u00a0: regardez la liste, puis réessayez si besoin',
    );
    expect(link.target).toBe('_blank');
    await axeCheck(root);
    expect(sent).toHaveLength(1);
    await fill(input(root, 'lieu'), 'Salle B');
    await click(submit(root));
    await isAtList(root);
    await until(() => says(root, 'créé avec succès'));
    const event = await eventNamed(name);
    expect([event.lieu, await speakersOf(event.id)]).toEqual(['Salle B', [`${ama.name}/${role.libelle}`]]);
  });

  it('sends the creation again by the next press, which a back end with keys answers as the first one [J4]', async () => {
    const { root, sent, ama, role, name } = await filled(losing('POST', /complet/));
    await click(submit(root));
    await alertShown(root);
    await acknowledge(root);
    await until(() => formError(root));
    await pressButton(root, 'Réessayer');
    await isAtList(root);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([CREATE, CREATE]);
    const event = await eventNamed(name);
    expect(await speakersOf(event.id)).toEqual([`${ama.name}/${role.libelle}`]);
  });

  it('reads the event before it saves again after an answer that was lost [J3]', async () => {
    const [ama, role] = [await makePerson(), await makeRole()];
    const event = await makeEventWith([[ama, role]]);
    const { root, sent } = await shown(`/events/${event.id}/edit`, {}, losing('PUT', /complet/));
    await fill(input(root, 'lieu'), 'Salle B');
    await click(submit(root));
    expect((await alertShown(root))[0]).toBe('Erreur');
    await acknowledge(root);
    await eventually(() => expect(formError(root)).toContain('c’est peut-être enregistré'));
    await click(submit(root));
    await isAtList(root);
    await until(() => says(root, 'Événement modifié avec succès'));
    expect(sent).toHaveLength(1);
  });
});
