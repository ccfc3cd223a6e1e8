/**
 * The two calls of a public form, as in endpoints/formulaires.ts but with schemas by hand: zod would be a sixth of all
 * that a visitor downloads. tests/areas/form/publicForm.test.ts holds the two to each other.
 */
import { family, get, post, type Schema } from '../../api/endpoint';
import type { Champ, Formulaire } from '../../domain/forms/formulaire';

export interface PublicForm extends Pick<Formulaire, 'nom_du_formulaire' | 'description'> {
  champs: Champ[];
  /** Must be sent back with the answers when the back end sent it. */
  tampon: string | undefined;
}

type Wire = Record<string, unknown>;

const isRecord = (value: unknown): value is Wire => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function champOf(value: unknown): Champ {
  const wire = isRecord(value) ? value : {};
  const { id, is_required, required } = wire;
  return {
    id: typeof id === 'number' ? id : undefined,
    nom_du_champ: textOf(wire.nom_du_champ).trim(),
    type_de_champ: textOf(wire.type_de_champ),
    option: textOf(wire.option),
    placeholder: textOf(wire.placeholder),
    is_required: Boolean(is_required ?? required),
  };
}

type Read<T> = { value: T } | { issues: object[] };

function parseForm(value: unknown): Read<PublicForm> {
  if (!isRecord(value) || typeof value.nom_du_formulaire !== 'string')
    return { issues: [{ message: '', path: ['nom_du_formulaire'], expected: 'string' }] };
  const { nom_du_formulaire, description, champs, tampon } = value;
  if (champs !== undefined && champs !== null && !Array.isArray(champs))
    return { issues: [{ message: '', path: ['champs'], expected: 'array' }] };
  const form: PublicForm = {
    nom_du_formulaire,
    description: textOf(description),
    champs: (champs ?? []).map(champOf),
    tampon: textOf(tampon) || undefined,
  };
  return { value: form };
}

/** Whatever a back end answers, but a page: a portal or a proxy sent it, and no answer was stored. */
const readReceipt = (value: unknown): Read<unknown> =>
  typeof value === 'string' && value.trimStart().startsWith('<')
    ? { issues: [{ message: '', expected: 'object' }] }
    : { value };

/** The client asks a schema for nothing else. */
const schemaOf = <T>(validate: (value: unknown) => Read<T>): Schema<T> =>
  ({ '~standard': { version: 1, vendor: 'parvis', validate } }) as unknown as Schema<T>;

export const publicForm = family('formulaires', {
  public: get('/api/formulaires/public/{identifiant}/', schemaOf(parseForm), { anonymous: true }),
  answer: post('/api/formulaires/{identifiant}/reponses/', schemaOf<unknown>(readReceipt), {
    body: schemaOf<Record<string, string | Blob>>(() => ({ issues: [] })),
    anonymous: true,
    multipart: true,
  }),
});
