import type { BuilderAction, BuilderState } from '../../../../../src/areas/forms/model/builderReducer';
import { FIELD_TYPES } from '../../../../../src/domain/forms/field';
import { nth } from '../../../../support/lookups.ts';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random action on this form, sometimes on a removed field. Typing always comes after a pause. */
export function randomEdit(state: BuilderState, random: () => number, at: number): BuilderAction {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => nth(list, below(list.length));
  const key = pick([...state.form.champs.map((field) => field.key), state.nextKey + 7]);
  const word = pick(['', 'Nom', 'Ville', ' Âge ', 'a, b', 'Œuvre']);
  return pick<() => BuilderAction>([
    () => ({ type: 'name', text: word, at }),
    () => ({ type: 'describe', text: word, at }),
    () => ({ type: 'mark', mark: pick(['form_extend', 'form_static']), isOn: random() < 0.5 }),
    () => ({ type: 'add', fieldType: pick(FIELD_TYPES) }),
    () => ({ type: 'add', fieldType: pick(FIELD_TYPES) }),
    () => ({ type: 'edit', key, change: { nom_du_champ: word }, at }),
    () => ({ type: 'edit', key, change: { options: [word, 'Oui'] }, at }),
    () => ({ type: 'edit', key, change: { is_required: random() < 0.5 }, at }),
    () => ({ type: 'retype', key, fieldType: pick([...FIELD_TYPES, 'signature']) }),
    () => ({ type: 'remove', key }),
    () => ({ type: 'duplicate', key, nom: word }),
    () => ({ type: 'move', key, to: below(12) - 2 }),
    () => ({ type: 'import', form: { ...state.form, champs: state.form.champs.slice(0, 3) } }),
  ])();
}
