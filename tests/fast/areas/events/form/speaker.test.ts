import { describe, expect, it } from 'vitest';
import {
  isListed,
  isSameList,
  speakerOf,
  speakersOf,
} from '../../../../../src/areas/events/speakers/speaker.ts';

const host = { id: 5, libelle: 'Animateur' };
const singer = { id: 6, libelle: 'Chantre' };
const ama = { id: 1, label: 'Koffi Ama', email: 'ama@exemple.fr' };
const homonym = { id: 2, label: 'Koffi Ama', email: 'autre@exemple.fr' };

describe('speakers of an event', () => {
  it('are listed once per member and role; members of the same name and other roles are accepted [SP3, SP4]', () => {
    const list = [speakerOf(ama, host)];
    expect(isListed(list, speakerOf(ama, host))).toBe(true);
    expect(isListed(list, speakerOf(ama, singer))).toBe(false);
    expect(isListed(list, speakerOf(homonym, host))).toBe(false);
  });

  it('are compared by name and email, without case and accents, when their member is unknown [SP3, SP7]', () => {
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
        strong: 5,
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

  it('may be given by id, with a name beside it, or incompletely [SP7]', () => {
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

  it('are compared to tell whether the list has changed', () => {
    const amaAsHost = speakerOf(ama, host);
    const homonymAsHost = speakerOf(homonym, host);
    expect([
      isSameList([amaAsHost], [amaAsHost]),
      isSameList([amaAsHost], [amaAsHost, homonymAsHost]),
      isSameList([], []),
    ]).toEqual([true, false, true]);
  });
});
