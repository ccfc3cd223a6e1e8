import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../../src/api/errors';
import {
  draftOf,
  emptyFieldsOf,
  memberFormSchema,
  tellMemberFailure,
  UNTOUCHED,
  withStoredDay,
} from '../../../../../src/areas/members/edit/memberForm';
import { memberFormTexts } from '../../../../../src/areas/members/edit/texts.fr';
import { MEMBER_FIELDS } from '../../../../../src/areas/members/fields';
import { failureReport } from '../../../../../src/data/save/saveFailures';
import { REQUIRED_TO_CREATE, REQUIRED_TO_EDIT } from '../../../../../src/domain/members/fileColumns';
import type { Member } from '../../../../../src/domain/members/member';
import { type MemberDraft, withoutWrongDay } from '../../../../../src/domain/members/memberDraft';
import { recordOf } from '../../../../../src/domain/records';

const TODAY = '2026-03-15';
const typed = (values: Record<string, string> = {}) => ({
  ...recordOf(MEMBER_FIELDS, () => ''),
  ...values,
});
const read = (values: Record<string, string>) =>
  memberFormSchema(memberFormTexts, TODAY).safeParse(typed(values));

describe('a stored birthday that is no day', () => {
  const stored = { date_naissance: '05/03/1990' };

  it('counts as untouched while its control is empty, and not beside another day or a real one [Q12]', () => {
    expect(withStoredDay(stored, { date_naissance: null })).toEqual(stored);
    expect(withStoredDay(stored, { date_naissance: '1990-03-05' })).toEqual({ date_naissance: '1990-03-05' });
    expect(withStoredDay(stored, { ville: 'Brest' })).toEqual({ ville: 'Brest' });
    const real = { date_naissance: '1990-03-05T00:00:00Z' };
    expect(withStoredDay(real, { date_naissance: null })).toEqual({ date_naissance: null });
    expect(withStoredDay({}, { date_naissance: null })).toEqual({ date_naissance: null });
  });

  it('is in no draft that is sent, while a cleared day is [Q12]', () => {
    const draft: MemberDraft = { nom: 'Diop', prenom: 'Awa', genre: 'feminin' };
    expect(withoutWrongDay({ ...draft, ...stored })).toEqual(draft);
    for (const date_naissance of [null, '1990-03-05', '1990-03-05T00:00:00'])
      expect(withoutWrongDay({ ...draft, date_naissance })).toEqual({ ...draft, date_naissance });
  });
});

describe('what is typed into the form of a member', () => {
  it('is trimmed, and null where nothing was, but for names and gender', () => {
    expect(
      read({ nom: ' Diallo ', prenom: 'Awa\t', genre: 'feminin', ville: ' Lomé', profession: '  ' }).data,
    ).toEqual({
      nom: 'Diallo',
      prenom: 'Awa',
      genre: 'feminin',
      situation_matrimoniale: null,
      date_naissance: null,
      nationalite: null,
      profession: null,
      telephone: null,
      email: null,
      ville: 'Lomé',
      adresse: null,
      adresse_complement: null,
      code_postal: null,
    });
    expect(read({}).data).toMatchObject({ nom: '', prenom: '', genre: '' });
  });

  it('is refused under its field: an address that is none, a birth to come [MM3]', () => {
    const messages = (values: Record<string, string>) =>
      read(values).error?.issues.map(({ path, message }) => [path.join(), message]);
    expect(messages({ email: 'awa' })).toEqual([['email', memberFormTexts.invalidEmail]]);
    expect(messages({ email: ' awa@exemple.fr ' })).toBeUndefined();
    expect(messages({ date_naissance: '2026-03-16' })).toEqual([
      ['date_naissance', memberFormTexts.futureDate],
    ]);
    expect(messages({ date_naissance: TODAY })).toBeUndefined();
  });

  it('is asked for three fields in a new member, six in a known one [MM2, MD40]', () => {
    expect(REQUIRED_TO_CREATE).toEqual(['nom', 'prenom', 'genre']);
    expect(REQUIRED_TO_EDIT).toEqual(['nom', 'prenom', 'genre', 'telephone', 'email', 'adresse']);
  });

  it('is empty for proposals that were not touched, whatever the controls show [W2]', () => {
    const shown = typed({ genre: 'masculin', situation_matrimoniale: 'celibataire' });
    const readWith = (...untouched: string[]) =>
      memberFormSchema(memberFormTexts, TODAY).safeParse({ ...shown, [UNTOUCHED]: untouched }).data;
    expect(readWith('situation_matrimoniale')).toMatchObject({
      genre: 'masculin',
      situation_matrimoniale: null,
    });
    expect(readWith('genre', 'situation_matrimoniale')).toMatchObject({
      genre: '',
      situation_matrimoniale: null,
    });
  });

  it('proposes and excuses only what the record does not have [MD41, W2]', () => {
    const whole: Member = { id: 1, genre: 'feminin', situation_matrimoniale: 'marie', telephone: '06' };
    expect(emptyFieldsOf({ ...whole, email: 'a@b.fr', adresse: '3 rue du Port' })).toEqual({
      proposals: {},
      lackable: [],
    });
    expect(emptyFieldsOf({ ...whole, genre: ' ', situation_matrimoniale: null, email: '' })).toEqual({
      proposals: { genre: 'masculin', situation_matrimoniale: 'celibataire' },
      lackable: ['email', 'adresse'],
    });
  });

  it('proposes «Marié(e)» where a spouse is on file, known by id or by name [K18]', () => {
    const proposed = (spouse: Member['conjoint']) =>
      emptyFieldsOf({ id: 1, genre: 'feminin', conjoint: spouse }).proposals;
    expect([
      proposed({ id: 2, nom: 'Testard' }),
      proposed('Testard Paul'),
      proposed(' '),
      proposed(null),
    ]).toEqual(
      ['marie', 'marie', 'celibataire', 'celibataire'].map((situation_matrimoniale) => ({
        situation_matrimoniale,
      })),
    );
  });
});

describe('what travels of a member', () => {
  it('is null where a field is empty, but for names and gender [MM3, J3]', () => {
    // A merge of two edits leaves empty text where the other user emptied a field.
    const merged = { ...typed({ nom: 'Diallo', ville: 'Lomé' }), profession: null };
    expect(draftOf(merged)).toMatchObject({
      nom: 'Diallo',
      prenom: '',
      genre: '',
      ville: 'Lomé',
      profession: null,
      email: null,
      date_naissance: null,
    });
  });
});

describe('a save that failed', () => {
  const { notSaved, maybeCreated, signedInAgain, createFailed } = memberFormTexts;
  const shown = (failure: Failure) =>
    failureReport(failure, signedInAgain, tellMemberFailure(memberFormTexts, createFailed, maybeCreated))
      .form;

  it('says the reasons under their fields', () => {
    const fields = { email: 'Déjà pris' };
    expect(shown({ kind: 'invalid', status: 422, message: 'Non', fields })).toEqual({ errors: fields });
  });

  it('says what the server says, then whether something may have been saved', () => {
    expect(shown({ kind: 'invalid', status: 422, message: 'Fermé', fields: {} })).toEqual({
      form: `Fermé\n${notSaved}`,
      canRetry: true,
    });
    expect(shown({ kind: 'forbidden', status: 403 })).toEqual({ form: notSaved, canRetry: true });
    expect(shown({ kind: 'server', status: 500, message: 'Base occupée' })).toEqual({
      form: `Base occupée\n${maybeCreated}`,
      canRetry: true,
    });
  });

  it('tells a missing connection from a server that does not answer [W12]', () => {
    const noAnswer = 'Impossible de se connecter au serveur';
    expect(shown({ kind: 'offline', status: 0 }).form).toBe(
      `${noAnswer}\nVérifiez la connexion de cet appareil.\n${maybeCreated}`,
    );
    expect(shown({ kind: 'timeout', status: 0 }).form).toBe(
      `${noAnswer}\nLa réponse n’est pas arrivée à temps.\n${maybeCreated}`,
    );
  });

  it('asks to save again where the session had ended', () => {
    expect(shown({ kind: 'unauthenticated', status: 401, message: 'Jeton' })).toEqual({
      form: signedInAgain,
      canRetry: true,
    });
  });
});
