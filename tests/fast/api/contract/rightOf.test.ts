import { describe, expect, it } from 'vitest';
import { type Endpoint, family, get } from '../../../../src/api/endpoint';
import { endpoints } from '../../../../src/api/endpoints';
import { rightOf } from '../../../../src/api/rightOf';
import { isAllowed, type Role, rightsOf } from '../../../../src/domain/rights';

const rows: Endpoint[] = Object.values(endpoints).flatMap((family) => Object.values<Endpoint>(family));

describe('rightOf', () => {
  it('gives every call a right, unless visitors may make it', () => {
    const open = rows.filter((row) => !rightOf(row)).map(({ id }) => id);
    expect(open.sort()).toEqual([
      'auth.login',
      'auth.logout',
      'auth.refresh',
      'auth.requestReset',
      'auth.resetPassword',
      'auth.verify',
      'evenements.publicAgenda',
      'evenements.publicRegistration',
      'evenements.visitorRegistration',
      'formulaires.answer',
      'formulaires.public',
      'presences.helperChanges',
      'presences.helperSheet',
      'presences.helperTick',
      'site.list',
    ]);
  });

  it('is named by each call', () => {
    const rights = [
      ['membres.list', 'membres.lire'],
      ['membres.create', 'membres.modifier'],
      ['membres.remove', 'membres.supprimer'],
      ['membres.export', 'membres.exporter'],
      ['membres.import', 'membres.importer'],
      ['membersFamily.import', 'membres.importer'],
      ['groupes.removeMembers', 'groupes.modifier'],
      ['roles.remove', 'evenements.supprimer'],
      ['formulaires.answers', 'reponses.lire'],
      ['formulaires.answerFile', 'reponses.lire'],
      ['statistiques.customReport', 'statistiques.lire'],
    ];
    for (const [id, right] of rights) {
      const row = rows.find((candidate) => candidate.id === id);
      expect.soft(row && rightOf(row), id).toBe(right);
    }
  });

  it('refuses a family that it does not know', () => {
    const row = { ...get('/api/x/', endpoints.tags.list.answer), id: 'unknown.list' };
    expect(() => rightOf(row)).toThrow('«unknown.list» needs a right');
    // @ts-expect-error A family without a subject doesn't compile.
    family('unknown', {});
  });

  it('gives administrators every right, and others only those of the table [U1]', () => {
    const rights = [...new Set(rows.map(rightOf))].filter((right) => right !== undefined);
    const missing = (role: Role) => rights.filter((right) => !rightsOf(role).includes(right));
    expect(missing('administrateur')).toEqual([]);
    const administrative = /^(comptes|rgpd|messages|serveur)\./;
    expect(missing('manager').filter((right) => !administrative.test(right))).toEqual([
      'corbeille.supprimer',
    ]);
    expect(missing('manager')).toEqual(expect.arrayContaining(['rgpd.exporter', 'rgpd.supprimer']));
    expect(missing('utilisateur')).toEqual(
      expect.arrayContaining(['membres.modifier', 'membres.exporter', 'reponses.lire']),
    );
    expect(missing('utilisateur')).not.toContain('membres.lire');
  });

  it('lets everything happen for a person without a list of rights [U1]', () => {
    const allowed = [undefined, null, 'x', [], ['membres.lire']].map((list) =>
      isAllowed(list, 'membres.lire'),
    );
    expect(allowed).toEqual([true, true, true, false, true]);
  });
});
