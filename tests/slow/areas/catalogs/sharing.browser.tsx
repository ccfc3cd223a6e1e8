import { whenIdle } from '../../../../src/api/http/trackRequest.ts';
import type { AnyArea } from '../../../../src/areas/area.ts';
import { dashboardArea } from '../../../../src/areas/dashboard/area.ts';
import { departmentsArea } from '../../../../src/areas/departments/area.ts';
import { groupsArea } from '../../../../src/areas/groups/area.ts';
import { membersArea } from '../../../../src/areas/members/area.ts';
import { stepsArea } from '../../../../src/areas/steps/area.ts';
import { tagsArea } from '../../../../src/areas/tags/area.ts';
import { eighth, itemNamed } from '../../../fast/catalog/fixtures.ts';
import { expect } from '../../../support/expect.ts';
import {
  dialog,
  dialogShown,
  maybeDialog,
  maybeInput,
  pressButton,
  textOf,
} from '../../../support/onScreen.ts';
import { nth } from '../../../support/present.ts';
import { until } from '../../../support/queries.ts';
import { calls } from '../../../support/reference.ts';
import { showWidget } from '../../../support/screen.tsx';
import { eachOnServer, makeRow, onServer, serverBackend, word } from '../../../support/serverRows.ts';
import { fill } from '../../../support/user.ts';

describe('One cache for all widgets of a page', () => {
  eachOnServer();

  /** The widgets side by side on one back end. */
  const show = async (...areas: AnyArea[]) => {
    const back = await serverBackend();
    return areas.map((area) => showWidget(area, back).root);
  };
  const rename = async (root: ShadowRoot, field: string, from: string, to: string) => {
    await until(() => itemNamed(root, from));
    await pressButton(root, `Modifier ${from}`);
    await fill(await until(() => maybeInput(root, field)), to);
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => itemNamed(root, to) && !maybeDialog(root));
  };
  const remove = async (root: ShadowRoot, name: string) => {
    await pressButton(root, `Supprimer ${name}`);
    await pressButton(await dialogShown(root), 'Supprimer');
    await until(() => !itemNamed(root, name));
  };

  it('shows a renamed group in the filter and rows of members and in the dashboard’s legend, a deleted one nowhere [AD6]', async () => {
    const [name, now] = [word(), word()];
    const { id } = await makeRow('/api/groupes/', { nom: name });
    const person = await makeRow('/api/membres/', { nom: word(), prenom: 'Zoé', genre: 'feminin' });
    await onServer('POST', `/api/groupes/${id}/insert_membre/`, { membre_ids: [person.id] });
    const roots = await show(groupsArea, membersArea, dashboardArea);
    const [list, people, board] = [nth(roots, 0), nth(roots, 1), nth(roots, 2)];
    // The filter asks for groups by itself, later than the rows show theirs.
    const filters = () =>
      [...people.querySelectorAll('details')].map(({ textContent }) => textContent).join();
    await until(() => itemNamed(list, name) && filters().includes(name) && textOf(board).includes(name));
    // A widget may still be asking again for what another one has shown it.
    await whenIdle();
    const asked = (await calls()).filter((call) => call.startsWith('GET /api/groupes/')).length;
    await rename(list, 'nom', name, now);
    for (const root of [people, board]) {
      await until(() => textOf(root).includes(now));
      expect(textOf(root)).not.toContain(name);
    }
    expect((await calls()).filter((call) => call.startsWith('GET /api/groupes/')).length).toBe(asked);
    await remove(list, now);
    for (const root of [people, board]) await until(() => !textOf(root).includes(now));
  });

  it('shows a renamed department, tag and step wherever they are shown, without a reload [AD6]', async () => {
    const [department, tag, step] = [word(), word(), word()];
    const [newDepartment, newTag, newStep] = [word(), word(), word()];
    await makeRow('/api/departements/', { nom: department });
    await makeRow('/api/tags/', { name: tag });
    await makeRow('/api/etapes/', { libelle: step });
    const roots = await show(departmentsArea, tagsArea, stepsArea, membersArea, dashboardArea);
    const [ofDepartments, ofTags, ofSteps] = [nth(roots, 0), nth(roots, 1), nth(roots, 2)];
    const [people, board] = [nth(roots, 3), nth(roots, 4)];
    await until(() => textOf(board).includes(department) && people.querySelector('details'));
    for (const details of people.querySelectorAll('details')) details.open = true;
    await until(() => textOf(people).includes(tag) && textOf(people).includes(step));
    await rename(ofDepartments, 'nom', department, newDepartment);
    await until(() => textOf(board).includes(newDepartment));
    await rename(ofTags, 'name', tag, newTag);
    await rename(ofSteps, 'libelle', step, newStep);
    await until(() => textOf(people).includes(newTag) && textOf(people).includes(newStep));
    for (const old of [department, tag, step]) expect(textOf(board) + textOf(people)).not.toContain(old);
  });

  it('shows a group, department, tag or step without a colour in the same one everywhere [DP15, I13, H10]', async () => {
    const [group, department, tag, step] = [word(), word(), word(), word()];
    const { id: groupId } = await makeRow('/api/groupes/', { nom: group });
    const { id: departmentId } = await makeRow('/api/departements/', { nom: department });
    const { id: tagId } = await makeRow('/api/tags/', { name: tag });
    await makeRow('/api/etapes/', { libelle: step });
    const person = await makeRow('/api/membres/', { nom: word(), prenom: 'Zoé', genre: 'feminin' });
    const membre_ids = [person.id];
    await onServer('POST', `/api/groupes/${groupId}/insert_membre/`, { membre_ids });
    await onServer('POST', '/api/serviteurs/ajouter_membre_departement/', {
      ...{ departement_id: departmentId, membre_ids },
    });
    await onServer('POST', '/api/membres/taged_multiple/', { membre_ids, tags_ids: [tagId] });
    const roots = await show(groupsArea, departmentsArea, tagsArea, stepsArea, membersArea, dashboardArea);
    const people = nth(roots, 4);
    await until(() => people.querySelector('details'));
    for (const details of people.querySelectorAll('details')) details.open = true;
    /** The colours beside a name, in each widget. */
    const colorsOf = (name: string) =>
      roots.map((root) => [
        ...new Set(
          // A dot is an element of its own, or drawn before the name.
          [...root.querySelectorAll<HTMLElement>('[style*=background], [style*="--dot"]')]
            .filter((dot) => dot.closest('li, th, td')?.textContent?.includes(name))
            .map((dot) => {
              const isBefore = dot.style.getPropertyValue('--dot') !== '';
              return getComputedStyle(dot, isBefore ? '::before' : null).backgroundColor;
            }),
        ),
      ]);
    const places: [name: string, widgets: number[]][] = [
      [group, [0, 4, 5]],
      [department, [1, 4, 5]],
      [tag, [2, 4]],
      [step, [3, 4]],
    ];
    for (const [name, widgets] of places) {
      const wanted = roots.map((_, at) => (widgets.includes(at) ? [eighth(name)] : []));
      await until(() => {
        expect(colorsOf(name)).toEqual(wanted);
        return true;
      });
    }
  });
});
