import { describe, expect, it } from 'vitest';
import { assignmentSchema, eventSchema } from '../../../src/domain/events/event';
import { speakerRoleSchema, speakerSchema } from '../../../src/domain/events/speaker';
import { formSchema } from '../../../src/domain/forms/form';
import { departmentSchema } from '../../../src/domain/members/department';
import { groupSchema } from '../../../src/domain/members/group';
import { memberSchema, pickedMemberSchema } from '../../../src/domain/members/member';
import {
  dashboardCountsSchema,
  departmentStatisticsSchema,
  evolutionPointSchema,
} from '../../../src/domain/members/statistics';
import { stepSchema } from '../../../src/domain/members/step';
import { tagSchema } from '../../../src/domain/members/tag';
import { userSchema } from '../../../src/domain/user';
import { pageOf } from '../../../src/domain/wire';

const department = {
  id: 3,
  nom: 'Accueil',
  mission: 'Ouvrir la porte',
  color: 7,
  membres_count: 4,
  nombre_serviteurs: 5,
  created_at: '2024-01-01',
  updated_at: '2024-01-02',
  date_inscription: '2024-01-03',
  date_sortie: null,
};
const group = {
  id: 2,
  nom: 'Jeunes',
  description: 'Le vendredi',
  color: '#76C12C',
  membres_count: 9,
  created_at: '2024-01-01',
  updated_at: '2024-01-02',
  date_inscription: '2024-01-03',
  date_sortie: null,
};
const speaker = { id: 8, nom: 'Diallo', prenom: 'Awa', membre_id: 12 };
const role = { id: 9, libelle: 'Orateur', evenements_count: 3 };

/** A row with all keys, and values that one of its columns can't have. */
const rows = [
  {
    name: 'a department',
    schema: departmentSchema,
    row: department,
    wrong: [{ id: '3' }, { nom: undefined }],
  },
  {
    name: 'a group',
    schema: groupSchema,
    row: group,
    wrong: [{ id: null }, { nom: 4 }, { membres_count: '9' }],
  },
  {
    name: 'a step',
    schema: stepSchema,
    row: {
      id: 1,
      libelle: 'Accueil',
      description: 'Premier contact',
      ordre: 1,
      couleur: '#76C12C',
      actif: true,
      duree_estimee: 7,
      date_association: '2024-05-01',
    },
    wrong: [{ id: undefined }, { libelle: undefined }, { ordre: 'un' }, { actif: 'oui' }],
  },
  {
    name: 'a tag',
    schema: tagSchema,
    row: { id: 1, name: 'Chorale', can_be_inevent: true },
    wrong: [{ id: 'un' }, { name: undefined }, { can_be_inevent: 'oui' }],
  },
  {
    name: 'an event',
    schema: eventSchema,
    row: {
      id: 5,
      nom_evenement: 'Culte',
      lieu: 'Temple',
      date: '2024-03-05T10:00',
      heure_debut: '10:00',
      heure_fin: '12:00',
      is_recurrent: true,
      recurence_data: { frequency: 'weekly' },
      created_at: '2024-01-01',
      updated_at: '2024-01-02',
    },
    wrong: [{ nom_evenement: undefined }, { recurence_data: { frequency: 7 } }, { recurence_data: 'weekly' }],
  },
  { name: 'a speaker', schema: speakerSchema, row: speaker, wrong: [{ id: null }, { membre_id: '12' }] },
  { name: 'a role', schema: speakerRoleSchema, row: role, wrong: [{ id: null }, { libelle: undefined }] },
  {
    name: 'an assignment',
    schema: assignmentSchema,
    row: {
      id: 4,
      evenement: 5,
      intervenant: speaker,
      role_intervenant: role,
      donnees: {
        id: 12,
        nom: 'Diallo',
        prenom: 'Awa',
        member_email: 'awa@exemple.fr',
        member_telephone: '06 12 34 56 78',
        member_profession: 'Avocate',
      },
    },
    wrong: [
      { id: 'quatre' },
      { intervenant: 'Awa' },
      { role_intervenant: 'Orateur' },
      { donnees: { nom: 3 } },
      { donnees: { member_email: 3 } },
    ],
  },
  {
    name: 'a form',
    schema: formSchema,
    row: {
      id: 6,
      identifiant: 'inscription',
      nom_du_formulaire: 'Inscription',
      description: 'Camp d’été',
      form_extend: false,
      form_static: true,
      created_at: '2024-01-01',
      champs: [
        {
          id: 1,
          nom_du_champ: 'Taille',
          type_de_champ: 'select',
          option: 'S,M',
          is_required: true,
          required: true,
          placeholder: 'Choisir',
        },
      ],
      ouvert_du: '2024-01-01T08:00',
      ouvert_au: '2024-02-01T08:00',
      reponses_max: 50,
      protection: true,
      nombre_reponses: 3,
      etat: 'ouvert',
    },
    wrong: [
      { nom_du_formulaire: undefined },
      { identifiant: true },
      { champs: [{ option: 3 }] },
      { reponses_max: '50' },
    ],
  },
  {
    name: 'a person of a picker',
    schema: pickedMemberSchema,
    row: { id: 1, name: 'Diallo Awa', email: 'awa@exemple.fr', ville: 'Brest' },
    wrong: [{ id: '1' }, { name: undefined }],
  },
  {
    name: 'a member',
    schema: memberSchema,
    row: {
      id: 1,
      nom: 'Diallo',
      categorie_age: { libelle: 'Adulte', min_age: 30, max_age: 64 },
      conjoint: { id: 2, nom: 'Diallo', prenom: 'Ibrahim' },
      enfants: [{ id: 3, nom: 'Diallo', prenom: 'Zoé' }],
      groupe_actuel: group,
      departement_actuel: department,
    },
    wrong: [
      { id: '1' },
      { categorie_age: { min_age: 'trente' } },
      { conjoint: 4 },
      { enfants: [{ nom: 4 }] },
      { groupe_actuel: { id: 2 } },
      { departement_actuel: 'Accueil' },
    ],
  },
  {
    name: 'a user',
    schema: userSchema,
    row: { id: 'u-1', name: 'Awa', nom: 'Diallo', prenom: 'Awa', username: 'awa', email: 'awa@exemple.fr' },
    wrong: [{ id: true }, { name: 4 }, { email: {} }],
  },
  {
    name: 'a point of the curve',
    schema: evolutionPointSchema,
    row: { date: '2024-03-05', value: 120 },
    wrong: [{ date: null }, { value: '120' }],
  },
  {
    name: 'the statistics of departments',
    schema: departmentStatisticsSchema,
    row: { departements: [department] },
    wrong: [{ departements: undefined }, { departements: [{ nom: 'Accueil' }] }],
  },
  {
    name: 'a page',
    schema: pageOf(tagSchema),
    row: {
      count: 1,
      next: 'https://api.exemple.fr/?page=2',
      previous: null,
      results: [{ id: 1, name: 'A' }],
    },
    wrong: [{ count: '1' }, { results: null }, { results: [{ name: 'A' }] }],
  },
];

describe('what a back end answers', () => {
  it('is read with all its keys, and with unknown ones', () => {
    for (const { name, schema, row } of rows) {
      const { data } = schema.safeParse({ ...row, nobody_knows: 1 });
      expect.soft(data, name).toMatchObject(row);
    }
  });

  it('is refused with a wrong or missing key', () => {
    const wrongRows = rows.flatMap(({ name, schema, row, wrong }) =>
      wrong.map((part) => ({ name, schema, row, part })),
    );
    for (const { name, schema, row, part } of wrongRows)
      expect
        .soft(schema.safeParse({ ...row, ...part }).success, `${name} with ${JSON.stringify(part)}`)
        .toBe(false);
  });
});

describe('the counts of the dashboard', () => {
  it('are read when only one of them is there', () => {
    for (const name of ['groups', 'departments', 'users', 'members'])
      expect.soft(dashboardCountsSchema.safeParse({ [name]: 0 }).data, name).toEqual({ [name]: 0 });
  });

  it('are refused without any value, so that an envelope is not taken for them', () => {
    for (const answer of [{}, { data: {} }, { groups: null }, { users: undefined, members: null }])
      expect(dashboardCountsSchema.safeParse(answer).success).toBe(false);
  });
});
