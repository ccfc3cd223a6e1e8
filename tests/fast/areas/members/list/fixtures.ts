import { membersArea } from '../../../../../src/areas/members/area.ts';
import type { Capability } from '../../../../../src/domain/capabilities.ts';
import type { Member } from '../../../../../src/domain/members/member.ts';
import { type Backend, type Call, fakeBackend, json } from '../../../../support/fakeBackend.ts';
import { nth } from '../../../../support/present.ts';
import { until } from '../../../../support/queries.ts';
import { showWidget } from '../../../../support/screen.tsx';
import { names } from '../fixtures.ts';

/*
 * Members a test wants to see: 42 of them with known groups and tags, one without a name, one with hostile texts. What
 * the reference server makes of its own data is shown by the journey in tests/fast/journeys.
 */

export const LIST = '/api/membres/';
export const FILTERED = '/api/membres/filtres_combines/';
export const GROUPS = '/api/groupes/statistiques/';

const groups = ['Chorale', 'Équipe Média', 'Accueil'].map((name, at) => ({
  id: at + 1,
  nom: name,
  color: at + 1,
  membres_count: 14,
}));
const steps = ['Accueil', 'Baptême'].map((label, at) => ({ id: at + 1, libelle: label }));
const tags = ['bénévole', 'musicien'].map((name, at) => ({ id: at + 1, name }));

const FIRST_NAMES = ['Élodie', 'Noël', 'Chloé', 'Paul', 'Zoé', 'Inès'];
export const members: Member[] = Array.from({ length: 42 }, (_, at) => ({
  id: at + 1,
  nom: `Nom${String(at + 1).padStart(2, '0')}`,
  prenom: nth(FIRST_NAMES, at % FIRST_NAMES.length),
  email: `m${at + 1}@exemple.fr`,
  telephone: `06 00 00 00 ${String(at + 10)}`,
  color: at + 1,
  statut: 'membre',
  date_naissance: '1990-03-05',
  ville: 'Lyon',
  groupe_actuel: nth(groups, at % 3),
  tags: at % 2 ? [nth(tags, 0)] : tags,
  etape_actuelle: [nth(steps, at % 5 === 3 ? 1 : 0)],
}));
Object.assign(nth(members, 1), { nom: null, prenom: null, email: null });
Object.assign(nth(members, 2), {
  nom: '<img src=x onerror=alert(1)>',
  email: 'javascript:alert(1)',
  telephone: '*#06#',
});

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The page of these rows that a call asks for, narrowed as the server would. */
function pageOf({ search: asked }: Call, rows: readonly Member[]): Response {
  const query = new URLSearchParams(asked);
  const ids = (name: string) => query.getAll(`${name}[]`).map(Number);
  const search = fold(query.get('search') ?? '');
  const found = rows.filter(
    (row) =>
      (!search || fold(`${row.nom} ${row.prenom}`).includes(search)) &&
      (!ids('groupes').length || ids('groupes').includes(row.groupe_actuel?.id ?? 0)) &&
      (!ids('etapes').length || row.etape_actuelle?.some((step) => ids('etapes').includes(step.id))) &&
      (!ids('tags').length || row.tags?.some((tag) => ids('tags').includes(tag.id))),
  );
  const size = Number(query.get('page_size'));
  const start = (Number(query.get('page')) - 1) * size;
  return json({
    count: found.length,
    next: start + size < found.length ? 'next' : null,
    previous: start > 0 ? 'previous' : null,
    results: found.slice(start, start + size),
  });
}

export function listBackend(rows: readonly Member[] = members, capabilities: readonly Capability[] = []) {
  const usual = (call: Call) => pageOf(call, rows);
  const back = fakeBackend(
    {
      [LIST]: usual,
      [FILTERED]: usual,
      [GROUPS]: { data: { groupes: groups } },
      '/api/etapes/tous_les_etapes/': { data: steps },
      '/api/tags/tous_les_tags/': { data: tags },
    },
    { capabilities },
  );
  return { ...back, usual };
}
export type ListBackend = ReturnType<typeof listBackend>;

export const show = (back: Backend, attributes?: object) => showWidget(membersArea, back, attributes);

/** The widget once its rows are there, and what is fetched beside them: filters, bulk actions, column choice. */
export async function shown(back: Backend, attributes?: object) {
  const page = show(back, attributes);
  const { root } = page;
  await until(
    () =>
      names(root).length > 0 &&
      // The options of the first filter or their failure, which move the filters below: clicks are made by position.
      root.querySelector('details[open] :is(li, button)') &&
      // One menu per row; bulk actions, saved filters, columns and the list’s own.
      root.querySelectorAll('[aria-haspopup]').length === names(root).length + 4,
  );
  return page;
}
