/**
 * The two calls of a visitor's registration, as in endpoints/events.ts, but parsed by hand: <parvis-registration> loads no zod.
 * tests/fast/areas/registration/registrationCalls.test.ts checks that both agree.
 */
import { family, get, post } from '../../api/endpoint';
import type { FieldDefinition } from '../../domain/forms/form';
import { ATTENDEE_STATES, type AttendeeState } from '../../domain/registrations/registrationState';
import {
  handSchema,
  isWireObject,
  type Parsed,
  wireField,
  wireNames,
  wireText,
} from '../../questions/wireFields';

/** A question, asked of each person or once. */
interface RegistrationField extends FieldDefinition {
  par_personne: boolean;
}

export interface OpenRegistration {
  nom_evenement: string;
  lieu: string;
  date: string;
  /** The last of several days, else ''. */
  date_fin: string;
  heure_debut: string;
  heure_fin: string;
  is_recurrent: boolean;
  fuseau: string;
  etat: string;
  /** Why it is closed; '' while it is open. */
  message: string;
  /** Undefined for any number. */
  places_libres: number | undefined;
  /** Where places are short, all people of a registration wait together. */
  ensemble: boolean;
  attente: boolean;
  accord: boolean;
  personnes_max: number;
  organisation: string;
  confidentialite: string;
  champs: RegistrationField[];
  /** The last minute in which it takes registrations; '' where none is said. */
  ouvert_au: string;
  /** What the page may add to a registration. */
  champs_caches: string[];
  tampon: string | undefined;
  /** Whether a receipt is mailed; back ends that don’t say it mail one. */
  recu: boolean;
}

const wrong = (path: string, expected: string) => ({ issues: [{ message: '', path: [path], expected }] });

function parseRegistration(value: unknown): Parsed<OpenRegistration> {
  if (!isWireObject(value) || typeof value.nom_evenement !== 'string')
    return wrong('nom_evenement', 'string');
  const { champs: fields, places_libres: free, personnes_max: max } = value;
  if (!Array.isArray(fields)) return wrong('champs', 'array');
  const texts = [
    'lieu',
    'date',
    'date_fin',
    'heure_debut',
    'heure_fin',
    'fuseau',
    'etat',
    'message',
    'ouvert_au',
  ] as const;
  const read = Object.fromEntries(texts.map((key) => [key, wireText(value[key])]));
  return {
    value: {
      ...(read as Pick<OpenRegistration, (typeof texts)[number]>),
      nom_evenement: value.nom_evenement,
      places_libres: typeof free === 'number' ? free : undefined,
      is_recurrent: value.is_recurrent === true,
      ensemble: value.ensemble === true,
      attente: value.attente === true,
      accord: value.accord === true,
      personnes_max: typeof max === 'number' && max >= 1 ? max : 1,
      organisation: wireText(value.organisation).trim(),
      confidentialite: wireText(value.confidentialite).trim(),
      champs: fields.map((field) => ({
        ...wireField(field),
        par_personne: isWireObject(field) && field.par_personne === true,
      })),
      champs_caches: wireNames(value.champs_caches),
      tampon: wireText(value.tampon) || undefined,
      recu: value.recu !== false,
    },
  };
}

/** What the visitor sent, as far as it is said again. */
export interface SentRegistration {
  email: string;
  firstNames: readonly string[];
}

export interface PersonOutcome {
  prenom: string;
  etat: AttendeeState;
  /** On the waiting list. */
  place: number | undefined;
}

const isState = (value: unknown): value is AttendeeState => ATTENDEE_STATES.some((state) => state === value);

/** Empty where the back end tells it by mail alone. */
function parsePeople(value: unknown): Parsed<PersonOutcome[]> {
  const people = isWireObject(value) ? value.personnes : undefined;
  if (!Array.isArray(people)) return wrong('personnes', 'array');
  return {
    value: people.flatMap((person: unknown) =>
      isWireObject(person) && isState(person.etat)
        ? [
            {
              prenom: wireText(person.prenom),
              etat: person.etat,
              place: typeof person.place === 'number' ? person.place : undefined,
            },
          ]
        : [],
    ),
  };
}

/** Answers by the id of their question. */
export type SentValues = Record<string, string | string[]>;

export interface RegistrationBody {
  email: string;
  telephone?: string;
  /** `valeurs` where the registration has questions of each person. */
  personnes: { prenom: string; nom: string; valeurs?: SentValues }[];
  valeurs: SentValues;
  champs_caches?: Record<string, string>;
  tampon?: string;
  site_web?: string;
}

export const registrationCalls = family('evenements', {
  publicRegistration: get('/api/inscriptions/{identifiant}/', handSchema(parseRegistration), {
    anonymous: true,
  }),
  visitorRegistration: post('/api/inscriptions/{identifiant}/', handSchema(parsePeople), {
    body: handSchema<RegistrationBody>(() => ({ issues: [] })),
    anonymous: true,
  }),
});
