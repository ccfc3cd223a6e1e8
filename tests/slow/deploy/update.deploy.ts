import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Host, MEMBERS } from './host/Host.ts';

const GROUP = 'Veilleurs';

describe.runIf(process.getuid?.() === 0)('update.sh on the embedded database', () => {
  let host: Host;
  beforeAll(async () => {
    host = await Host.create();
    const first = await host.call(['update']);
    expect([first.code, first.text]).toEqual([0, expect.stringContaining('est en place et répond')]);
    host.remember();
  });
  afterAll(() => host.remove());
  beforeEach(() => host.reset());

  /** The version before is in place and serves its data, and nothing is left lying about. */
  async function expectUntouched(version = 'v1.0.0'): Promise<void> {
    expect(host.versionAt('current')).toBe(version);
    expect(await host.visitor.becomesReady()).toBe(true);
    expect(await host.visitor.stored()).toMatchObject({ members: MEMBERS });
    expect(host.leftovers).toEqual([]);
    expect(host.servers).toBe(1);
  }

  it('refuses data that an update could lose, without stopping the server [O8]', async () => {
    host.publish('v1.1.0', 'plain');
    const refused = async (settings: Readonly<Record<string, string>>, sentence: string) => {
      host.writeSettings(settings);
      const { code, text } = await host.call(['update']);
      expect([code, text]).toEqual([1, expect.stringContaining(sentence)]);
    };
    await refused({ PARVIS_DATA: '.data' }, 'PARVIS_DATA=.data est un chemin relatif');
    await refused({ PARVIS_DATA: join(host.builds, 'data') }, 'qui appartient aux versions du programme');
    await refused({ PARVIS_SAUVEGARDE: 'non' }, 'sans copie, il n’y aurait pas de retour');
    await refused({ PARVIS_DATA: '/nulle-part' }, 'Le dossier /nulle-part n’existe pas');
    host.writeSettings();
    host.writeBackupState('activating');
    expect((await host.call(['update'])).text).toContain('Une sauvegarde est en cours');
    host.writeBackupState('inactive');
    execFileSync('chown', ['root:root', host.builds]);
    expect((await host.call(['update'])).text).toContain('rien ne doit être construit par root');
    expect((await host.call(['update', '--force'])).text).toContain('parvis-update update [VERSION]');
    expect(host.stops).toBe(0);
    expect(await host.visitor.becomesReady()).toBe(true);
  });

  it('refuses a second update beside it, and a version that can’t be built changes nothing [O8]', async () => {
    host.publish('v1.1.1', 'unbuildable');
    let second: Promise<{ code: number | null; text: string }> | undefined;
    const first = await host.call(['update'], {
      onText: (text) => {
        if (text.includes('Recherche')) second ??= host.call(['update']);
      },
    });
    expect(await second).toEqual({
      code: 1,
      text: 'Une autre mise à jour, ou un retour, est en cours : rien n’a été fait.\n',
    });
    expect([first.code, first.text]).toEqual([1, expect.stringContaining('This can not be built')]);
    expect(first.text).toContain('Le serveur n’a pas été touché');
    expect(host.stops).toBe(0);
    await expectUntouched();
  });

  it('builds beside, saves, tries, switches and waits, and goes back with all data where tables are the same [O8]', async () => {
    host.publish('v1.2.0', 'plain');
    const { code, text } = await host.call(['update']);
    expect([code, text]).toEqual([0, expect.stringContaining('La version v1.2.0')]);
    expect([host.versionAt('current'), host.versionAt('previous')]).toEqual(['v1.2.0', 'v1.0.0']);
    expect(host.keptBuilds.toSorted()).toEqual(['v1.0.0', 'v1.2.0']);
    expect(host.copies.toSorted()).toEqual(
      [host.copy('avant', 'v1.0.0'), host.copy('avant', 'v1.2.0')].toSorted(),
    );
    expect(await host.visitor.stored()).toMatchObject({ members: MEMBERS });
    expect((await host.call(['update'])).text).toContain('est déjà en place');
    // The version before the last two goes with its copy.
    host.publish('v1.2.1', 'plain');
    expect((await host.call(['update'])).code).toBe(0);
    expect(host.keptBuilds.toSorted()).toEqual(['v1.2.0', 'v1.2.1']);
    expect(host.copies.toSorted()).toEqual(
      [host.copy('avant', 'v1.2.0'), host.copy('avant', 'v1.2.1')].toSorted(),
    );
    // On the disk of the data they are no backups, which would be told late otherwise.
    expect(host.listedBackups).toEqual([]);

    await host.visitor.addGroup(GROUP);
    const back = await host.call(['back'], { input: 'oui\n' });
    expect([back.code, back.text]).toEqual([0, expect.stringContaining('1 opération a été enregistrée')]);
    expect(back.text).toMatch(/groupes, 1 ajout \(Veilleurs\)[\s\S]*toutes les données restent/);
    expect((await host.visitor.stored()).groups).toContain(GROUP);
    await expectUntouched('v1.2.0');
    expect((await host.call(['back'])).text).toContain('Il n’y a pas de version d’avant');
  });

  it('counts and names what was saved since, and asks, before it puts older tables back [O8]', async () => {
    host.publish('v1.3.0', 'tables');
    expect((await host.call(['update'])).code).toBe(0);
    await host.visitor.addGroup(GROUP);
    const kept = await host.call(['back'], { input: 'non\n' });
    expect([kept.code, kept.text]).toEqual([1, expect.stringContaining('Rien n’a été changé')]);
    expect(kept.text).toMatch(/1 opération a été enregistrée[\s\S]*groupes, 1 ajout \(Veilleurs\)/);
    expect(kept.text).toContain(`un fichier le garde : ${host.data}/sauvegardes/apres-`);
    await host.visitor.becomesReady();
    expect((await host.visitor.stored()).groups).toContain(GROUP);

    // Each call goes on where the one before was killed.
    for (const step of [
      'save "$from"',
      'note returning "3',
      "as_server / sh -c 'cd",
      'link current',
      'rm -f "$STATE/returning"',
    ]) {
      expect(await host.call(['back', '--yes'], { killBefore: step })).toMatchObject({ code: null });
      expect((await host.call(['update'])).text).toContain('Un retour a été interrompu');
      expect(() => host.systemctl('start', 'parvis')).toThrow();
    }
    expect(await host.call(['back'], { killBefore: 'as_builder rm -f previous' })).toMatchObject({
      code: null,
    });
    const back = await host.call(['back']);
    expect([back.code, back.text]).toEqual([
      1,
      expect.stringMatching(/interrompu après la bascule[\s\S]*pas de version d’avant/),
    ]);
    expect(await host.visitor.becomesReady()).toBe(true);
    expect(host.copies).toContain(host.copy('apres', 'v1.3.0'));
    expect((await host.visitor.stored()).groups).not.toContain(GROUP);
    await expectUntouched();
  });

  it('goes back by itself from a version that doesn’t start, in the trial and after it [O8]', async () => {
    host.publish('v1.4.0', 'broken');
    const broken = await host.call(['update']);
    expect([broken.code, broken.text]).toEqual([1, expect.stringContaining('Version en panne.')]);
    expect(broken.text).toContain('les données n’ont pas été touchées');
    await expectUntouched();

    const session = await host.visitor.signIn();
    host.publish('v1.5.0', 'deaf-tables');
    const deaf = await host.call(['update']);
    expect([deaf.code, deaf.text]).toEqual([1, expect.stringContaining('personne n’avait été servi')]);
    expect(deaf.text).toContain('rien de ce qui était enregistré n’est perdu.\n');
    await expectUntouched();
    // The folder came back as it was, with what no backup has.
    expect(await host.visitor.isSignedIn(session)).toBe(true);
  });

  it('loses nothing when it is killed, at whatever step [O8]', async () => {
    host.publish('v1.6.0', 'plain');
    for (const step of [
      'Recherche',
      'Construction',
      'Arrêt du serveur',
      'Copie des données',
      'Essai de la',
    ]) {
      const cut = await host.call(['update'], { killAt: step });
      expect([cut.code, cut.text]).toEqual([null, expect.stringContaining(step)]);
    }
    const early = await host.call(['update'], { killBefore: 'link current' });
    expect([early.code, early.text]).toEqual([null, expect.stringContaining('interrompu avant la bascule')]);
    const late = await host.call(['update'], { killBefore: 'link previous' });
    expect([late.code, late.text]).toEqual([null, expect.stringContaining('rien n’a changé')]);
    const last = await host.call(['update']);
    expect([last.code, last.text]).toEqual([0, expect.stringContaining('interrompue après la bascule')]);
    expect(last.text).toContain('est déjà en place');
    await expectUntouched('v1.6.0');
    expect(host.versionAt('previous')).toBe('v1.0.0');
  });

  it('makes no copy and no update where the data can’t be read, and tries a version without mail [O8]', async () => {
    host.publish('v1.6.5', 'plain');
    host.writeSettings({ DATABASE_URL: 'postgres://parvis@127.0.0.1:9/parvis' });
    const away = await host.call(['update']);
    expect([away.code, away.text]).toEqual([1, expect.stringContaining('donc il n’y aurait pas de copie')]);
    host.writeSettings({ PARVIS_SMTP: 'smtp://127.0.0.1:9', PARVIS_URL: 'https://parvis.example.org' });
    host.systemctl('stop', 'parvis');
    host.systemctl('start', 'parvis');
    expect((await host.call(['update'])).code).toBe(0);
    // Only the trial writes into this log as a server, and it warns that it has no mail server.
    expect(host.log).toContain('sans serveur d’e-mails (PARVIS_SMTP)');
  });

  it('says that the disk is full before and during the copy, and the server runs again [O8]', async () => {
    host.publish('v1.7.0', 'plain');
    const copies = join(host.data, 'sauvegardes');
    await host.onSmallDisk(copies, '16k', async () => {
      const full = await host.call(['update']);
      expect([full.code, full.text]).toEqual([1, expect.stringContaining('La copie n’a pas pu être faite')]);
      expect(full.text).toContain('Le serveur d’avant est redémarré');
      await expectUntouched();
    });
    host.systemctl('stop', 'parvis');
    await host.onSmallDisk(host.data, '50m', async () => {
      const small = await host.call(['update']);
      expect([small.code, small.text]).toEqual([1, expect.stringContaining('Il n’y a pas assez de place')]);
    });
  });
});
