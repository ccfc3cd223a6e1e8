import { eventCalls } from '../../../../src/api/endpoints/events.ts';
import { formCalls } from '../../../../src/api/endpoints/forms.ts';
import type { AnyArea } from '../../../../src/areas/area.ts';
import { departmentsArea } from '../../../../src/areas/departments/area.ts';
import { eventsArea } from '../../../../src/areas/events/area.ts';
import { formsArea } from '../../../../src/areas/forms/area.ts';
import { prefetchPlan as ofForms } from '../../../../src/areas/forms/FormsArea.tsx';
import { loadAnswers } from '../../../../src/areas/forms/screens.ts';
import { loadPlan } from '../../../../src/areas/frame/loads.ts';
import { groupsArea } from '../../../../src/areas/groups/area.ts';
import { stepsArea } from '../../../../src/areas/steps/area.ts';
import { tagsArea } from '../../../../src/areas/tags/area.ts';
import type { Page } from '../../../../src/domain/wire.ts';
import { loadOnce } from '../../../../src/ui/loading/loadOnce.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { passed, recordedBackend } from '../../../support/fakeBackend.ts';
import { present } from '../../../support/present.ts';
import { allByRole, byRole, maybeByRole, until } from '../../../support/queries.ts';
import { account, resetServer, signedInClient } from '../../../support/reference.ts';
import { showWidget } from '../../../support/screen.tsx';

const nothingAnnounced = announcing();

/** What the widget had asked the back end when the user had just signed in, and when its screen was there. */
async function signInAt(area: AnyArea, route: string, attributes: object = {}, send: typeof fetch = fetch) {
  const back = recordedBackend(passed, { server: send, storage: null });
  const asked = () =>
    back.calls
      .filter(({ path }) => !/\/(login|verify-token)$/.test(path))
      .map(({ path, search }) => decodeURIComponent(path + search));
  const { root, host } = showWidget(area, back, { ...attributes, route, routing: 'memory' });
  const { session } = host;
  await until(() => byRole(root, 'button', 'Se connecter'));
  await Promise.all([loadOnce(area.load), loadOnce(loadPlan)]);
  let ahead: string[] | undefined;
  session.subscribe(() => {
    if (session.get().status === 'signed-in') ahead ??= asked();
  });
  await session.login(await account());
  const isLoading = () =>
    allByRole(root, 'status').some((element) => element.textContent?.includes('Chargement'));
  await until(
    () => maybeByRole(root, 'heading') && !maybeByRole(root, 'button', 'Se connecter') && !isLoading(),
  );
  return { ahead: ahead ?? [], asked: asked() };
}

/** What the parts that load after a screen ask: who may be speakers, when they are absent or elsewhere, who serves, came or is registered, who would be told, what needs a hand. */
const isLater = (path: string) =>
  /^\/api\/(?:membres|absences|engagements)\/|\/(?:reponses\/vues|services|presences\/bilan|assemblee|inscriptions|avis|a-completer)\//.test(
    path,
  );

const idOf = ({ results }: Page<{ id: number }>) => present(results[0], 'a row of the sample data').id;

let event = 0;
let form = 0;

beforeEach(resetServer);

before(async () => {
  const client = await signedInClient();
  const [events, forms] = await Promise.all([
    client.call(eventCalls.list, {}),
    client.call(formCalls.list, {}),
  ]);
  event = idOf(events);
  form = idOf(forms);
});

type Place = [name: string, area: AnyArea, route: () => string, questions: number, attributes?: object];

const places: readonly Place[] = [
  ['the list of events', eventsArea, () => '/events', 3],
  ['a month', eventsArea, () => '/events', 2, { view: 'month' }],
  ['an event', eventsArea, () => `/events/${event}`, 2],
  ['the form of an event', eventsArea, () => `/events/${event}/edit`, 4],
  ['the form of a new event', eventsArea, () => '/events/add', 2],
  ['the forms', formsArea, () => '/apps/formulaire', 1],
  ['the answers to a form', formsArea, () => `/apps/formulaire/${form}/reponses`, 2],
  ['the groups', groupsArea, () => '/apps/groupes', 1],
  ['the departments', departmentsArea, () => '/apps/departements', 1],
  ['the tags', tagsArea, () => '/apps/tags', 1],
  ['the steps', stepsArea, () => '/apps/integrations', 1],
];

describe('what an area needs first', () => {
  for (const [name, area, route, questions, attributes] of places)
    it(`is asked with the arrival of the token, and once: ${name}`, async () => {
      const { ahead, asked } = await signInAt(area, route(), attributes);
      expect(ahead.length).toBe(questions);
      expect(asked.filter((path) => !isLater(path))).toEqual(ahead);
    });

  it('is asked without pages of a size where the back end takes none', async () => {
    const { ahead, asked } = await signInAt(eventsArea, '/events', {}, nothingAnnounced);
    expect(ahead.length).toBe(3);
    expect(asked).toEqual(ahead);
    expect(ahead.filter((path) => path.includes('page'))).toEqual([]);
  });

  it('is never what the back end has not announced', async () => {
    const { ahead, asked } = await signInAt(
      formsArea,
      `/apps/formulaire/${form}/reponses`,
      {},
      nothingAnnounced,
    );
    expect(ahead).toEqual([]);
    expect(asked.filter((path) => !path.startsWith('/api/formulaires/?'))).toEqual([]);
    const place = { path: '/apps/formulaire', query: new URLSearchParams(), attributes: {}, viewer: '' };
    const codeFor = (...announced: string[]) => ofForms.next?.({ ...place, announced: new Set(announced) });
    expect(codeFor()?.includes(loadAnswers)).toBe(false);
    expect(codeFor('reponses')?.includes(loadAnswers)).toBe(true);
  });
});
