import { createClient } from '../../../../src/api/client.ts';
import { Login, Members, Parvis, PublicForm } from '../../../../src/index.ts';
import { accountsBackend } from '../../../fast/areas/frame/fixtures.tsx';
import { chooseInRow, FULL } from '../../../fast/areas/members/fixtures.ts';
import { expect, fn } from '../../../support/expect.ts';
import { awa } from '../../../support/fakeBackend.ts';
import { mountInLight } from '../../../support/mount.tsx';
import { acknowledge, alertShown, dialogShown, input, maybeDialog } from '../../../support/onScreen.ts';
import { byLabel, byRole, byText, until } from '../../../support/queries.ts';
import { calls, resetServer, signedInClient } from '../../../support/reference.ts';
import { signIn } from '../../../support/screen.tsx';
import { eachOnServer, makeMember, onServer, track, word } from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';

/*
 * Handlers of a host that throw. The error is reported to the window, and nothing else changes.
 */

const BROKEN = new Error('a handler of the host');
const throwing = () => {
  throw BROKEN;
};

let reported: unknown[];
// The runner's own listener would treat the reported error as a failure of the test.
const runnersOwn = window.onerror;

eachOnServer();
beforeEach(() => {
  reported = [];
  window.onerror = (_message, _url, _line, _column, error) => {
    reported.push(error);
    return true;
  };
});
afterEach(() => {
  window.onerror = runnersOwn;
});

const everyHandler = {
  onReady: throwing,
  onSession: throwing,
  onRoute: throwing,
  onFailed: throwing,
  onAuthRequired: throwing,
};
const sent = async (method: string) => (await calls()).filter((call) => call.startsWith(method));

async function membersList(search = '') {
  const client = await signedInClient();
  await resetServer();
  const { root } = mountInLight(
    <Members
      client={client}
      search={search}
      {...everyHandler}
      onMemberSaved={throwing}
      onSelectionChanged={throwing}
    />,
  );
  await until(() => root.querySelector('tbody [aria-haspopup]'));
  return root;
}

describe('a handler of the host that throws', function () {
  this.timeout(30_000);

  it('lets a creation succeed once [Z16]', async () => {
    const root = await membersList();
    const name = word();
    await click(byRole(root, 'button', 'Ajouter un membre'));
    const form = await dialogShown(root);
    await fill(input(root, 'nom'), name);
    await fill(input(root, 'prenom'), 'Zoé');
    await click(byRole(form, 'radio', 'Femme'));
    reported.length = 0;
    await click(byRole(form, 'button', /^Enregistre/));
    expect((await alertShown(root))[1]).toContain('succès');
    await acknowledge(root);
    await until(() => !maybeDialog(root));
    expect(reported).toEqual([BROKEN]);
    expect(await sent('POST /api/membres/')).toHaveLength(1);
    const { results } = await onServer<{ results: { id: number }[] }>('GET', `/api/membres/?search=${name}`);
    expect(results).toHaveLength(1);
    for (const { id } of results) track(`/api/membres/${id}/`);
  });

  it('lets an update succeed once [Z16]', async () => {
    const { id, nom } = await makeMember({ ...FULL, nom: word() });
    const root = await membersList(nom ?? '');
    await chooseInRow(root, `${nom} Zoé`, 'Modifier');
    await until(() => input(root, 'ville'));
    await fill(input(root, 'ville'), 'Quimper');
    reported.length = 0;
    await click(byRole(root, 'button', 'Enregistrer'));
    expect((await alertShown(root))[1]).toContain('succès');
    await acknowledge(root);
    // The one for what was saved, and the one for the way back to the list.
    expect(reported).toEqual([BROKEN, BROKEN]);
    expect(await sent(`PUT /api/membres/${id}/`)).toHaveLength(1);
  });

  it('lets a visitor’s answers be sent once, with thanks [Z16]', async () => {
    const { root } = mountInLight(
      <PublicForm
        client={createClient({ getToken: () => null })}
        identifiant="lettre-du-mois"
        submit
        {...everyHandler}
        onBeforeSubmit={throwing}
        onFormSubmitted={throwing}
      />,
    );
    await until(() => root.querySelector('form'));
    await fill(byLabel(root, /^E-mail/), 'awa@exemple.fr');
    reported.length = 0;
    await click(byRole(root, 'button', 'Envoyer'));
    await until(() => byRole(root, 'heading', 'Merci\u00a0!'));
    expect(reported).toEqual([BROKEN, BROKEN]);
    expect(await sent('POST /api/formulaires')).toEqual(['POST /api/formulaires/lettre-du-mois/reponses/']);
  });

  it('changes neither sign-in, nor its failure, nor the page’s own onError [Z16]', async () => {
    const back = accountsBackend();
    const { root } = mountInLight(
      <Parvis api="/handlers" fetch={back.fetch} onError={throwing}>
        <Login {...everyHandler} />
      </Parvis>,
    );
    await signIn(root, { ...awa, password: 'faux' });
    await until(() => byText(root, 'Identifiants incorrects'));
    await signIn(root, awa);
    await until(() => byText(root, awa.name));
    expect(reported.length).toBeGreaterThan(2);
    expect(new Set(reported)).toEqual(new Set([BROKEN]));
  });

  it('is reported when it can’t give a token, and nothing is sent without one [Z16]', async () => {
    const send = fn(fetch);
    const { root } = mountInLight(
      <Parvis api="/no-token" fetch={send} getToken={throwing}>
        <Members />
      </Parvis>,
    );
    // Whether there is a session isn’t known, so nothing asks for another one.
    await until(() => byRole(root, 'button', 'Réessayer'));
    expect(root.querySelector('input')).toBe(null);
    expect(new Set(reported)).toEqual(new Set([BROKEN]));
    expect(send.mock.calls).toEqual([]);
  });

  it('leaves the rejected promise of an asynchronous handler to the host [Z16]', async () => {
    const back = accountsBackend();
    const rejected: unknown[] = [];
    const follow = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      rejected.push(event.reason);
    };
    window.addEventListener('unhandledrejection', follow, true);
    const { root } = mountInLight(<Login client={back.client} onReady={() => Promise.reject(BROKEN)} />);
    await until(() => rejected.length > 0);
    window.removeEventListener('unhandledrejection', follow, true);
    expect(rejected).toEqual([BROKEN]);
    expect(reported).toEqual([]);
    byRole(root, 'button', 'Se connecter');
  });
});
