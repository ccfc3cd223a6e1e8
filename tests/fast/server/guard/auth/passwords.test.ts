import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../../../../demo/server/guard/passwords/passwordBits';
import { type Owner, refusedPassword } from '../../../../../demo/server/guard/passwords/weakPasswords';

/** The lists are loaded once, which takes seconds on a busy machine. */
const SLOW = { timeout: 60_000 };

const owner: Owner = {
  email: 'awa.diallo@mon-eglise.exemple.fr',
  nom: 'Diallo',
  prenom: 'Awa',
  nom_utilisateur: 'Étoile du soir',
};

/** Passwords that published lists have, that keyboards suggest, and that members of a parish would choose. */
const KNOWN =
  `1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx qazwsxedc qwertyui qwerty123 qwertyuiop asdfghjkl zxcvbnm1
  azertyuiopqsdfghjklm azertyuiop azerty123 azerty1234 qsdfghjklm wxcvbn123 a1z2e3r4 a1z2e3r4t5 aqwzsxedc baseball football1
  basketball superman batman123 starwars pokemon123 naruto123 dragonball minecraft passw0rd P@ssword1 P@ssw0rd Pa$$w0rd
  password1 Password123 motdepasse motdepasse1 M0tdepasse MotDePasse!2024 changeme1 letmein1 welcome1 Welcome2024 iloveyou
  iloveyou1 jetaime123 monamour princesse chouchou doudou123 papillon coucou123 bonjour1 bonjour123 soleil123 chocolat
  nounours loulou123 marseille Marseille13! marseille13 paris2024 Paris2024! france2024 liverpool chelsea1 juventus
  realmadrid barcelona emmanuel christophe alexandre sebastien stephanie caroline1 nathalie Nathalie1 valerie123 jesusestroi
  JesusEstRoi! jesus2024 jesuschrist psaume23 psaume91 alleluia hallelujah notredame saintesprit evangile benediction
  bapteme2024 eglise2024 Église2024! paroisse1 pasteur123 esperance1 summer2024 Summer2024! printemps2024 ete2024ete
  hiver2023 janvier2024 Novembre2025 vendredi13 12345678 123456789 1234567890 123456789012 87654321 11111111 00000000
  12121212 20242024 01012000 14071789 31121999 aaaaaaaa abababab abcabcabc abcdefgh abcd1234 abc12345 1234abcd a1b2c3d4
  trustno1 sunshine1 shadow123 michael1 master123 monkey123 computer1 internet1 samsung1 admin123 administrator
  secretariat secret123 parvis123 parvisdemo parvis-demo`.split(/\s+/);

describe('A password', () => {
  it(
    'is refused when it is among the 10,000 most used ones, of which every fortieth is tried [N7]',
    SLOW,
    async () => {
      const list = dictionary['passwords-common'] as unknown as Iterable<string>;
      const used = [...list].filter((one) => [...one].length >= 8).slice(0, 10_000);
      const accepted: string[] = [];
      for (let at = 0; at < used.length; at += 40)
        if (!(await refusedPassword(used[at] ?? ''))) accepted.push(used[at] ?? '');
      expect([used.length, accepted]).toEqual([10_000, []]);
    },
  );

  it('is refused when a list, a keyboard or the life of a parish suggests it [N7]', SLOW, async () => {
    expect(KNOWN.length).toBeGreaterThanOrEqual(119);
    const accepted: string[] = [];
    for (const one of KNOWN) if (!(await refusedPassword(one))) accepted.push(one);
    expect(accepted).toEqual([]);
  });

  it('is refused when it is derived from name, organisation and e-mail [N7]', SLOW, async () => {
    const rows = [
      'awadiallo',
      'Diallo.Awa2024',
      'D1allo!Awa75',
      'ollaid1980',
      'moneglise1',
      'MonEglise#2025',
    ];
    for (const password of [...rows, 'exemple!awa1', 'awa.diallo@mon-eglise.exemple.fr', 'etoiledusoir9'])
      expect.soft(await refusedPassword(password, owner), password).toMatch(/votre nom/);
    const here = { ...owner, organisations: ['Chorale Tournesol'] };
    for (const password of ['ChoraleTournesol', 'Tournesol#2031', 'chorale.tournesol!7'])
      expect.soft(await refusedPassword(password, here), password).toMatch(/votre nom/);
  });

  it('has at least 50 bits, counted as the CNIL does where no list knows it [N7]', SLOW, async () => {
    const rows = [
      ['eight characters of all kinds', 'kV3$p9Qz', true],
      ['ten small letters at random', 'xkqpwzvbrt', false],
      ['eleven of them', 'xkqpwzvbrtj', true],
      ['two words', 'vraie tulipe', false],
      ['three words in four', 'trois mots au hasard', true],
      ['a name among other words', 'diallo et les tulipes', true],
    ] as const;
    for (const [what, password, isGood] of rows) {
      const { bits } = await strengthOf(password, ['diallo', 'awa']);
      expect.soft([what, bits >= 50], String(bits)).toEqual([what, isGood]);
      const problem = await refusedPassword(password, owner);
      expect.soft(problem, what).toEqual(isGood ? undefined : expect.stringContaining('devine trop vite'));
    }
  });

  it(
    'gains nothing from signs between the letters of a common one, or from repetition [N7]',
    SLOW,
    async () => {
      for (const password of ['p a p i l l o n', 'P-a-p-i-l-l-o-n', 'papillon'.repeat(4), 'ab'.repeat(400)])
        expect.soft(await refusedPassword(password), password).toBeTypeOf('string');
    },
  );

  it('takes little work, however long it is [N7, Z4]', SLOW, async () => {
    await strengthOf('la première attend les listes', []);
    for (const part of ['aA1!', 'pa55w0rd!@$', '1l|!', '20242024', 'motdepasse', 'a ']) {
      const before = process.cpuUsage();
      await strengthOf(part.repeat(1000).slice(0, 1000), ['diallo']);
      const { user } = process.cpuUsage(before);
      expect.soft(user / 1000, part).toBeLessThan(1000);
    }
  });
});
