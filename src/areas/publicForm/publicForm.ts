/**
 * The two calls of a public form, as in endpoints/forms.ts, but parsed by hand: <parvis-form> loads no zod, which
 * would be a sixth of all that a visitor downloads. tests/fast/areas/publicForm/publicForm.test.ts checks that both agree.
 */
import { family, get, post, type Schema } from '../../api/endpoint';
import type { FieldDefinition, FormDefinition } from '../../domain/forms/form';

export interface PublicForm extends Pick<FormDefinition, 'nom_du_formulaire' | 'description'> {
  champs: FieldDefinition[];
  /** Whose form it is, and what becomes of the answers; '' where the back end doesn’t say. */
  organisation: string;
  confidentialite: string;
  /** If the back end sent one, it must be sent back with the answers. */
  tampon: string | undefined;
}

type Wire = Record<string, unknown>;

const isRecord = (value: unknown): value is Wire => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function fieldOf(value: unknown): FieldDefinition {
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

type Parsed<T> = { value: T } | { issues: object[] };

function parsePublicForm(value: unknown): Parsed<PublicForm> {
  if (!isRecord(value) || typeof value.nom_du_formulaire !== 'string')
    return { issues: [{ message: '', path: ['nom_du_formulaire'], expected: 'string' }] };
  const { nom_du_formulaire, description, champs: fields, organisation, confidentialite, tampon } = value;
  if (fields !== undefined && fields !== null && !Array.isArray(fields))
    return { issues: [{ message: '', path: ['champs'], expected: 'array' }] };
  const form: PublicForm = {
    nom_du_formulaire,
    description: textOf(description),
    champs: (fields ?? []).map(fieldOf),
    organisation: textOf(organisation).trim(),
    confidentialite: textOf(confidentialite).trim(),
    tampon: textOf(tampon) || undefined,
  };
  return { value: form };
}

interface Receipt {
  /** The number of the stored answer, where the back end sends one. */
  numero: number | undefined;
}

/** Accepts every response but a page, which a portal or a proxy sends when no answer was stored. */
function parseReceipt(value: unknown): Parsed<Receipt> {
  if (typeof value === 'string' && value.trimStart().startsWith('<'))
    return { issues: [{ message: '', expected: 'object' }] };
  const numero = isRecord(value) ? value.numero : undefined;
  return { value: { numero: typeof numero === 'number' ? numero : undefined } };
}

/** The client uses no other part of a schema. */
const schemaOf = <T>(validate: (value: unknown) => Parsed<T>): Schema<T> =>
  ({ '~standard': { version: 1, vendor: 'parvis', validate } }) as unknown as Schema<T>;

export const publicForm = family('formulaires', {
  public: get('/api/formulaires/public/{identifiant}/', schemaOf(parsePublicForm), { anonymous: true }),
  answer: post('/api/formulaires/{identifiant}/reponses/', schemaOf(parseReceipt), {
    body: schemaOf<Record<string, string | Blob>>(() => ({ issues: [] })),
    anonymous: true,
    multipart: true,
  }),
});
