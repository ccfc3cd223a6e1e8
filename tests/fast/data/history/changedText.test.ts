import { describe, expect, it } from 'vitest';
import { actionText } from '../../../../src/data/history/actions';
import { changedText } from '../../../../src/data/history/changedText';
import { journalActionTexts } from '../../../../src/data/history/texts.fr';

describe('changedText', () => {
  it('names the fields that changed, in the order of screens and with their agreement [K25]', () => {
    const rows = [
      [['telephone'], 'Téléphone modifié'],
      [['adresse'], 'Adresse modifiée'],
      [['ville', 'adresse'], 'Ville et adresse modifiées'],
      [['adresse', 'telephone', 'recherche', 'tri'], 'Téléphone et adresse modifiés'],
      [['nationalite', 'profession'], 'Nationalité et profession modifiées'],
      [['recherche'], undefined],
      [[], undefined],
      [undefined, undefined],
    ] as const;
    for (const [fields, text] of rows) expect.soft(changedText(fields)).toBe(text);
    const many = changedText(['nom', 'prenom', 'telephone', 'email', 'adresse', 'ville']);
    expect(many).toBe('Nom, prénom, téléphone et 3 autres champs modifiés');
  });
});

describe('the words of an action', () => {
  it('name what the journal files under a wider subject [K25]', () => {
    expect(actionText(journalActionTexts, 'intervenants.create')).toBe('Intervenant créé');
    expect(actionText(journalActionTexts, 'membres.create')).toBe('Création');
  });
});
