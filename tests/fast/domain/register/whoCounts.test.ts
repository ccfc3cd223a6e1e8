import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../../src/domain/records';
import { copiedAddresses } from '../../../../src/domain/register/copiedAddresses';
import { isTaken, peopleOutputs } from '../../../../src/domain/register/whoCounts';

const CONTACTS = { courriels: 'e-mails', courriers: 'courriers', telephone: 'téléphone' } as const;
const STATES = { actifs: /^actives/, filtre: /^selon le filtre/, tous: /^toutes$/ } as const;

const opposed = (genre: string) => ({ etat: 'actif', oppositions: [{ genre }] });

describe('The rule of who counts', () => {
  it('stands in docs/PRIVACY.md, output by output', () => {
    const text = readFileSync('docs/PRIVACY.md', 'utf8');
    const rows = [...text.matchAll(/^\| [^|]+ \| `(\w+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
      ([, name = '', people = '', contact = '']) => ({ name, people, contact }),
    );
    expect(rows.map(({ name }) => name)).toEqual(keysOf(peopleOutputs));
    for (const { name, people, contact } of rows) {
      const takes = peopleOutputs[name as keyof typeof peopleOutputs];
      expect.soft(people, name).toMatch(STATES[takes.states]);
      const refused = takes.contact ? CONTACTS[takes.contact] : 'aucun';
      const also = takes.consent ? `, ou consentement aux ${takes.consent}s refusé ou retiré` : '';
      expect.soft(contact, name).toBe(refused + also);
    }
  });

  it('leaves those who left or died out of what is for the living, and keeps them in history', () => {
    for (const etat of ['parti', 'decede']) {
      expect(isTaken('birthdays', { etat })).toBe(false);
      expect(isTaken('history', { etat })).toBe(true);
    }
    expect(isTaken('birthdays', { etat: 'actif' })).toBe(true);
  });

  it('leaves those who are opposed out of that contact alone', () => {
    expect(isTaken('copiedAddresses', opposed('courriels'))).toBe(false);
    expect(isTaken('copiedAddresses', opposed('courriers'))).toBe(true);
    expect(isTaken('labels', opposed('courriers'))).toBe(false);
    expect(isTaken('labels', opposed('tout'))).toBe(false);
    expect(isTaken('birthdays', opposed('tout'))).toBe(true);
    expect(isTaken('serviceMails', opposed('tout'))).toBe(true);
  });

  it('counts everybody of a back end that knows no states', () => {
    for (const output of keysOf(peopleOutputs)) expect(isTaken(output, {})).toBe(true);
  });
});

describe('Copied addresses', () => {
  it('are those of active people who want mails, each once, and say how many are left out', () => {
    const people = [
      { email: 'a@ex.fr' },
      { email: ' a@ex.fr' },
      { email: null },
      { email: 'parti@ex.fr', etat: 'parti' },
      { email: 'non@ex.fr', ...opposed('courriels') },
    ];
    expect(copiedAddresses(people)).toEqual({ addresses: ['a@ex.fr'], without: 1, refused: 2 });
  });
});
