import { describe, expect, it } from 'vitest';
import { CAPABILITIES, CAPABILITY_GROUPS, withGroups, withParts } from '../../../src/domain/capabilities';

const groups = Object.entries<readonly string[]>(CAPABILITY_GROUPS);

describe('an announced name', () => {
  it('stands for itself alone when it is a part', () => {
    for (const name of CAPABILITIES) expect.soft([...withParts([name])]).toEqual([name]);
  });

  it('stands for all of its parts when it is a group', () => {
    for (const [name, parts] of groups)
      expect.soft(withParts([name]), name).toEqual(new Set([name, ...parts]));
  });

  it('stays when it is unknown, and a missing list is empty', () => {
    expect([...withParts(['télépathie'])]).toEqual(['télépathie']);
    expect([...withParts(null), ...withParts(undefined)]).toEqual([]);
  });
});

describe('a group', () => {
  it('means for ever what it meant in version 1.0', () => {
    expect(CAPABILITY_GROUPS).toEqual({
      acces: ['comptes', 'droits', 'connexions', 'appareils', 'facteur-exige'],
      ecritures: ['cles', 'versions', 'champs-id', 'evenement-complet', 'famille'],
      evenements: [
        'agenda',
        'annulations',
        'flux',
        'inscriptions',
        'presences',
        'rappels',
        'series',
        'services',
      ],
      fichiers: ['export-filtre', 'export-lisible', 'simulation'],
      formulaires: ['ouverture', 'mentions', 'reponses'],
      historique: ['journal', 'corbeille', 'retraits'],
      listes: ['tri', 'filtres', 'filtres-partages', 'selection', 'recherche', 'ordre', 'pages-evenements'],
      messages: ['messages'],
      personnes: ['doublons', 'intervenants-membres'],
      rgpd: ['rgpd'],
      statistiques: ['aujourdhui'],
    });
  });

  it('has the name of a part only when that is all it stands for, so that an old name never grows', () => {
    const parts: readonly string[] = CAPABILITIES;
    for (const [name, own] of groups) if (parts.includes(name)) expect.soft(own).toEqual([name]);
    expect(new Set(parts).size).toBe(parts.length);
  });

  it('is announced beside its parts, once all of them are', () => {
    expect(withGroups(['ouverture', 'mentions'])).toEqual(['ouverture', 'mentions']);
    expect(withGroups(['ouverture', 'mentions', 'reponses'])).toEqual([
      'ouverture',
      'mentions',
      'reponses',
      'formulaires',
    ]);
    const all = withGroups(CAPABILITIES);
    expect([...all].sort()).toEqual([...new Set([...CAPABILITIES, ...groups.map(([name]) => name)])].sort());
  });
});
