import { addDays } from '../../../src/domain/calendar/dayNumbers';
import type { FieldType } from '../../../src/domain/forms/field';
import { searchLine } from '../../../src/domain/search/words';

/** One field: its name, type (with `*` if required), choices and example. */
type Line = [
  name: string,
  type: FieldType | `${FieldType}*` | 'signature',
  option?: string | null,
  exemple?: string,
];

interface SampleForm {
  identifiant: string;
  nom_du_formulaire: string;
  description: string;
  form_extend?: true;
  form_static?: true;
  lines: Line[];
}

const campForm: SampleForm = {
  identifiant: 'inscription-camp-ete',
  nom_du_formulaire: 'Inscription au camp d’été',
  description:
    'Du 12 au 19 juillet, pour les 8–17\u00a0ans. Les places sont attribuées dans l’ordre des inscriptions.',
  form_extend: true,
  lines: [
    ['Nom et prénom de l’enfant', 'text*', null, 'Dupont Camille'],
    ['E-mail d’un parent', 'email*', null, 'parent@exemple.fr'],
    ['Téléphone d’un parent', 'tel*', null, '06 12 34 56 78'],
    ['Date de naissance', 'date*'],
    ['Nombre de camps déjà faits', 'number', null, '0'],
    ['Taille de t-shirt', 'select*', '8\u00a0ans, 10\u00a0ans, 12\u00a0ans, S, M, L'],
    ['Transport', 'radio*', 'En car depuis l’église, Par ses propres moyens'],
    ['Activités souhaitées', 'checkbox', 'Canoë, Escalade, Musique, Cuisine'],
    ['Allergies et traitements', 'textarea', null, 'Rien à signaler'],
    ['Fiche sanitaire', 'file'],
  ],
};

const shortForms: SampleForm[] = [
  {
    identifiant: 'premiere-visite',
    nom_du_formulaire: 'Première visite',
    description: 'Pour faire connaissance avec les personnes qui viennent pour la première fois.',
    form_static: true,
    lines: [
      ['Nom', 'text*', null, 'Votre nom'],
      ['Prénom', 'text*', null, 'Votre prénom'],
      ['E-mail', 'email', null, 'vous@exemple.fr'],
      ['Comment nous avez-vous connus\u00a0?', 'radio', 'Un ami, Internet, En passant devant, Autre'],
    ],
  },
  {
    identifiant: 'demande-de-priere',
    nom_du_formulaire: 'Demande de prière',
    description: 'Votre demande est lue par l’équipe de prière, et par elle seule.',
    lines: [
      ['Votre demande', 'textarea*'],
      ['Je souhaite être rappelé', 'checkbox', 'Oui'],
      ['Téléphone', 'tel'],
    ],
  },
  {
    identifiant: 'devenir-benevole',
    nom_du_formulaire: 'Devenir bénévole',
    description: 'Dites-nous où et quand vous aimeriez servir.',
    form_extend: true,
    form_static: true,
    lines: [
      ['Nom', 'text*'],
      ['E-mail', 'email*'],
      ['Équipe', 'select*', 'Accueil, Enfance, Musique, Technique, Entraide'],
      ['Disponible à partir du', 'date'],
      ['Signature', 'signature'],
    ],
  },
  {
    identifiant: 'reservation-de-salle',
    nom_du_formulaire: 'Réservation de salle',
    description: '',
    lines: [
      ['Objet', 'text*'],
      ['Date', 'date*'],
      ['Nombre de personnes', 'number*'],
    ],
  },
  {
    identifiant: 'lettre-du-mois',
    nom_du_formulaire: 'Abonnement à la lettre du mois',
    description: 'Un e-mail le premier de chaque mois.',
    form_static: true,
    lines: [['E-mail', 'email*', null, 'vous@exemple.fr']],
  },
  {
    identifiant: 'avis-repas-de-fete',
    nom_du_formulaire: 'Votre avis sur le repas de fête',
    description: 'Trois questions, deux minutes.',
    lines: [
      ['Votre note', 'radio*', '1, 2, 3, 4, 5'],
      ['Ce qui vous a plu', 'textarea'],
      ['À revoir', 'textarea'],
    ],
  },
];

/** Days between the creation of two sample forms. */
const APART = 23;
const all = [campForm, ...shortForms];

/** The sample forms, oldest first. All were created before today. */
export const sampleForms = (today: string) =>
  all.map(({ lines, form_extend = false, form_static = false, ...form }, index) => {
    const at = `${addDays(today, (index - all.length) * APART)}T09:30:00.000Z`;
    return {
      ...form,
      id: index + 1,
      form_extend,
      form_static,
      recherche: searchLine(form.nom_du_formulaire),
      created_at: at,
      updated_at: at,
    };
  });

/** The fields of all sample forms. */
export const fields = all
  .flatMap(({ lines }, form) => lines.map((line, position) => ({ line, position, formulaire_id: form + 1 })))
  .map(({ line: [nom_du_champ, type, option, placeholder], position, formulaire_id }, index) => ({
    id: index + 1,
    formulaire_id,
    position,
    nom_du_champ,
    type_de_champ: type.replace('*', ''),
    option: option ?? null,
    is_required: type.endsWith('*'),
    placeholder: placeholder ?? null,
    retire: false,
  }));
