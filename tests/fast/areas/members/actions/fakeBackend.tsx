import { type ReactNode, useState } from 'react';
import { createClient } from '../../../../../src/api/client.ts';
import { ClientProvider } from '../../../../../src/api/clientContext.ts';
import type { Membre } from '../../../../../src/domain/members/membre.ts';
import { createSession } from '../../../../../src/session/session.ts';
import { SessionProvider } from '../../../../../src/session/useSession.ts';
import { Button } from '../../../../../src/ui/button/Button.tsx';
import { WidgetRoot } from '../../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { fn } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { mountInShadow } from '../../../../support/mount.tsx';
import { nth } from '../../../../support/present.ts';
import { byRole, until } from '../../../../support/queries.ts';
import { click } from '../../../../support/user.ts';

/*
 * A back end in the page that a test can hold, break or have refuse, and a page that opens one dialog on it. That the
 * reference server answers the same is shown by tests/fast/server.
 */

export const TAGS = '/api/tags/tous_les_tags/';
export const STEPS = '/api/etapes/tous_les_etapes/';
export const GROUPS = '/api/groupes/statistiques/';
export const DEPARTMENTS = '/api/departements/statistiques/';
export const PEOPLE = '/api/membres/membres_simples/';
export const ADD_TAGS = '/api/membres/taged_multiple/';
export const ADD_STEP = '/api/membres/store_multiple_etapes/';
export const ADD_TO_GROUP = '/api/groupes/2/insert_membre/';
export const ADD_TO_DEPARTMENT = '/api/serviteurs/ajouter_membre_departement/';
export const ADD_SPOUSE = '/api/membres/1/ajouter_conjoint/';
export const ADD_CHILDREN = '/api/membres/1/ajouter_enfant/';
export const LEAVE_GROUP = '/api/groupes/2/remove_membre/';
export const LEAVE_DEPARTMENT = '/api/departements/2/remove_membre/';

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
/** An answer without a body. */
export const nothing = () => new Response('', { status: 200 });
export const dropped = () => Promise.reject(new TypeError('Failed to fetch'));

type Reply = () => Response | Promise<Response>;

const PEOPLE_ROWS = [
  { id: 1, name: 'Ba Awa', email: 'awa@exemple.fr', ville: 'Lyon' },
  { id: 2, name: 'Ba Moussa', email: 'moussa@exemple.fr', ville: 'Lyon' },
  { id: 3, name: 'Ba Noé', email: null, ville: 'Brest' },
  { id: 4, name: 'Diop Marie', email: 'marie.diop@exemple.fr', ville: 'Nantes' },
  { id: 5, name: 'Diop Marie', email: 'm.diop@exemple.fr', ville: 'Lille' },
  { id: 6, name: 'Lefèvre Élodie', email: null, ville: null },
];

const usual: Record<string, Reply> = {
  [TAGS]: () =>
    json({
      data: {
        data: [
          { id: 1, name: 'Musicien' },
          { id: 2, name: 'Bénévole' },
          { id: 3, name: 'Accueil' },
        ],
      },
    }),
  [STEPS]: () =>
    json({
      data: [
        { id: 1, libelle: 'Premier contact' },
        { id: 2, libelle: 'Baptême' },
      ],
    }),
  [GROUPS]: () =>
    json({
      data: {
        data: {
          groupes: [
            { id: 1, nom: 'Jeunes', membres_count: 12 },
            { id: 2, nom: 'Chorale', membres_count: 1 },
          ],
        },
      },
    }),
  [DEPARTMENTS]: () =>
    json({
      data: {
        data: {
          departements: [
            { id: 1, nom: 'Médias', membres_count: 3 },
            { id: 2, nom: 'Louange', nombre_serviteurs: 7 },
          ],
        },
      },
    }),
  [PEOPLE]: () => json({ data: { data: PEOPLE_ROWS } }),
  [ADD_TAGS]: () => json({ success: true, message: 'Fait' }),
  [ADD_STEP]: () =>
    json({ success: true, data: { membres_associes: 2, etape_associee: { id: 2, libelle: 'Baptême' } } }),
  [ADD_TO_GROUP]: () => json({ success: true, message: 'Fait' }),
  [ADD_TO_DEPARTMENT]: () => json({ success: true, message: 'Fait' }),
  [ADD_SPOUSE]: () =>
    json({ message: 'Ba Moussa est le conjoint de Ba Awa.', data: { id: 2, nom: 'Ba', prenom: 'Moussa' } }),
  [ADD_CHILDREN]: () => json({ message: '1 enfant ajouté.', data: [{ id: 3, nom: 'Ba', prenom: 'Noé' }] }),
  [LEAVE_GROUP]: () => json({ success: true, message: 'Fait' }),
  [LEAVE_DEPARTMENT]: () => json({ success: true, message: 'Fait' }),
};

export function fakeBackend(answers: Record<string, Reply> = {}) {
  const replies = { ...usual, ...answers };
  const calls: { path: string; method: string; body: unknown }[] = [];
  const once: { path: string; reply: Reply }[] = [];
  const client = createClient({
    random: () => 0,
    fetch: async (input, init) => {
      const path = new URL(String(input), location.href).pathname;
      const body = init?.body ? JSON.parse(String(init.body)) : undefined;
      calls.push({ path, method: init?.method ?? 'GET', body });
      const at = once.findIndex((one) => one.path === path);
      const reply = at < 0 ? replies[path] : nth(once.splice(at, 1), 0).reply;
      if (!reply) throw new Error(`The dialog asked for ${path}`);
      return reply();
    },
  });
  return {
    client,
    /** Bodies sent to a path. */
    sent: (path: string) => calls.filter((call) => call.path === path).map((call) => call.body),
    answer: (path: string, reply: Reply) => {
      replies[path] = reply;
    },
    next: (path: string, reply: Reply) => void once.push({ path, reply }),
  };
}

export type FakeBackend = ReturnType<typeof fakeBackend>;

/** An answer that comes when the test lets it. */
export function held(reply: Reply) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: () => gate.then(reply), release: () => release() };
}

export const awa: Membre = {
  id: 1,
  nom: 'Ba',
  prenom: 'Awa',
  groupe_actuel: { id: 2, nom: 'Chorale' },
  departement_actuel: { id: 2, nom: 'Louange' },
};
export const two = [
  { id: 1, label: 'Ba Awa' },
  { id: 2, label: 'Ba Moussa' },
];

interface OpenerProps {
  children(props: { onDone(): void; onClose(): void }): ReactNode;
  onDone(): void;
  onClose(): void;
}

function Opener({ children, onDone, onClose }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      {isOpen && children({ onDone, onClose: handleClose })}
    </>
  );
}

/** A page on this back end. */
export const page = (
  back: Pick<FakeBackend, 'client'>,
  children: ReactNode,
  theme: 'light' | 'dark' = 'light',
) => (
  <WidgetRoot theme={theme}>
    <ClientProvider client={back.client}>
      <SessionProvider session={createSession({ client: back.client })}>{children}</SessionProvider>
    </ClientProvider>
  </WidgetRoot>
);

/** Mounts a page with one dialog behind «Ouvrir», and opens it. */
export async function opened(
  back: Pick<FakeBackend, 'client'>,
  dialog: OpenerProps['children'],
  theme: 'light' | 'dark' = 'light',
) {
  const log: string[] = [];
  const onDone = fn(() => void log.push('done'));
  const onClose = fn(() => void log.push('closed'));
  const { root } = mountInShadow(
    page(
      back,
      <Opener onDone={onDone} onClose={onClose}>
        {dialog}
      </Opener>,
      theme,
    ),
  );
  const open = async () => {
    await click(byRole(root, 'button', 'Ouvrir'));
    return until(() => byRole(root, 'dialog'));
  };
  await open();
  return { root: root as ShadowRoot, open, log };
}

export const dialogOf = (root: ShadowRoot) => root.querySelector<HTMLDialogElement>('dialog:not([role])');
export const labels = (root: ShadowRoot) =>
  [...root.querySelectorAll('[role=option]')].map((option) => option.textContent);
export const option = (root: ShadowRoot, label: string) =>
  [...root.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
    (one.textContent ?? '').startsWith(label),
  )!;
/** Clicks an option once it is there. */
export const choose = async (root: ShadowRoot, label: string) =>
  click(await until(() => option(root, label) ?? null));

/** Title and text of the alert that shows, byte for byte. */
export async function alertShown(root: ShadowRoot) {
  const alert = await until(() => root.querySelector<HTMLElement>('dialog[role=alertdialog]'));
  return [alert.querySelector('h2')?.textContent ?? '', alert.querySelector('p')?.textContent ?? ''];
}
/** Reads the alert away. A form below it ends its attempt only then. */
export async function acknowledge(root: ShadowRoot) {
  await click(byRole(query(root, 'dialog[role=alertdialog]'), 'button', 'Compris'));
  await until(() => !root.querySelector('dialog[role=alertdialog], form[aria-busy=true]'));
}
