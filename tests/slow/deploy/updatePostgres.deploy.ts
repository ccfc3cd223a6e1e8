import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeLeftovers } from '../load/harness/leftovers.ts';
import { Postgres, postgresBinaries } from '../load/harness/postgres.ts';
import { Host, MEMBERS } from './host/Host.ts';

const GROUP = 'Veilleurs';

describe.runIf(process.getuid?.() === 0 && postgresBinaries())('update.sh on PostgreSQL', () => {
  let host: Host;
  beforeAll(async () => {
    const cluster = await Postgres.create();
    host = await Host.create(await cluster.database('parvis_host'));
    expect((await host.call(['update'])).code).toBe(0);
  });
  afterAll(() => {
    host.remove();
    removeLeftovers();
  });

  it('puts the tables of the version before back, also when it is killed while they are away [O8]', async () => {
    host.publish('v1.1.0', 'tables');
    const update = await host.call(['update']);
    expect([update.code, update.text]).toEqual([0, expect.stringContaining('La version v1.1.0')]);
    await host.visitor.addGroup(GROUP);
    const cut = await host.call(['back', '--yes'], { killAt: 'Remise en place' });
    expect([cut.code, cut.text]).toEqual([
      null,
      expect.stringMatching(/1 opération a été enregistrée[\s\S]*groupes, 1 ajout \(Veilleurs\)/),
    ]);
    expect(() => host.systemctl('start', 'parvis')).toThrow();
    const back = await host.call(['back']);
    expect([back.code, back.text]).toEqual([0, expect.stringContaining('est en place et répond')]);
    expect(host.versionAt('current')).toBe('v1.0.0');
    const { groups, members } = await host.visitor.stored();
    expect([groups.includes(GROUP), members]).toEqual([false, MEMBERS]);
    expect(host.copies).toContain(host.copy('apres', 'v1.1.0'));
    expect(host.leftovers).toEqual([]);
  });

  it('goes back by itself where a version changed the tables and then never answered [O8]', async () => {
    host.publish('v1.2.0', 'deaf-tables');
    const { code, text } = await host.call(['update']);
    expect([code, text]).toEqual([1, expect.stringContaining('personne n’avait été servi')]);
    expect(text).toContain('Mais chacun doit se reconnecter, les messages en attente ne partiront pas');
    expect([host.versionAt('current'), await host.visitor.becomesReady()]).toEqual(['v1.0.0', true]);
    expect(await host.visitor.stored()).toMatchObject({ members: MEMBERS });
    expect(host.leftovers).toEqual([]);
  });
});
