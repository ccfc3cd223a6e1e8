import { describe, expect, it } from 'vitest';
import { eventStatus, NAME_CHECK_DELAY, NAME_CHECK_MIN } from '../../../src/domain/events/event';
import { MOST_USED_ROLES, ROLES_PAGE_SIZE, roleLabelProblem } from '../../../src/domain/events/speaker';
import {
  FORM_ORDERING,
  FORM_PAGE_SIZE,
  isRequired,
  optionsOf,
  takesOptions,
} from '../../../src/domain/forms/form';
import { identityOf, userNameOf } from '../../../src/domain/identity';
import { memberCountOf } from '../../../src/domain/members/department';
import { initialsOf, spouseName } from '../../../src/domain/members/member';
import { EVOLUTION_PERIOD } from '../../../src/domain/members/period';
import { ACTIVITY_DAYS, GROWTH_PERIOD } from '../../../src/domain/members/statistics';
import { STEP_DRAFT } from '../../../src/domain/members/step';
import { isEmail, PASSWORD_MIN_LENGTH, USERNAME_MIN_LENGTH } from '../../../src/domain/user';
import {
  fullNameOf,
  genderLabel,
  situationLabel,
  statutLabel,
} from '../../../src/texts/records/memberLabels';

describe('a member', () => {
  it('has the initials of the last and the first name, or ? [H1]', () => {
    expect(initialsOf({ nom: 'diallo', prenom: 'awa' })).toBe('DA');
    expect(initialsOf({ nom: 'Élan', prenom: null })).toBe('É');
    expect(initialsOf({ nom: ' ', prenom: undefined })).toBe('?');
    expect(initialsOf({ nom: '𝒜nne', prenom: 'B' })).toBe('𝒜B');
  });

  it('has a name, last name first, or says there is none [H2]', () => {
    expect(fullNameOf({ nom: 'Diallo', prenom: 'Awa' })).toBe('Diallo Awa');
    expect(fullNameOf({ prenom: ' Awa ' })).toBe('Awa');
    expect(fullNameOf({ nom: '', prenom: null })).toBe('Nom non spécifié');
  });

  it('has a spouse written as text or as a person [H11]', () => {
    expect(spouseName('Ibrahim Diallo ')).toBe('Ibrahim Diallo');
    expect(spouseName({ nom: 'Diallo', prenom: 'Ibrahim' })).toBe('Diallo Ibrahim');
    expect(spouseName(null)).toBe('');
  });

  it('is Membre or Inscrit, Homme or Femme [H12, G13, G14]', () => {
    expect([statutLabel('membre'), statutLabel('visiteur'), statutLabel(null)]).toEqual([
      'Membre',
      'Inscrit',
      'Inscrit',
    ]);
    const genders = ['masculin', 'feminin', null, 'visite'].map(genderLabel);
    expect(genders).toEqual(['Homme', 'Femme', '', 'visite']);
    expect([
      situationLabel('celibataire'),
      situationLabel('marie'),
      situationLabel('marie', 'masculin'),
      situationLabel('marie', 'feminin'),
      situationLabel('veuf', 'feminin'),
      situationLabel('pacse', 'feminin'),
      situationLabel(null),
    ]).toEqual(['Célibataire', 'Marié(e)', 'Marié', 'Mariée', 'Veuve', 'pacse', '']);
  });
});

describe('a user', () => {
  it('shows a name, else the e-mail [S31]', () => {
    expect(userNameOf({ name: 'Awa Diallo', email: 'awa@exemple.fr' })).toBe('Awa Diallo');
    expect(userNameOf({ nom: 'Diallo', prenom: 'Awa' })).toBe('Awa Diallo');
    expect(userNameOf({ email: 'awa@exemple.fr' })).toBe('awa@exemple.fr');
    expect(userNameOf(undefined)).toBe('');
  });

  it('is known by id first', () => {
    expect(identityOf({ id: 4, name: 'Awa' })).toBe('4');
    expect(identityOf(undefined)).toBe('');
  });

  it('has constants for passwords, names and e-mails [C1, C2, C3]', () => {
    expect([PASSWORD_MIN_LENGTH, USERNAME_MIN_LENGTH]).toEqual([8, 3]);
    for (const good of ['a@b.c', 'awa.diallo@exemple.co.fr']) expect(isEmail(good)).toBe(true);
    for (const bad of ['a@b', 'a b@c.d', '@b.c', 'a@.', 'a@b@c.d']) expect(isEmail(bad)).toBe(false);
  });
});

describe('the other entities', () => {
  it('count the members of a department [DP3]', () => {
    const row = { id: 1, nom: 'Accueil' };
    expect(memberCountOf({ ...row, membres_count: 0, nombre_serviteurs: 3 })).toBe(0);
    expect(memberCountOf({ ...row, membres_count: null, nombre_serviteurs: 3 })).toBe(3);
    expect(memberCountOf(row)).toBe(0);
  });

  it('start a step as the specification says [I9]', () => {
    expect(STEP_DRAFT).toMatchObject({ ordre: 1, couleur: '#76C12C', duree_estimee: 7, conditions: '' });
  });

  it("compare an event's written day with today [E14, E15, E16]", () => {
    const status = (date: string | null) =>
      eventStatus({ id: 1, nom_evenement: 'Culte', date }, '2024-03-05');
    expect(status('2024-03-04T23:59:00Z')).toBe('past');
    expect(status('2024-03-05T00:00:00')).toBe('today');
    expect(status('2024-03-06')).toBe('upcoming');
    expect([status(null), status('bientôt')]).toEqual([undefined, undefined]);
  });

  it('read the fields of a form [F11, F37]', () => {
    expect(optionsOf(' oui, non ,, peut-être')).toEqual(['oui', 'non', 'peut-être']);
    expect(['select', 'radio', 'checkbox', 'text'].map(takesOptions)).toEqual([true, true, true, false]);
    expect([isRequired({ required: true }), isRequired({ is_required: false, required: true })]).toEqual([
      true,
      false,
    ]);
  });

  it('keep the limits of the specification [C8, C9, C10, C11]', () => {
    expect([NAME_CHECK_DELAY, NAME_CHECK_MIN]).toEqual([500, 3]);
    expect([1, 2, 255, 256].map((length) => roleLabelProblem('a'.repeat(length)))).toEqual([
      'short',
      undefined,
      undefined,
      'long',
    ]);
    expect([ROLES_PAGE_SIZE, MOST_USED_ROLES]).toEqual([1000, 10]);
    expect([FORM_PAGE_SIZE, FORM_ORDERING]).toEqual([5, 'created_at']);
    expect([ACTIVITY_DAYS, GROWTH_PERIOD, EVOLUTION_PERIOD]).toEqual([30, 'month', 'daily']);
  });
});
