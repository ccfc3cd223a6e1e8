import { defineElements } from '../../../../embed/define.ts';
import type { AnyArea } from '../../../../src/areas/area.ts';
import { eventsArea } from '../../../../src/areas/events/area.ts';
import { formsArea } from '../../../../src/areas/forms/area.ts';
import { journalArea } from '../../../../src/areas/journal/area.ts';
import { membersArea } from '../../../../src/areas/members/area.ts';
import { tagsArea } from '../../../../src/areas/tags/area.ts';
import { Tags } from '../../../../src/index.ts';
import { shadowOf } from '../../../support/elements.ts';
import { expect } from '../../../support/expect.ts';
import { mountInLight } from '../../../support/mount.tsx';
import {
  acknowledge,
  button,
  chooseAct,
  dialog,
  input,
  isAsked,
  labelled,
  maybeButton,
  maybeDialog,
  maybeInput,
  pressButton,
  question,
  textOf,
} from '../../../support/onScreen.ts';
import { eventually, until } from '../../../support/queries.ts';
import { calls, failNext, signedInClient } from '../../../support/reference.ts';
import { showWidget } from '../../../support/screen.tsx';
import {
  eachOnServer,
  isMember,
  makeMember,
  makeRow,
  onServer,
  serverBackend,
  word,
} from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';
import { itemNamed } from '../../catalog/fixtures.ts';
import { makeEventWith, makePerson, makeRole, submit } from '../events/form/fixtures.tsx';
import { makeForm, searchFor } from '../forms/fixtures.ts';
import { FULL } from '../members/fixtures.ts';

/*
 * What a page is asked before a save or a deletion. The widgets are on the reference server, which says whether something
 * was changed.
 */

const SAVE = 'parvis-before-save';
const DELETE = 'parvis-before-delete';

/** The widget on a page that prevents both. */
const refused = async (area: AnyArea, attributes: object = {}) =>
  showWidget(area, await serverBackend(), attributes, [SAVE, DELETE]);

/** Presses the button of the question that is open, and waits until it is gone. */
async function answer(root: ShadowRoot, name: string): Promise<void> {
  await pressButton(await question(root), name);
  await until(() => !isAsked(root));
}

const makeTag = (name: string) =>
  makeRow<{ id: number; name: string }>('/api/tags/', { name, can_be_inevent: false });

eachOnServer();

describe('a save that the page prevents', () => {
  it('leaves the form of a list open, with what was typed, and sends and says nothing', async () => {
    const { root, sent, log } = await refused(tagsArea);
    const name = word();
    await pressButton(root, 'Nouveau Tag');
    await fill(await until(() => maybeInput(root, 'name')), name);
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => log.of(SAVE).length === 1);
    expect(log.of(SAVE)).toEqual([{ kind: 'tag', draft: { name, can_be_inevent: false } }]);
    await until(() => button(dialog(root), 'Enregistrer').disabled === false);
    expect(input(root, 'name').value).toBe(name);
    expect([sent, isAsked(root), root.querySelector('[part=toast]')]).toEqual([[], false, null]);
    // What was typed is still unsaved.
    await pressButton(dialog(root), 'Annuler');
    await question(root);
  });

  it('leaves the record of a member as it is', async () => {
    const member = await makeMember(FULL);
    const { root, sent, log } = await refused(membersArea, { route: `/community/details/${member.id}/edit` });
    await fill(await until(() => maybeInput(root, 'ville')), 'Lyon');
    await click(button(root, 'Enregistrer'));
    await until(() => log.of(SAVE).length === 1);
    expect(log.of(SAVE)).toMatchObject([{ kind: 'member', id: member.id, draft: { ville: 'Lyon' } }]);
    await until(() => button(root, 'Enregistrer').disabled === false);
    expect([sent, isAsked(root), input(root, 'ville').value, log.of('parvis-member-saved')]).toEqual([
      [],
      false,
      'Lyon',
      [],
    ]);
  });

  it('leaves an event and its speakers as they are', async () => {
    const [person, role] = [await makePerson(), await makeRole()];
    const event = await makeEventWith([[person, role]]);
    const { root, sent, log } = await refused(eventsArea, { route: `/events/${event.id}/edit` });
    await fill(await until(() => maybeInput(root, 'lieu')), 'Salle Ruth');
    await until(() => !submit(root).disabled);
    await click(submit(root));
    await until(() => log.of(SAVE).length === 1);
    expect(log.of(SAVE)).toMatchObject([
      {
        kind: 'event',
        id: event.id,
        draft: { lieu: 'Salle Ruth', intervenants: [{ role_intervenant: role.id }] },
      },
    ]);
    await until(() => !submit(root).disabled);
    expect([sent, isAsked(root), input(root, 'lieu').value]).toEqual([[], false, 'Salle Ruth']);
  });

  it('leaves an event that would be cancelled, and its copy unmade', async () => {
    const event = await makeEventWith([[await makePerson(), await makeRole()]]);
    const { root, sent, log } = await refused(eventsArea, { route: `/events/${event.id}` });
    await chooseAct(root, 'Annuler l’événement…');
    await fill(await until(() => maybeInput(root, 'motif')), 'Neige');
    await pressButton(dialog(root), 'Annuler l’événement');
    await until(() => log.of(SAVE).length === 1);
    expect(log.of(SAVE)).toMatchObject([
      { kind: 'event-change', id: event.id, draft: { change: 'cancel', motif: 'Neige', prevenir: false } },
    ]);
    await until(() => button(dialog(root), 'Annuler l’événement').disabled === false);
    expect([sent, input(root, 'motif').value, log.of('parvis-event-saved')]).toEqual([[], 'Neige', []]);
    await fill(input(root, 'motif'), '');
    await pressButton(dialog(root), 'Ne rien changer');
    await until(() => !maybeDialog(root));
    await chooseAct(root, 'Dupliquer');
    await until(() => log.of(SAVE).length === 2);
    expect(log.of(SAVE)[1]).toEqual({
      ...{ kind: 'event-change', id: event.id },
      draft: { change: 'duplicate' },
    });
    expect(sent).toEqual([]);
  });

  it('leaves the form in the builder', async () => {
    const { root, sent, log } = await refused(formsArea);
    const name = word();
    await fill(await until(() => labelled(root, 'Nom du formulaire')), name);
    await pressButton(root, 'Ajouter un champ');
    await click(await until(() => root.querySelector('[role=menuitem]')));
    await fill(await until(() => labelled(root, 'Nom du champ')), 'Ville');
    await pressButton(root, 'Créer');
    await until(() => log.of(SAVE).length === 1);
    expect(log.of(SAVE)).toMatchObject([
      { kind: 'form', draft: { nom_du_formulaire: name, champs: [{ nom_du_champ: 'Ville' }] } },
    ]);
    await until(() => button(root, 'Créer').disabled === false);
    expect(sent.filter(({ path }) => path.startsWith('/api/formulaires'))).toEqual([]);
    expect([isAsked(root), labelled(root, 'Nom du formulaire').value]).toEqual([false, name]);
  });
});

describe('a deletion that the page prevents', () => {
  it('leaves the question about a member open', async () => {
    const member = await makeMember();
    const { root, log } = await refused(membersArea, { route: `/community/details/${member.id}` });
    await pressButton(root, 'Supprimer');
    await pressButton(await until(() => maybeDialog(root)), 'Supprimer');
    await until(() => log.of(DELETE).length === 1);
    expect(log.of(DELETE)).toEqual([{ kind: 'member', ids: [member.id] }]);
    await until(() => maybeButton(dialog(root), 'Supprimer')?.disabled === false);
    expect([await isMember(member.id), isAsked(root), log.of('parvis-member-deleted')]).toEqual([
      true,
      false,
      [],
    ]);
  });

  it('leaves the row of a list, and the question about it', async () => {
    const tag = await makeTag(word());
    const { root, sent, log } = await refused(tagsArea);
    await until(() => itemNamed(root, tag.name));
    await pressButton(root, `Supprimer ${tag.name}`);
    await pressButton(await until(() => maybeDialog(root)), 'Supprimer');
    await until(() => log.of(DELETE).length === 1);
    expect(log.of(DELETE)).toEqual([{ kind: 'tag', ids: [tag.id] }]);
    await eventually(() => expect(button(dialog(root), 'Supprimer').disabled).toBe(false));
    expect([sent, textOf(itemNamed(root, tag.name)).includes(tag.name)]).toEqual([[], true]);
  });

  it('leaves events, forms and what is in the trash', async () => {
    const [event, form, tag] = [await makeEventWith([]), await makeForm(), await makeTag(word())];
    const ofEvent = await refused(eventsArea, { route: `/events/${event.id}` });
    await chooseAct(ofEvent.root, 'Supprimer');
    await answer(ofEvent.root, 'Supprimer');
    expect(ofEvent.log.of(DELETE)).toEqual([{ kind: 'event', ids: [event.id] }]);

    const ofForm = await refused(formsArea);
    await until(() => ofForm.root.querySelector('table:not([aria-busy])'));
    await searchFor(ofForm.root, form.nom_du_formulaire);
    await pressButton(ofForm.root, `Supprimer «\u00a0${form.nom_du_formulaire}\u00a0»`);
    await answer(ofForm.root, 'Supprimer');
    expect(ofForm.log.of(DELETE)).toEqual([{ kind: 'form', ids: [form.id] }]);

    await onServer('DELETE', `/api/tags/${tag.id}/`);
    const trash = await refused(journalArea);
    await click(await until(() => trash.root.querySelectorAll<HTMLElement>('[role=tab]')[1]));
    await pressButton(trash.root, 'Vider la corbeille');
    await answer(trash.root, 'Supprimer définitivement');
    expect(trash.log.of(DELETE)).toEqual([{ kind: 'trash', ids: [] }]);

    expect([ofEvent.sent, ofForm.sent, trash.sent]).toEqual([[], [], []]);
    for (const { root, log } of [ofEvent, ofForm, trash])
      expect([isAsked(root), root.querySelector('[part=toast]'), log.of('parvis-failed')]).toEqual([
        false,
        null,
        [],
      ]);
  });
});

describe('a page that prevents nothing', () => {
  it('is asked once for each attempt of the user, and can’t change what is sent', async () => {
    const { root, sent, log } = showWidget(tagsArea, await serverBackend());
    const name = word();
    await pressButton(root, 'Nouveau Tag');
    await fill(await until(() => maybeInput(root, 'name')), name);
    await failNext('POST /api/tags/*', { status: 500 });
    await pressButton(dialog(root), 'Enregistrer');
    await acknowledge(root);
    expect(log.of(SAVE)).toHaveLength(1);
    Object.assign((log.of(SAVE)[0] as { draft: object }).draft, { name: 'autre' });
    await pressButton(dialog(root), 'Réessayer');
    await until(() => !maybeDialog(root));
    expect(log.of(SAVE)).toHaveLength(2);
    expect(sent.map(({ body }) => body)).toEqual([
      { name, can_be_inevent: false },
      { name, can_be_inevent: false },
    ]);
  });
});

describe('a console as an element', () => {
  it('sends the event of the area inside to the document, where it can be prevented', async () => {
    defineElements({ only: ['console'] });
    const tag = await makeTag(word());
    const element = document.createElement('parvis-console');
    Object.assign(element, { client: await signedInClient(), routing: 'memory', route: '/apps/tags' });
    const details: unknown[] = [];
    const prevent = (event: Event) => {
      details.push((event as CustomEvent).detail);
      event.preventDefault();
    };
    document.addEventListener(DELETE, prevent);
    try {
      document.body.append(element);
      const root = shadowOf(element);
      await pressButton(root, `Supprimer ${tag.name}`);
      await pressButton(await until(() => maybeDialog(root)), 'Supprimer');
      await until(() => details.length === 1);
      expect(details).toEqual([{ kind: 'tag', ids: [tag.id] }]);
      expect((await calls()).filter((call) => call.startsWith('DELETE'))).toEqual([]);
    } finally {
      document.removeEventListener(DELETE, prevent);
      element.remove();
    }
  });
});

describe('a handler of React', () => {
  // The runner's own listener would treat the reported error as a failure of the test.
  const runnersOwn = window.onerror;
  afterEach(() => {
    window.onerror = runnersOwn;
  });

  it('prevents by preventDefault(); one that throws is reported to the window and changes nothing [Z16]', async () => {
    const client = await signedInClient();
    const tag = await makeTag(word());
    const reported: unknown[] = [];
    window.onerror = (_message, _url, _line, _column, error) => {
      reported.push(error);
      return true;
    };
    const broken = new Error('a handler of the host');
    const details: unknown[] = [];
    const { root } = mountInLight(
      <Tags
        client={client}
        onBeforeSave={() => {
          throw broken;
        }}
        onBeforeDelete={(event) => {
          details.push({ kind: event.kind, ids: event.ids });
          event.preventDefault();
        }}
      />,
    );
    await pressButton(root, `Modifier ${tag.name}`);
    const renamed = word();
    await fill(await until(() => maybeInput(root, 'name')), renamed);
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => !maybeDialog(root));
    expect(reported).toEqual([broken]);
    await pressButton(root, `Supprimer ${renamed}`);
    await pressButton(await until(() => maybeDialog(root)), 'Supprimer');
    await until(() => details.length === 1);
    expect(details).toEqual([{ kind: 'tag', ids: [tag.id] }]);
    expect((await calls()).filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });
});
