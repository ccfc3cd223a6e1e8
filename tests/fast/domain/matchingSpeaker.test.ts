import { describe, expect, it } from 'vitest';
import { matchingSpeaker, searchName } from '../../../src/domain/events/matchingSpeaker';
import type { SpeakerRecord } from '../../../src/domain/events/speaker';

const ama = { nom: 'Koffi', prenom: 'Ama', membre_id: 4 };
const row = (id: number, own: object = {}): SpeakerRecord => ({ id, nom: 'Koffi', prenom: 'Ama', ...own });
const found = (rows: readonly SpeakerRecord[], hasMembers = false) =>
  matchingSpeaker(rows, ama, hasMembers)?.id;

describe('a speaker by name', () => {
  it('is searched by first and last name, without spaces around them', () => {
    expect([searchName({ nom: ' Koffi ', prenom: 'Ama' }), searchName({ nom: 'Koffi', prenom: '' })]).toEqual(
      ['Ama Koffi', 'Koffi'],
    );
  });

  it('is the first one with this name, whatever its case and spaces [SP10]', () => {
    expect(found([row(1, { prenom: 'Amah' }), row(2, { nom: 'KOFFI ' }), row(3)])).toBe(2);
    expect(found([row(1, { nom: null }), row(2, { nom: 'Kof fi' })])).toBeUndefined();
  });

  it('is the member’s own where the back end stores members, else one without a member', () => {
    expect(found([row(1), row(2, { membre_id: 5 }), row(3, { membre_id: 4 })], true)).toBe(3);
    expect(found([row(2, { membre_id: 5 }), row(3, { membre_id: null })], true)).toBe(3);
    expect(found([row(2, { membre_id: 5 })], true)).toBeUndefined();
    expect(found([row(2, { membre_id: 5 })])).toBe(2);
  });

  it('may be any speaker with this name when no member is given', () => {
    const guest = { nom: 'Koffi', prenom: 'Ama' };
    expect(matchingSpeaker([row(2, { membre_id: 5 })], guest, true)?.id).toBe(2);
  });
});
