/** Rows that several users edit at once, on the server of a file. */
import { expect } from 'vitest';
import { type JsonAnswer, signedInServer } from '../signedInServer';

const member = { nom: 'Durand', prenom: 'Alix', genre: 'feminin' };
export const event = { nom_evenement: 'Veillée', date: '2026-04-01T20:00:00', is_recurrent: false };
const form = { nom_du_formulaire: 'Camp', description: '', form_extend: false, form_static: false };
const champs = [{ nom_du_champ: 'Âge', type_de_champ: 'number', is_required: false }];

interface Kind {
  path: string;
  draft: object;
  field: string;
  read?: string;
  /** Where the specification sends the id as text. */
  id?: (id: number) => string;
}

/** Every kind of row that can be edited: where it is, what creates it, and the field that two people change. */
export const kinds: readonly Kind[] = [
  { path: '/api/membres/', draft: member, field: 'prenom', read: 'membre_avec_relations/' },
  { path: '/api/events/', draft: event, field: 'nom_evenement' },
  { path: '/api/groupes/', draft: { nom: 'Groupe du soir' }, field: 'nom', id: String },
  { path: '/api/departements/', draft: { nom: 'Accueil du soir' }, field: 'nom' },
  { path: '/api/tags/', draft: { name: 'Camp' }, field: 'name' },
  { path: '/api/etapes/', draft: { libelle: 'Parcours' }, field: 'libelle', id: String },
  { path: '/api/roles-intervenants/', draft: { libelle: 'Porteur de croix' }, field: 'libelle' },
  { path: '/api/intervenants/', draft: { nom: 'Roux', prenom: 'Ève' }, field: 'prenom' },
  { path: '/api/formulaires/', draft: { ...form, champs }, field: 'nom_du_formulaire', read: 'avec_champs/' },
];

const WRITERS = 50;

/** Starts a server for the tests of a file. */
export function versionedRows() {
  const server = signedInServer(5);

  /** A new row as several users have opened it. */
  async function openedRow({ path, draft, read = '', id: textOf }: Kind) {
    const { data: created } = await server.call('POST', path, draft);
    const own = `${path}${created.id}/`;
    const present = async () => (await server.call('GET', own + read)).data;
    const opened = await present();
    return {
      own,
      opened,
      present,
      body: { ...draft, id: textOf ? textOf(created.id) : Number(created.id), updated_at: opened.updated_at },
    };
  }

  /** Sends the calls at once. One must be done, and all others answered 409 with the same row, which is returned. */
  async function overtakenBy(send: (at: number) => Promise<JsonAnswer>): Promise<unknown> {
    const all = await Promise.all(Array.from({ length: WRITERS }, (_, at) => send(at)));
    const late = all.filter(({ status }) => status === 409);
    expect([all.filter(({ status }) => status === 200).length, late.length]).toEqual([1, WRITERS - 1]);
    expect(new Set(late.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    return late[0]?.data;
  }

  /** Fifty users who have opened the same row save at once: one succeeds, and the others see its row. */
  async function expectOneOfFifty(kind: Kind): Promise<void> {
    const { own, body, present } = await openedRow(kind);
    const shown = await overtakenBy((at) =>
      server.call('PUT', own, { ...body, [kind.field]: `Écrit ${at}` }),
    );
    expect.soft(shown, kind.path).toEqual(await present());
  }

  return { server, openedRow, overtakenBy, expectOneOfFifty };
}
