import { describe, expect, it } from 'vitest';
import { answerSums } from '../../../../src/areas/events/registrations/list/answerSums';
import { type AskedQuestions, answerTable } from '../../../../src/areas/events/registrations/list/answers';
import type { Attendee } from '../../../../src/domain/registrations/registration';

let id = 0;
const person = (nom: string, inscription_id: number, more: Partial<Attendee> = {}): Attendee => ({
  ...{ id: ++id, inscription_id, prenom: 'Awa', nom, email: null, telephone: null, etat: 'inscrit' },
  ...{
    place: null,
    offert_jusqu_au: null,
    membre_id: null,
    created_at: '',
    reponses: [],
    champs_caches: null,
  },
  ...more,
});
const said = (question: string, valeur: string) => [{ question, valeur }];
const question = (nom_du_champ: string, par_personne: boolean, is_required = false) => ({
  ...{ id: 1, nom_du_champ, type_de_champ: 'text', option: null, placeholder: null },
  ...{ is_required, par_personne },
});

/** «M», «Manque», «avec Ternois Awa», by person. */
const cells = (people: readonly Attendee[], asked?: AskedQuestions) => {
  const { columns, cells: all } = answerTable(people, asked);
  return {
    heads: columns.map((column) => column.question),
    rows: people.map((one) =>
      (all.get(one.id) ?? []).map(({ text, isMissing, at, ofAll }) =>
        [text, isMissing && 'Manque', at && `avec ${at}`, ofAll && `pour tous ${ofAll}`]
          .filter(Boolean)
          .join(' '),
      ),
    ),
  };
};

describe('The answers of a list', () => {
  it('stand once for a registration, where it was asked once [EL1, V2]', () => {
    const reponses = said('Allergies', 'Noix');
    const family = [person('Ternois', 1, { reponses }), person('Vial', 1, { reponses })];
    expect(cells([...family, person('Zola', 2)])).toEqual({
      heads: ['Allergies'],
      rows: [['Noix'], ['avec Ternois Awa'], ['']],
    });
  });

  it('stand with each person who was asked, and a required one that is not there is missing [EL1, V2]', () => {
    const family = [
      person('Ternois', 1, { reponses_personne: said('Taille', 'M') }),
      person('Ternois', 1),
      person('Vial', 2, { etat: 'retire' }),
    ];
    expect(cells(family, [question('Taille', true, true)]).rows).toEqual([['M'], ['Manque'], ['']]);
  });

  it('stay with the registration where the question is asked of each person later, never with its people [EL1]', () => {
    const reponses = said('Taille', 'L');
    const family = [person('Ternois', 1, { reponses }), person('Vial', 1, { reponses })];
    expect(cells(family, [question('Taille', true)]).rows).toEqual([['pour tous L'], ['']]);
  });

  it('are missing once, where a required question is asked once [EL1]', () => {
    const family = [person('Ternois', 1), person('Vial', 1)];
    expect(cells(family, [question('Bus', false, true)]).rows).toEqual([['Manque'], ['']]);
  });

  it('keep those of questions that are no longer asked, after the others [EL1]', () => {
    const one = person('Ternois', 1, { reponses: said('Bus', 'Oui'), champs_caches: { source: 'affiche' } });
    expect(cells([one], [question('Taille', true)])).toEqual({
      heads: ['Taille', 'Bus', 'source (champ caché)'],
      rows: [['', 'Oui', 'affiche']],
    });
  });
});

describe('The counts below a list', () => {
  const counted = (people: readonly Attendee[], asked?: AskedQuestions) =>
    answerSums(people, answerTable(people, asked)).map(({ question: name, kinds, missing }) => [
      name,
      kinds.map(({ text, count }) => `${text} ${count}`).join(' '),
      missing,
    ]);

  it('say how often each answer was given by people with a place, and how many are missing [V2]', () => {
    const sizes = ['M', 'S', 'M'].map((size, at) =>
      person(`N${at}`, at, { reponses_personne: said('Taille', size) }),
    );
    const waiting = person('W', 9, { etat: 'attente', reponses_personne: said('Taille', 'L') });
    const people = [...sizes, person('Vial', 8), waiting];
    expect(counted(people, [question('Taille', true, true)])).toEqual([['Taille', 'M 2 S 1', 1]]);
  });

  it('count an answer of a family once, and leave long answers to be read [V2]', () => {
    const reponses = [
      ...said('Bus', 'Oui'),
      ...said('Remarque', 'Arrive le samedi matin, repart le dimanche soir'),
    ];
    const family = [person('Ternois', 1, { reponses }), person('Vial', 1, { reponses })];
    expect(counted(family)).toEqual([['Bus', 'Oui 1', 0]]);
  });
});
