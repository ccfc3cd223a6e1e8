import type { Member } from '../../../../../src/domain/members/member.ts';
import { fakeBackend, type Replies } from '../../../../support/fakeBackend.ts';

/* Two members, and what the dialogs of their actions ask. tests/fast/server shows that the server answers the same. */

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

const PEOPLE_ROWS = [
  { id: 1, name: 'Ba Awa', email: 'awa@exemple.fr', ville: 'Lyon' },
  { id: 2, name: 'Ba Moussa', email: 'moussa@exemple.fr', ville: 'Lyon' },
  { id: 3, name: 'Ba Noé', email: null, ville: 'Brest' },
  { id: 4, name: 'Diop Marie', email: 'marie.diop@exemple.fr', ville: 'Nantes' },
  { id: 5, name: 'Diop Marie', email: 'm.diop@exemple.fr', ville: 'Lille' },
  { id: 6, name: 'Lefèvre Élodie', email: null, ville: null },
];

const DONE = { success: true, message: 'Fait' };
const MOUSSA = { id: 2, nom: 'Ba', prenom: 'Moussa' };

const usual: Replies = {
  [TAGS]: {
    data: [
      { id: 1, name: 'Musicien' },
      { id: 2, name: 'Bénévole' },
      { id: 3, name: 'Accueil' },
    ],
  },
  [STEPS]: {
    data: [
      { id: 1, libelle: 'Premier contact' },
      { id: 2, libelle: 'Baptême' },
    ],
  },
  [GROUPS]: {
    data: {
      groupes: [
        { id: 1, nom: 'Jeunes', membres_count: 12 },
        { id: 2, nom: 'Chorale', membres_count: 1 },
      ],
    },
  },
  [DEPARTMENTS]: {
    data: {
      departements: [
        { id: 1, nom: 'Médias', membres_count: 3 },
        { id: 2, nom: 'Louange', nombre_serviteurs: 7 },
      ],
    },
  },
  [PEOPLE]: { data: PEOPLE_ROWS },
  [ADD_TAGS]: DONE,
  [ADD_STEP]: { success: true, data: { membres_associes: 2, etape_associee: { id: 2, libelle: 'Baptême' } } },
  [ADD_TO_GROUP]: DONE,
  [ADD_TO_DEPARTMENT]: DONE,
  [ADD_SPOUSE]: { message: 'Ba Moussa est le conjoint de Ba Awa.', data: MOUSSA },
  [ADD_CHILDREN]: { message: '1 enfant ajouté.', data: [{ id: 3, nom: 'Ba', prenom: 'Noé' }] },
  [LEAVE_GROUP]: DONE,
  [LEAVE_DEPARTMENT]: DONE,
};

export const actionsBackend = (replies: Replies = {}) => fakeBackend({ ...usual, ...replies });

export const awa: Member = {
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
