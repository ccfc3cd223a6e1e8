import { describe, expect, it } from 'vitest';
import { closedText, stateLines } from '../../../../src/areas/forms/availability/stateText';
import { stateTexts } from '../../../../src/areas/forms/texts.fr';
import type { FormDefinition } from '../../../../src/domain/forms/form';

const form = (limits: Partial<FormDefinition>): FormDefinition => ({
  id: 1,
  nom_du_formulaire: 'Camp',
  ...limits,
});
const closed = (limits: Partial<FormDefinition>) => closedText(form(limits), stateTexts);
const lines = (limits: Partial<FormDefinition>) => stateLines(form(limits), stateTexts);

const from = '2026-03-01T08:30';
const until = '2026-03-31T20:00:00';

describe('the state of a form', () => {
  it('says when the form opens, since when it is closed, or that it is full', () => {
    expect(closed({ etat: 'pas_ouvert', ouvert_du: from, ouvert_au: until })).toBe(
      'Ouvre le 01/03/2026 à 08:30',
    );
    expect(closed({ etat: 'ferme', ouvert_du: from, ouvert_au: until })).toBe(
      'Fermé depuis le 31/03/2026 à 20:00',
    );
    const full = { etat: 'complet', ouvert_du: from, ouvert_au: until } as const;
    expect(closed({ ...full, nombre_reponses: 12, reponses_max: 10 })).toBe('Complet (12 sur 10)');
    expect(closed(full)).toBe('Complet (0 sur 0)');
  });

  it('is empty where the form takes answers, or the back end gives no time', () => {
    expect(closed({ etat: 'ouvert', ouvert_du: from, ouvert_au: until })).toBe('');
    expect(closed({})).toBe('');
    expect(closed({ etat: 'pas_ouvert', ouvert_au: until })).toBe('');
    expect(closed({ etat: 'ferme', ouvert_du: from })).toBe('');
  });

  it('is a single line while the form is closed', () => {
    const limits = { ouvert_du: from, ouvert_au: until, nombre_reponses: 2, reponses_max: 10 };
    expect(lines({ etat: 'ferme', ...limits })).toEqual(['Fermé depuis le 31/03/2026 à 20:00']);
    expect(lines({ etat: 'ouvert', ...limits })).toEqual([
      'Ouvert jusqu’au 31/03/2026 à 20:00',
      '2 réponses sur 10',
    ]);
  });

  it('names only the limits that the form has', () => {
    expect(lines({ etat: 'ouvert', ouvert_au: until })).toEqual(['Ouvert jusqu’au 31/03/2026 à 20:00']);
    expect(lines({ etat: 'ouvert', reponses_max: 10 })).toEqual(['0 réponse sur 10']);
    expect(lines({ etat: 'ouvert' })).toEqual([]);
  });
});
