/**
 * The two calls of a public form, as in endpoints/forms.ts, but parsed by hand: <parvis-form> loads no zod, which
 * would be a sixth of all that a visitor downloads. tests/fast/areas/publicForm/publicForm.test.ts checks that both agree.
 */
import { family, get, post } from '../../api/endpoint';
import type { FieldDefinition, FormDefinition } from '../../domain/forms/form';
import {
  handSchema,
  isWireObject,
  type Parsed,
  wireField,
  wireNames,
  wireText,
} from '../../questions/wireFields';

export interface PublicForm extends Pick<FormDefinition, 'nom_du_formulaire' | 'description'> {
  champs: FieldDefinition[];
  /** Whose form it is, and what becomes of the answers; '' where the back end doesn’t say. */
  organisation: string;
  confidentialite: string;
  /** If the back end sent one, it must be sent back with the answers. */
  tampon: string | undefined;
  /** What the page may add to an answer. */
  champs_caches: string[];
}

function parsePublicForm(value: unknown): Parsed<PublicForm> {
  if (!isWireObject(value) || typeof value.nom_du_formulaire !== 'string')
    return { issues: [{ message: '', path: ['nom_du_formulaire'], expected: 'string' }] };
  const { nom_du_formulaire, description, champs: fields, organisation, confidentialite, tampon } = value;
  if (fields !== undefined && fields !== null && !Array.isArray(fields))
    return { issues: [{ message: '', path: ['champs'], expected: 'array' }] };
  const form: PublicForm = {
    nom_du_formulaire,
    description: wireText(description),
    champs: (fields ?? []).map(wireField),
    organisation: wireText(organisation).trim(),
    confidentialite: wireText(confidentialite).trim(),
    tampon: wireText(tampon) || undefined,
    champs_caches: wireNames(value.champs_caches),
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
  const numero = isWireObject(value) ? value.numero : undefined;
  return { value: { numero: typeof numero === 'number' ? numero : undefined } };
}

export const publicForm = family('formulaires', {
  public: get('/api/formulaires/public/{identifiant}/', handSchema(parsePublicForm), { anonymous: true }),
  answer: post('/api/formulaires/{identifiant}/reponses/', handSchema(parseReceipt), {
    body: handSchema<Record<string, string | Blob>>(() => ({ issues: [] })),
    anonymous: true,
    multipart: true,
  }),
});
