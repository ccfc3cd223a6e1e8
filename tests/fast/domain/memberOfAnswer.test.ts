import { describe, expect, it } from 'vitest';
import { memberOfAnswer } from '../../../src/domain/forms/memberOfAnswer';
import type { AnswerPart } from '../../../src/domain/forms/receivedAnswer';

const element = (nom_du_champ: string, type_de_champ: string, value: string | string[]): AnswerPart => ({
  champ: 1,
  nom_du_champ,
  type_de_champ,
  valeur: value,
});

describe('The member that an answer proposes', () => {
  it('takes contacts by the type of their question, and the first of two [W4]', () => {
    const content = [
      element('Où vous écrire\u00a0?', 'email', 'zoe@exemple.fr'),
      element('Second e-mail', 'email', 'autre@exemple.fr'),
      element('Joignable au', 'tel', '06 12 34 56 78'),
    ];
    expect(memberOfAnswer(content, () => true)).toEqual({
      email: 'zoe@exemple.fr',
      telephone: '06 12 34 56 78',
    });
  });

  it('reads the names, the place and the gender by their questions [W4]', () => {
    const rows = [
      ['Nom et prénom de l’enfant', 'Lefèvre Noémie', { nom: 'Lefèvre', prenom: 'Noémie' }],
      ['Prénom, nom', 'Noémie de la Tour', { nom: 'de la Tour', prenom: 'Noémie' }],
      ['Prénom', 'Noémie', { prenom: 'Noémie' }],
      ['Votre nom\u00a0:', ' Lefèvre ', { nom: 'Lefèvre' }],
      ['Ville', 'Lyon', { ville: 'Lyon' }],
      ['Adresse', '3 rue des Lilas', { adresse: '3 rue des Lilas' }],
      ['Civilité', 'Mme', { genre: 'feminin' }],
      ['Nombre de camps', '3', undefined],
      ['Quel genre de musique\u00a0?', 'Gospel', undefined],
      ['Prénom', '', undefined],
    ] as const;
    for (const [question, text, member] of rows)
      expect
        .soft(
          memberOfAnswer([element(question, 'text', text)], () => true),
          `${question} ${text}`,
        )
        .toEqual(member);
  });

  it('takes a birthday only from a date, and nothing from files and ticked boxes [W4]', () => {
    expect(memberOfAnswer([element('Né(e) le', 'date', '2014-03-12')], () => true)).toEqual({
      date_naissance: '2014-03-12',
    });
    expect(memberOfAnswer([element('Date de naissance', 'text', 'en 2014')], () => true)).toBe(undefined);
    expect(memberOfAnswer([{ ...element('Nom', 'file', 'nom.pdf'), taille: 5 }], () => true)).toBe(undefined);
    expect(memberOfAnswer([element('Ville', 'checkbox', ['Lyon'])], () => true)).toBe(undefined);
  });
});
