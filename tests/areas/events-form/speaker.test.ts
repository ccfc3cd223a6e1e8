import { describe, expect, it } from 'vitest';
import { isListed, isSameList, speakerOf, speakersOf } from '../../../src/areas/events/speakers/speaker.ts';

const host = { id: 5, libelle: 'Animateur' };
const singer = { id: 6, libelle: 'Chantre' };
const ama = { id: 1, label: 'Koffi Ama', email: 'ama@exemple.fr' };
const homonym = { id: 2, label: 'Koffi Ama', email: 'autre@exemple.fr' };

describe('speakers of an event', () => {
  it('are the same once in a role, by member; homonyms and other roles are welcome [SP3, SP4]', () => {
    const list = [speakerOf(ama, host)];
    expect(isListed(list, speakerOf(ama, host))).toBe(true);
    expect(isListed(list, speakerOf(ama, singer))).toBe(false);
    expect(isListed(list, speakerOf(homonym, host))).toBe(false);
  });

  it('read from the event are told by name and e-mail, blind to case and accents [SP3, SP7]', () => {
    const read = speakersOf([
      {
        id: 9,
        intervenant: { id: 30, nom: 'KOFFI', prenom: 'Ama' },
        role_intervenant: host,
        donnees: { member_email: 'Ama@exemple.fr', member_telephone: '06', id: 2 },
      },
    ]);
    expect(read).toEqual([
      {
        key: 'a9',
        name: 'KOFFI Ama',
        email: 'Ama@exemple.fr',
        detail: 'Ama@exemple.fr',
        role: host,
        source: {
          intervenant: 30,
          identity: { nom: 'KOFFI', prenom: 'Ama' },
          contact: { member_email: 'Ama@exemple.fr', member_telephone: '06', member_profession: undefined },
        },
      },
    ]);
    expect(isListed(read, speakerOf(ama, host))).toBe(true);
    expect(isListed(read, speakerOf(homonym, host))).toBe(false);
  });

  it('may be written by id, with their name beside it, or incomplete [SP7]', () => {
    const [byId, bare] = speakersOf([
      { intervenant: 30, role_intervenant: 5, donnees: { nom: 'Koffi', prenom: 'Ama' } },
      {},
    ]);
    expect([byId?.name, byId?.role, bare?.name, bare?.role]).toEqual([
      'Koffi Ama',
      { id: 5, libelle: '' },
      'Nom non spécifié',
      undefined,
    ]);
    expect(byId?.key).not.toBe(bare?.key);
  });

  it('tell a changed list from the one that was read', () => {
    const one = speakerOf(ama, host);
    const other = speakerOf(homonym, host);
    expect([isSameList([one], [one]), isSameList([one], [one, other]), isSameList([], [])]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
