/** Makes examples from the schemas, by the name of a property or else by its type. All people in them are invented. */
import type { JsonSchema } from './schemas';

const BY_NAME: Readonly<Record<string, unknown>> = {
  nom: 'Diallo',
  prenom: 'Awa',
  name: 'Chorale',
  username: 'awa.diallo',
  email: 'awa.diallo@exemple.fr',
  password: 'trois mots au hasard',
  token: 'q3Zk0cV6m1x8TtN4',
  telephone: '06 12 34 56 78',
  genre: 'feminin',
  date_naissance: '1990-04-17',
  nationalite: 'Française',
  profession: 'Infirmière',
  situation_matrimoniale: 'marie',
  ville: 'Lyon',
  adresse: '12 rue des Tilleuls',
  couleur: '#76c12c',
  description: 'Le dimanche matin',
  libelle: 'Baptême',
  nom_evenement: 'Culte de Noël',
  lieu: 'Temple',
  date: '2026-12-24',
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  date_from: '2026-12-01',
  date_to: '2026-12-31',
  heure_debut: '10:00',
  heure_fin: '11:30',
  frequency: 'weekly',
  serie: { intervalle: 2, jusqu_au: '2027-06-30', sauf: ['2027-01-07'] },
  created_at: '2026-11-22T09:00:00.000Z',
  updated_at: '2026-11-22T09:00:00.000Z',
  next: '/api/membres/?page=2',
  previous: null,
  count: 1,
  page: 1,
  page_size: 10,
  limit: 10,
  search: 'diallo',
  q: 'diallo',
  ordering: '-created_at',
  format: 'csv',
  nom_du_formulaire: 'Inscription au camp d’été',
  identifiant: 'inscription-camp-ete',
  nom_du_champ: 'Allergies',
  type_de_champ: 'text',
  message: null,
  ouvert_du: '2026-06-01T08:00',
  ouvert_au: '2026-06-30T20:00',
};

function objectOf({ properties = {}, required = [] }: JsonSchema, depth: number): object {
  const wanted = Object.entries(properties).filter(([name]) => depth < 3 || required.includes(name));
  return Object.fromEntries(wanted.map(([name, each]) => [name, exampleOf(each, name, depth + 1)]));
}

/** A value that fits the schema. Deeply nested objects only get their required properties. */
export function exampleOf(schema: JsonSchema, name = '', depth = 0): unknown {
  const { const: only, enum: values, anyOf, allOf, items } = schema;
  if (only !== undefined) return only;
  // Two properties of one name can have other choices.
  if (name in BY_NAME && (values?.includes(BY_NAME[name]) ?? true)) return BY_NAME[name];
  if (schema.default !== undefined) return schema.default;
  if (values) return values[0];
  if (anyOf) return exampleOf(anyOf[0]!, name, depth);
  if (allOf) return exampleOf(allOf[0]!, name, depth);
  const [type] = [schema.type ?? 'null'].flat();
  if (type === 'object') return objectOf(schema, depth);
  if (type === 'array') return items && depth < 5 ? [exampleOf(items, name, depth + 1)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  return type === 'null' ? null : 'texte';
}
