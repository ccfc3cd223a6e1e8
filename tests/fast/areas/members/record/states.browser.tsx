import { sendMouse } from '@web/test-runner-commands';
import { memberCalls } from '../../../../../src/api/endpoints/members.ts';
import { invalidate } from '../../../../../src/api/useApi.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { button, isAt, link } from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { eventually, focused, until } from '../../../../support/queries.ts';
import { calls, failNext, garble, hold, release, resetServer } from '../../../../support/reference.ts';
import { eachOnServer, makeMember, onServer, word } from '../../../../support/serverRows.ts';
import { click, hover, setViewport } from '../../../../support/user.ts';
import { FULL, names, RECORD, scopeText, show, shownList, tick } from '../fixtures.ts';
import { facts, isMissing, opened, section } from './fixtures.ts';

eachOnServer();

describe('the states of a record', () => {
  it('load first [MD34, MD35]', async () => {
    const { id } = await makeMember({ nom: word() });
    await hold(RECORD);
    const { root } = await show({ route: `/community/details/${id}` });
    await isAt(root, 'Details');
    expect(query(root, '[role=status]').textContent).toBe('Chargement...');
    await release();
    await until(() => section(root, 'Parcours'));
    expect(await calls()).toContain(`GET /api/membres/${id}/membre_avec_relations/`);
  });

  it('tell a failure, lead back, and try again [MD36]', async () => {
    const { id } = await makeMember({ nom: word() });
    // More than enough: the record may also be read ahead of its screen.
    await failNext(RECORD, { body: { message: 'Base indisponible' }, times: 99 });
    const reads = async () => (await calls()).filter((call) => call.includes('relations')).length;
    const { root } = await show({ route: `/community/details/${id}` });
    const alert = await until(() => root.querySelector('[role=alert]'));
    expect(query(alert, 'p').textContent).toBe('Erreur: Base indisponible');
    button(root, 'Retour à la liste');
    const before = await reads();
    await click(button(root, 'Réessayer'));
    await until(async () => (await reads()) > before);
    await until(
      () => alert.textContent?.includes('Réessayer') && !root.querySelector('[aria-disabled=true]'),
    );
    await resetServer();
    await click(button(root, 'Réessayer'));
    await until(() => section(root, 'Parcours'));
  });

  it('say when the answer is no member: shape [MD37]', async () => {
    await garble(RECORD, 'shape', 3);
    const { root } = await show({ route: '/community/details/1' });
    const alert = await until(() => root.querySelector('[role=alert]'));
    expect(query(alert, 'p').textContent).toBe('Structure de données invalide');
    await click(button(root, 'Retour à la liste'));
    await isAt(root, 'Membres');
  });

  it('say that no member has this id, and lead back to the list [MD38]', async () => {
    const { root } = await show({ route: '/community/details/999999' });
    await isMissing(root);
    await click(button(root, 'Retour à la liste'));
    await isAt(root, 'Membres');
    await until(() => names(root).length >= 10);
  });

  for (const route of ['/community/details/', '/community/details', '/community/details/abc'])
    it(`say so without asking anybody at ${route} [S19, MD38]`, async () => {
      const { root } = await show({ route });
      await isMissing(root);
      expect((await calls()).filter((call) => call.includes('membre_avec_relations'))).toEqual([]);
      await click(button(root, 'Retour'));
      await isAt(root, 'Membres');
    });

  it('turn to «non trouvé» when another person deletes the member meanwhile [MD38]', async () => {
    const { root, membre: member, client } = await opened();
    await onServer('DELETE', `/api/membres/${member.id}/`);
    await invalidate(client, memberCalls.withRelations);
    await isMissing(root);
  });

  it('keep what shows when a refresh fails, say that it may be old, and try again', async () => {
    const { root, client } = await opened(FULL);
    await failNext(RECORD);
    await invalidate(client, memberCalls.withRelations);
    await until(() => root.querySelector('[role=alert]')?.textContent?.includes('plus à jour') ?? false);
    expect(facts(root).Ville).toBe('Brest');
    await click(button(root, 'Réessayer'));
    await until(() => !root.querySelector('[role=alert]'));
  });
});

/**
 * The present visit of the browser’s history, or one before it. Their number says less: there are never more than 50, and
 * other tests of this page have made some.
 */
const visit = (from = 0) => navigation.entries()[(navigation.currentEntry?.index ?? -1) + from]?.key;

describe('the address of a record', () => {
  it('opens it directly, and «Retour» goes to the list [S17, S18]', async () => {
    const name = word();
    const { id } = await makeMember({ nom: name });
    history.replaceState(null, '', `#/community/details/${id}`);
    const { root, log } = await show({ routing: 'hash' });
    await until(() => section(root, `${name} Zoé`));
    expect(log.of('parvis-route')).toMatchObject([{ path: `/community/details/${id}` }]);
    await click(button(root, 'Retour'));
    await isAt(root, 'Membres');
    expect(location.hash).toBe('#/community');
    history.back();
    await until(() => section(root, `${name} Zoé`));
  });

  it('is a visit from the list: the browser’s own buttons walk between both, without a request [W1, S34]', async () => {
    history.replaceState(null, '', '#/community');
    const { root } = await shownList({ routing: 'hash', pageSize: 25 });
    await click(button(query(root, 'footer'), 'Suivant'));
    await until(() => query(root, 'footer').textContent!.includes('Page 2'));
    await until(() => !root.querySelector('table[aria-busy]'));
    tick(root, 3).scrollIntoView({ block: 'center' });
    await click(tick(root, 3));
    const rows = names(root);
    const name = link(root, present(rows[3], 'row'));
    const place = new URL(name.href).hash;
    expect(place).toMatch(/^#\/community\/details\/\d+$/);
    const list = visit();
    name.scrollIntoView({ block: 'center' });
    await click(name);
    await isAt(root, 'Details');
    await until(() => root.querySelector('dl'));
    expect([location.hash, visit(-1)]).toEqual([place, list]);
    const before = await calls();
    history.back();
    await isAt(root, 'Membres');
    expect(await calls()).toEqual(before);
    expect([names(root), location.hash]).toEqual([rows, '#/community?page=2']);
    expect(scopeText(root)).toBe('1 sélectionné');
    await eventually(() => expect(focused()).toBe(name));
    history.forward();
    await isAt(root, 'Details');
    expect(location.hash).toBe(place);
  });

  it('leads from a relative’s record back to the one it was opened from [W1]', async () => {
    const name = word();
    const parent = await makeMember({ nom: name });
    const child = await makeMember({ nom: name, prenom: 'Léa' });
    await onServer('POST', `/api/membres/${parent.id}/ajouter_enfant/`, { enfants_ids: [child.id] });
    for (const routing of ['hash', 'memory'] as const) {
      history.replaceState(null, '', `#/community/details/${parent.id}`);
      const { root } = await show({ routing, route: `/community/details/${parent.id}` });
      // A press reaches nothing while parts of the record that load later still move it.
      await until(() => section(root, `${name} Zoé`) && section(root, 'Absences'));
      await click(link(root, `${name} Léa`));
      await until(() => section(root, `${name} Léa`) && section(root, 'Absences'));
      await click(button(root, 'Retour'));
      await until(() => section(root, `${name} Zoé`));
    }
  });

  it('has the edit form below it, which leads back to where it was opened from [W1]', async () => {
    const { root, membre: member } = await opened(FULL, { routing: 'hash' });
    const record = visit();
    await click(await until(() => button(root, 'Modifier')));
    await isAt(root, 'Modifier les infos du membre');
    expect(location.hash).toBe(`#/community/details/${member.id}/edit`);
    await click(button(root, 'Annuler'));
    await isAt(root, 'Details');
    expect([location.hash, visit()]).toEqual([`#/community/details/${member.id}`, record]);
    history.back();
    await isAt(root, 'Membres');
  });

  it('of the list, asked for again, calls the record away', async () => {
    const { root, handle } = await opened();
    handle.current!.navigate('/community');
    await isAt(root, 'Membres');
  });
});

describe('the list below a record', () => {
  it('keeps page, search, ticks, scroll and focus [S34]', async () => {
    await setViewport({ width: 1280, height: 420 });
    const { root } = await shownList({ pageSize: 25 });
    await click(button(query(root, 'footer'), 'Suivant'));
    await until(() => query(root, 'footer').textContent!.includes('Page 2'));
    await until(() => !root.querySelector('table[aria-busy]'));
    await click(tick(root, 24));
    const rows = names(root);
    const name = link(root, present(rows[23], 'row'));
    // Above the bar of the selection.
    name.scrollIntoView({ block: 'center' });
    await click(name);
    await isAt(root, 'Details');
    await until(() => document.scrollingElement!.scrollTop < 60);
    await click(button(root, 'Retour'));
    await isAt(root, 'Membres');
    expect(names(root)).toEqual(rows);
    expect(scopeText(root)).toBe('1 sélectionné');
    expect(query(root, 'footer').textContent).toMatch('Page 2');
    await eventually(() => expect(focused()).toBe(name));
    const { top, bottom } = name.getBoundingClientRect();
    expect(top >= 0 && bottom <= innerHeight).toBe(true);
  });

  it('fetches the record ahead, when the pointer rests on a row: it then opens without a request', async () => {
    // No row is under the pointer yet.
    await sendMouse({ type: 'move', position: [1, 1] });
    const { root } = await shownList();
    const rows = names(root);
    await hover(link(root, present(rows[3], 'row')));
    await until(async () => (await calls()).some((call) => call.includes('membre_avec_relations')));
    await click(link(root, present(rows[3], 'row')));
    await until(() => section(root, present(rows[3], 'row')));
    expect((await calls()).filter((call) => call.includes('relations'))).toHaveLength(1);
  });
});
