/*
 * The calls that the specification names, with the keys of their query and body, copied from its section «The calls it
 * makes» and not from our table of endpoints. A dot separates a key from the key that contains it.
 */

type Named = readonly [call: string, query: string, body: string];

const MEMBER =
  'nom prenom genre date_naissance nationalite profession situation_matrimoniale telephone email ville adresse';
const FIELD = 'champs.nom_du_champ champs.type_de_champ champs.option champs.is_required champs.placeholder';
const FORM = `nom_du_formulaire description form_extend form_static champs ${FIELD}`;
const EVENT =
  'nom_evenement lieu date heure_debut heure_fin is_recurrent recurence_data recurence_data.frequency';

/** Calls and keys that the specification prints. */
const printed: readonly Named[] = [
  ['POST /api/login', '', 'email password'],
  ['POST /api/logout', '', ''],
  ['GET /api/verify-token', '', ''],
  ['POST /api/verify-token', '', ''],
  ['POST /api/auth/reset-password/', '', 'email'],

  ['GET /api/statistics/dashboard', '', ''],
  ['GET /api/groupes/statistiques/', '', ''],
  ['GET /api/departements/statistiques/', '', ''],
  ['GET /api/membres/evolution-membres/', 'period start_date end_date', ''],

  ['GET /api/membres/', 'page page_size search', ''],
  ['POST /api/membres/', '', MEMBER],
  ['GET /api/membres/{id}/', '', ''],
  ['PUT /api/membres/{id}/', '', `id ${MEMBER}`],
  ['DELETE /api/membres/{id}/', '', ''],
  ['GET /api/membres/statistics/', '', ''],
  ['GET /api/membres/search/', 'q', ''],
  ['GET /api/membres/export/', 'format', ''],
  ['POST /api/membres/import/', '', 'file'],
  ['GET /api/membres/par_groupes/', 'groupes[]', ''],
  ['GET /api/membres/par_etapes/', 'etapes[]', ''],
  ['GET /api/membres/par_tags/', 'tags[]', ''],
  ['GET /api/membres/filtres_combines/', 'groupes[] etapes[] tags[] search page page_size', ''],
  ['GET /api/membres/tous_les_membres/', '', ''],
  ['GET /api/membres/membres_simples/', '', ''],
  ['GET /api/membres/membres_search/', '', ''],
  ['GET /api/membres/{id}/membre_avec_relations/', '', ''],

  ['GET /api/tags/tous_les_tags/', '', ''],
  ['GET /api/etapes/tous_les_etapes/', '', ''],
  ['POST /api/serviteurs/ajouter_membre_departement/', '', 'departement_id membre_ids'],
  ['POST /api/departements/{id}/remove_membre/', '', 'member_ids'],

  ['GET /api/events/', 'date_from date_to is_recurrent frequency ordering', ''],
  ['POST /api/events/', '', EVENT],
  ['GET /api/events/{id}/', '', ''],
  ['PUT /api/events/{id}/', '', `id ${EVENT}`],
  ['DELETE /api/events/{id}/', '', ''],

  // «With optional query», «search and other query»: the keys that other lists have.
  ['GET /api/roles-intervenants/', 'search page page_size ordering', ''],
  ['POST /api/roles-intervenants/', '', 'libelle'],
  ['GET /api/roles-intervenants/{id}/', '', ''],
  ['PUT /api/roles-intervenants/{id}/', '', 'libelle'],
  ['DELETE /api/roles-intervenants/{id}/', '', ''],
  ['GET /api/roles-intervenants/search/', 'q', ''],
  ['GET /api/roles-intervenants/most-used/', 'limit', ''],
  ['GET /api/intervenants/', 'search page page_size ordering', ''],
  ['GET /api/intervenants/{id}/', '', ''],
  ['POST /api/intervenants/', '', 'nom prenom'],

  ['GET /api/formulaires/', 'search page page_size ordering', ''],
  ['GET /api/formulaires/{id}/avec_champs/', '', ''],
  ['POST /api/formulaires/', '', FORM],
  ['PUT /api/formulaires/{id}/', '', FORM],
  ['DELETE /api/formulaires/{id}/', '', ''],
];

/** Calls and keys that the specification only describes («paths not shown»): the names that Parvis chose. */
const chosen: readonly Named[] = [
  ['POST /api/membres/taged_multiple/', '', 'membre_ids tags_ids'],
  ['POST /api/membres/{id}/untaged_multiple/', '', 'tag_ids'],
  ['PATCH /api/membres/{id}/department/', '', 'departement_id'],
  ['PATCH /api/membres/{id}/group/', '', 'groupe_id'],
  ['POST /api/membres/{id}/ajouter_conjoint/', '', 'conjoint_id'],
  ['POST /api/membres/{id}/ajouter_enfant/', '', 'enfants_ids'],
  ['POST /api/membres/store_multiple_etapes/', '', 'etape_id membre_ids'],
  ['POST /api/groupes/{id}/insert_membre/', '', 'membre_ids'],
  ['POST /api/groupes/{id}/remove_membre/', '', 'groupe_id member_ids'],

  ['GET /api/events/check-name/', 'nom_evenement', ''],
  ['GET /api/events/{id}/assignments/', '', ''],
  [
    'POST /api/events/{id}/assignments/',
    '',
    'evenement intervenant role_intervenant donnees donnees.member_email donnees.member_telephone donnees.member_profession',
  ],
  [
    'PUT /api/events/{id}/assignments/',
    '',
    'assignments assignments.evenement assignments.intervenant assignments.role_intervenant assignments.donnees assignments.donnees.member_email assignments.donnees.member_telephone assignments.donnees.member_profession',
  ],

  ['GET /api/groupes/', '', ''],
  ['POST /api/groupes/', '', 'nom description color'],
  ['PUT /api/groupes/{id}/', '', 'id nom description'],
  ['DELETE /api/groupes/{id}/', '', ''],
  ['GET /api/groupes/{id}/membres/', '', ''],
  ['GET /api/departements/', '', ''],
  ['POST /api/departements/', '', 'nom color mission'],
  ['PUT /api/departements/{id}/', '', 'id nom mission color'],
  ['DELETE /api/departements/{id}/', '', ''],
  ['GET /api/departements/{id}/membres/', '', ''],
  ['GET /api/tags/', '', ''],
  ['POST /api/tags/', '', 'name can_be_inevent'],
  ['PUT /api/tags/{id}/', '', 'id name can_be_inevent'],
  ['DELETE /api/tags/{id}/', '', ''],
  ['GET /api/etapes/', '', ''],
  ['POST /api/etapes/', '', 'libelle description ordre couleur duree_estimee conditions'],
  ['PUT /api/etapes/{id}/', '', 'id libelle description ordre couleur duree_estimee conditions'],
  ['DELETE /api/etapes/{id}/', '', ''],
];

/** Headers of the calls, and headers that a browser adds by itself. */
const HEADERS =
  /^(accept|accept-encoding|accept-language|authorization|cache-control|connection|content-length|content-type|host|origin|pragma|referer|sec-.*|user-agent)$/;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean));
const rows = [...printed, ...chosen].map(([call, query, body]) => ({
  pattern: new RegExp(`^${call.replaceAll('{id}', '\\d+')}$`),
  query: words(query),
  body: words(body),
}));

/** Every key of a body; `champs.option` for a key inside a list or an object. */
function keysOf(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, prefix));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    prefix + key,
    ...keysOf(inner, `${prefix}${key}.`),
  ]);
}

export interface Asked {
  method: string;
  url: URL;
  headers: readonly string[];
  /** The parsed body: an object, or the keys of a form with files. */
  body: unknown;
}

/** Why the specification doesn't name this call; undefined when it does. */
export function refusalOf({
  method,
  url,
  headers,
  body,
}: Asked): { status: 400 | 404; why: string } | undefined {
  const call = `${method} ${url.pathname}`;
  const row = rows.find(({ pattern }) => pattern.test(call));
  if (!row) return { status: 404, why: call };
  const unknown = [
    ...[...new Set(url.searchParams.keys())].filter((key) => !row.query.has(key)).map((key) => `?${key}`),
    ...[...new Set(keysOf(body))].filter((key) => !row.body.has(key)),
    ...headers.filter((name) => !HEADERS.test(name)),
  ];
  return unknown.length ? { status: 400, why: `${call}: ${unknown.join(', ')}` } : undefined;
}
