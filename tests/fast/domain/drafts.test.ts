import { describe, expect, it } from 'vitest';
import { assignmentDraftSchema, eventDraftSchema, eventUpdateSchema } from '../../../src/domain/events/event';
import { speakerDraftSchema, speakerRoleDraftSchema } from '../../../src/domain/events/speaker';
import { formDraftSchema } from '../../../src/domain/forms/form';
import { answerDraftSchema } from '../../../src/domain/forms/receivedAnswer';
import { departmentDraftSchema } from '../../../src/domain/members/department';
import { IMPORT_COLUMNS, REQUIRED_TO_CREATE } from '../../../src/domain/members/fileColumns';
import { groupDraftSchema } from '../../../src/domain/members/group';
import type { MemberField } from '../../../src/domain/members/member';
import { memberDraftSchema, memberUpdateSchema } from '../../../src/domain/members/memberDraft';
import { STEP_DRAFT, stepDraftSchema } from '../../../src/domain/members/step';
import { tagDraftSchema } from '../../../src/domain/members/tag';

const event = { nom_evenement: 'Culte', date: '2024-03-05', is_recurrent: false };
const person = { nom: 'Diallo', prenom: 'Awa', genre: 'feminin' };
const reachable = { ...person, email: 'awa@exemple.fr', adresse: '2 rue du Port', telephone: '0612345678' };
const contact = { member_email: 'awa@exemple.fr', member_telephone: '06', member_profession: 'Avocate' };
const field = { nom_du_champ: 'Nom', type_de_champ: 'text', is_required: true };
const form = { nom_du_formulaire: 'Camp', description: '', form_extend: false, form_static: false };

/** The required keys, the optional keys, and values that are refused. */
const drafts = [
  {
    name: 'a department',
    schema: departmentDraftSchema,
    least: { nom: 'Accueil' },
    more: { mission: 'Ouvrir', color: '#76C12C' },
    wrong: [{ nom: '' }, { nom: undefined }, { mission: 3 }],
  },
  {
    name: 'a group',
    schema: groupDraftSchema,
    least: { nom: 'Jeunes' },
    more: { description: 'Le vendredi', color: '#76C12C' },
    wrong: [{ nom: '' }, { nom: undefined }, { color: 3 }],
  },
  {
    name: 'a tag',
    schema: tagDraftSchema,
    least: { name: 'Chorale' },
    more: { can_be_inevent: true },
    wrong: [{ name: '' }, { name: undefined }, { can_be_inevent: 'oui' }],
  },
  {
    name: 'a step',
    schema: stepDraftSchema,
    least: { libelle: 'Accueil' },
    more: { description: '', ordre: 1, couleur: '#76C12C', duree_estimee: 7, conditions: '' },
    wrong: [{ libelle: '' }, { libelle: undefined }, { ordre: 'un' }, { duree_estimee: null }],
  },
  {
    name: 'an event',
    schema: eventDraftSchema,
    least: event,
    more: {
      lieu: 'Temple',
      heure_debut: '10:00',
      heure_fin: '12:00',
      recurence_data: { frequency: 'weekly' },
    },
    wrong: [
      { nom_evenement: '' },
      { date: undefined },
      { is_recurrent: undefined },
      { recurence_data: { frequency: 'sometimes' } },
      { recurence_data: {} },
    ],
  },
  {
    name: 'an edited event',
    schema: eventUpdateSchema,
    least: { ...event, id: 5 },
    more: { updated_at: '2024-01-02' },
    wrong: [{ id: undefined }, { nom_evenement: '' }],
  },
  {
    name: 'an assignment',
    schema: assignmentDraftSchema,
    least: { evenement: 5, intervenant: 8, role_intervenant: 9, donnees: {} },
    more: { donnees: contact },
    wrong: [
      { evenement: undefined },
      { intervenant: null },
      { role_intervenant: '9' },
      { donnees: undefined },
      { donnees: { member_email: 3 } },
    ],
  },
  {
    name: 'a speaker',
    schema: speakerDraftSchema,
    least: { nom: 'Diallo', prenom: 'Awa' },
    more: { membre_id: 12 },
    wrong: [{ nom: null }, { prenom: undefined }, { membre_id: '12' }],
  },
  {
    name: 'a role',
    schema: speakerRoleDraftSchema,
    least: { libelle: 'Orateur' },
    more: {},
    wrong: [{ libelle: undefined }, { libelle: 4 }],
  },
  {
    name: 'a new member',
    schema: memberDraftSchema,
    least: person,
    more: {
      nationalite: 'Française',
      situation_matrimoniale: 'marie',
      date_naissance: '1990-01-01',
      profession: 'Avocate',
      ville: 'Brest',
      email: 'awa@exemple.fr',
      adresse: '2 rue du Port',
      telephone: '0612345678',
    },
    wrong: [
      { nom: '' },
      { prenom: '' },
      { genre: 'autre' },
      { email: 'awa' },
      { situation_matrimoniale: 'pacse' },
      { ville: 4 },
    ],
  },
  {
    name: 'an edited member',
    schema: memberUpdateSchema,
    least: { ...reachable, id: 1 },
    more: { ville: 'Brest', updated_at: '2024-01-02' },
    wrong: [{ id: undefined }, { nom: '' }, { email: 'a' }],
  },
  {
    name: 'a form',
    schema: formDraftSchema,
    least: { ...form, champs: [field] },
    more: {
      ouvert_du: '2024-01-01T08:00',
      reponses_max: 50,
      protection: true,
      champs: [{ ...field, id: 1, option: 'S,M', placeholder: 'Choisir' }],
    },
    wrong: [
      { nom_du_formulaire: undefined },
      { description: null },
      { form_extend: undefined },
      { champs: undefined },
      { champs: [{ ...field, nom_du_champ: undefined }] },
      { reponses_max: '50' },
    ],
  },
  {
    name: 'an answer to a form',
    schema: answerDraftSchema,
    least: {},
    more: { tampon: 'abc', site_web: '', 12: 'Awa' },
    wrong: [{ tampon: 3 }, { site_web: null }],
  },
];

describe('what is sent to a back end', () => {
  it('is accepted with the required keys and with all keys', () => {
    for (const { name, schema, least, more } of drafts) {
      expect.soft(schema.safeParse(least).data, name).toEqual(least);
      expect.soft(schema.safeParse({ ...least, ...more }).data, name).toEqual({ ...least, ...more });
    }
  });

  it('is refused with a wrong or missing key', () => {
    const wrongDrafts = drafts.flatMap(({ name, schema, least, wrong }) =>
      wrong.map((part) => ({ name, schema, least, part })),
    );
    for (const { name, schema, least, part } of wrongDrafts)
      expect
        .soft(schema.safeParse({ ...least, ...part }).success, `${name} with ${JSON.stringify(part)}`)
        .toBe(false);
  });

  it('leaves out no field of a member that its row requires, and asks for no other', () => {
    const asks = (schema: typeof memberDraftSchema | typeof memberUpdateSchema, field: MemberField) =>
      !schema.safeParse({ ...reachable, id: 1, [field]: null }).success;
    for (const field of IMPORT_COLUMNS) {
      expect([field, asks(memberDraftSchema, field)]).toEqual([field, REQUIRED_TO_CREATE.includes(field)]);
      expect([field, asks(memberUpdateSchema, field)]).toEqual([field, REQUIRED_TO_CREATE.includes(field)]);
    }
  });

  it('starts a step with empty texts [I9]', () => {
    expect(STEP_DRAFT).toEqual({
      libelle: '',
      description: '',
      ordre: 1,
      couleur: '#76C12C',
      duree_estimee: 7,
      conditions: '',
    });
  });
});
