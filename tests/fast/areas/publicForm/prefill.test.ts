import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf } from '../../../../src/questions/answers';
import { prefilledAnswers } from '../../../../src/questions/prefill';

interface Question {
  name: string;
  type?: string;
  options?: string;
}

/** The answers of the page to these questions, by the name of each. */
function filledIn(
  questions: readonly Question[],
  person: Partial<typeof AWA>,
  prefill?: unknown,
  check = vi.fn(),
) {
  const asked = questions.map(({ name, type = 'text', options }, at) => ({
    ...{ id: at + 1, nom_du_champ: name, type_de_champ: type, option: options },
  }));
  const fields = fieldsOf(asked, String);
  const { nom: prefillNom, prenom: prefillPrenom, email: prefillEmail, telephone: prefillTelephone } = person;
  const given = { prefillNom, prefillPrenom, prefillEmail, prefillTelephone, prefill };
  const answers = prefilledAnswers(fields, JSON.stringify(given), check);
  return Object.fromEntries(
    fields.flatMap(({ key, name }) => (key in answers ? [[name, answers[key]]] : [])),
  );
}

const AWA = { nom: 'Diallo', prenom: 'Awa', email: 'awa@exemple.fr', telephone: '06 12 34 56 78' };

describe('what the page fills in', () => {
  const warn = vi.fn();
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn));
  afterEach(() => {
    vi.restoreAllMocks();
    warn.mockReset();
  });

  it('finds the questions about a person by type and words, as where an answer becomes a member [B7]', () => {
    const questions = [
      { name: 'Message', type: 'textarea' },
      { name: 'Votre nom :' },
      { name: 'Prénom' },
      { name: 'Où vous écrire ?', type: 'email' },
      { name: 'Second e-mail', type: 'email' },
      { name: 'Portable' },
    ];
    expect(filledIn(questions, AWA)).toEqual({
      'Votre nom :': 'Diallo',
      Prénom: 'Awa',
      'Où vous écrire ?': 'awa@exemple.fr',
      Portable: '06 12 34 56 78',
    });
  });

  it.each([
    ['Nom et prénom', 'Diallo Awa'],
    ['Prénom, nom', 'Awa Diallo'],
  ])('writes both names into «%s», in its order', (name, text) => {
    expect(filledIn([{ name }, { name: 'Nom' }], AWA)).toEqual({ [name]: text });
  });

  it('takes a field by its exact name before the rule, and the object before the attributes', () => {
    const questions = [{ name: 'nom' }, { name: 'Ville' }, { name: 'E-mail', type: 'email' }];
    const prefill = { nom: 'Sarr', Ville: 'Lyon', email: 'sarr@exemple.fr' };
    expect(filledIn(questions, AWA, prefill)).toEqual({
      nom: 'Sarr',
      Ville: 'Lyon',
      'E-mail': 'sarr@exemple.fr',
    });
  });

  it('reads the text of an attribute as a query', () => {
    const questions = [{ name: 'Ville' }, { name: 'Jours', type: 'checkbox', options: 'lundi,mardi,jeudi' }];
    expect(filledIn(questions, {}, 'Ville=Aix+les+Bains&Jours=jeudi&Jours=lundi')).toEqual({
      Ville: 'Aix les Bains',
      Jours: ['lundi', 'jeudi'],
    });
  });

  it.each([
    { name: 'Pièce', type: 'file', value: 'a.pdf', fix: 'Remove it.' },
    { name: 'Taille', type: 'select', options: 'S,M', value: 'XL', fix: 'Write one of S, M.' },
    { name: 'Arrivée', type: 'date', value: '12/05/2030', fix: 'Write yyyy-mm-dd.' },
    { name: 'Remarque', value: { lang: 'fr' }, fix: 'Remove it.' },
  ])(
    'leaves «$name» empty where the field can’t show the value, and warns without it',
    ({ value, fix, ...question }) => {
      expect(filledIn([question], {}, { [question.name]: value })).toEqual({});
      expect(warn).toHaveBeenCalledOnce();
      const [said] = warn.mock.lastCall ?? [];
      expect(said).toContain(`the field «${question.name}»`);
      expect(said).toContain(fix);
      expect(said).not.toContain(String(value));
    },
  );

  it('keeps what a visitor could have typed, right or wrong, and has every name checked', () => {
    const check = vi.fn();
    const questions = [
      { name: 'E-mail', type: 'email' },
      { name: 'Enfants', type: 'number' },
    ];
    expect(filledIn(questions, { email: 'awa@' }, { Enfants: 3, Ville: 'Lyon' }, check)).toEqual({
      'E-mail': 'awa@',
      Enfants: '3',
    });
    expect(check).toHaveBeenCalledWith({ email: 'awa@', Enfants: 3, Ville: 'Lyon' }, [
      ...['nom', 'prenom', 'email', 'telephone', 'E-mail', 'Enfants'],
    ]);
  });
});
