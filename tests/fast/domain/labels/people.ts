import type { LabelPerson } from '../../../../src/domain/labels/labelPeople';

let made = 0;

/** A person at one address, unless these say otherwise. */
export const person = (fields: Partial<LabelPerson> = {}): LabelPerson => ({
  id: ++made,
  nom: 'Roy',
  prenom: 'Luc',
  genre: 'masculin',
  adresse: '4 allée des Pins',
  code_postal: '44000',
  ville: 'Nantes',
  mineur: false,
  ...fields,
});

/** Two spouses, and a child of both. */
export function family(fields: Partial<LabelPerson> = {}) {
  const luc = person(fields);
  const zoe = person({ prenom: 'Zoë', genre: 'feminin', ...fields, conjoint: luc.id });
  const lea = person({ prenom: 'Léa', genre: 'feminin', mineur: true, ...fields, parents: [luc.id, zoe.id] });
  return { luc: { ...luc, conjoint: zoe.id }, zoe, lea };
}
