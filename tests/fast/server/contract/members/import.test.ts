import { describe, expect, it, vi } from 'vitest';
import { enqueueWrite } from '../../../../../demo/server/store/database/writeQueue';
import { yieldToEventLoop } from '../../../../../demo/server/store/embedded/yieldToEventLoop';
import { signedInServer, TODAY } from '../../signedInServer';

const server = signedInServer();

const HEADER =
  'nom;prenom;genre;date_naissance;nationalite;profession;situation_matrimoniale;telephone;email;ville;adresse';

const csv = (...lines: string[]) => `\ufeff${[HEADER, ...lines].join('\r\n')}\r\n`;

let unique = 0;

/** Makes a last name that no other test uses. */
const fresh = () => `Import${++unique}x`;

interface Line {
  ligne: number;
  statut: string;
  message: string | null;
  membre_id?: number;
}

const statuses = (lines: Line[]) => lines.map(({ ligne, statut }) => `${ligne} ${statut}`);

describe('an import', () => {
  it('creates a member per line, with all fields [A11]', async () => {
    const name = fresh();
    const file = csv(
      `${name};Léa;feminin;1991-04-05;Belge;"Libraire; à temps partiel";marie;'+32 470 12 34 56;lea@${name}.test;Liège;"2 rue ""Haute"""`,
    );
    const { status, data, message } = await server.import(file);
    expect(status).toBe(200);
    expect(message).toBe('1 membre importé, 0 doublon, 0 ligne en erreur.');
    expect(data).toMatchObject({ importes: 1, doublons: 0, erreurs: 0 });
    expect(data.lignes).toEqual([{ ligne: 2, statut: 'cree', message: null, membre_id: expect.any(Number) }]);
    expect(await server.member(data.lignes[0].membre_id)).toMatchObject({
      nom: name,
      prenom: 'Léa',
      genre: 'feminin',
      date_naissance: '1991-04-05',
      nationalite: 'Belge',
      profession: 'Libraire; à temps partiel',
      situation_matrimoniale: 'marie',
      telephone: '+32 470 12 34 56',
      email: `lea@${name}.test`,
      ville: 'Liège',
      adresse: '2 rue "Haute"',
      date_inscription: TODAY,
      statut: 'membre',
    });
    const page = await (await server.fetch('GET', `/api/membres/?search=${name}`)).json();
    expect(page.count).toBe(1);
  });

  it('imports good lines beside bad ones, and says what is wrong with each bad one', async () => {
    const name = fresh();
    const before = await server.count();
    const { data } = await server.import(
      csv(
        `${name};A;feminin`,
        `;B;feminin`,
        `${name};C;autre`,
        '',
        `${name};D;masculin;1990-13-01;;;;;pas-une-adresse`,
        `${name};E;masculin;2030-01-01`,
        `${name};F;masculin;;;;divorce`,
        `${name};G;masculin;;;;;;;;;trop`,
        `${name};H;Homme;05/04/1991`,
      ),
    );
    expect(data.lignes.map(({ membre_id: _, ...line }: Line) => line)).toEqual([
      { ligne: 2, statut: 'cree', message: null },
      { ligne: 3, statut: 'erreur', message: 'Nom\u00a0: Ce champ est obligatoire' },
      { ligne: 4, statut: 'erreur', message: 'Genre\u00a0: Cette valeur n’est pas acceptée.' },
      {
        ligne: 6,
        statut: 'erreur',
        message:
          'E-mail\u00a0: L’adresse e-mail n’est pas valide. Date de naissance\u00a0: Une date de la forme AAAA-MM-JJ est attendue.',
      },
      { ligne: 7, statut: 'erreur', message: 'Date de naissance\u00a0: Cette date est dans le futur.' },
      {
        ligne: 8,
        statut: 'erreur',
        message: 'Situation matrimoniale\u00a0: Cette valeur n’est pas acceptée.',
      },
      {
        ligne: 9,
        statut: 'erreur',
        message: 'Cette ligne a plus de cellules que la première\u00a0: un séparateur est en trop.',
      },
      { ligne: 10, statut: 'cree', message: null },
    ]);
    expect(data).toMatchObject({ importes: 2, erreurs: 6 });
    expect(await server.count()).toBe(before + 2);
  });

  it('creates no member twice from the same file, unless asked', async () => {
    const name = fresh();
    const file = csv(
      `${name};Zoé;feminin;1980-01-02;;;;;zoe@${name}.test`,
      `${name};Max;masculin`,
      `Autre${name};Nom;masculin;;;;;;ZOE@${name}.TEST`,
      `${name.toUpperCase()};ZOE;feminin;1980-01-02`,
    );
    const first = await server.import(file);
    expect(statuses(first.data.lignes)).toEqual(['2 cree', '3 cree', '4 doublon', '5 doublon']);
    expect(first.data.lignes[2].message).toBe(`Autre${name} Nom figure déjà à la ligne 2.`);
    const before = await server.count();
    const second = await server.import(file);
    expect(statuses(second.data.lignes)).toEqual(['2 doublon', '3 doublon', '4 doublon', '5 doublon']);
    const id = first.data.lignes[0].membre_id;
    expect(second.data.lignes[0].message).toBe(`${name} Zoé a déjà une fiche (n°\u00a0${id}).`);
    expect(await server.count()).toBe(before);
    const third = await server.import(file, { doublons: 'creer' });
    expect(third.data).toMatchObject({ importes: 4, doublons: 0 });
    expect(await server.count()).toBe(before + 4);
  });

  it('takes the same name with the same telephone for the same person, however it is written [Q11]', async () => {
    const name = fresh();
    const header = 'nom;prenom;genre;telephone;naissance';
    const first = await server.import([header, `${name};Ana;f;06 71 82 93 04;`].join('\n'));
    expect(statuses(first.data.lignes)).toEqual(['2 cree']);
    const second = await server.import(
      [header, `${name};Ana;f;0033 6 71 82 93 04;1980-01-02`, `${name};Bea;f;06 71 82 93 04;`].join('\n'),
    );
    expect(statuses(second.data.lignes)).toEqual(['2 doublon', '3 cree']);
    expect(second.data.lignes[0].message).toMatch(/a déjà une fiche/);
    expect(second.data.lignes[0]).not.toHaveProperty('homonyme');
  });

  it('names homonyms that nothing tells apart, and creates them only when asked [Q11]', async () => {
    const name = fresh();
    const file = csv(`${name};Ana;feminin;1980-01-02`, `${name};Ana;feminin`, `${name};Bea;feminin`);
    const first = await server.import(file);
    expect(statuses(first.data.lignes)).toEqual(['2 cree', '3 doublon', '4 cree']);
    expect(first.data.lignes[1]).toMatchObject({
      homonyme: true,
      message: `${name} Ana porte le même nom que la ligne 2, sans date de naissance, téléphone ni e-mail en commun.`,
    });
    const again = await server.import(csv(`${name};Bea;feminin`));
    expect(again.data.lignes[0]).toMatchObject({
      statut: 'doublon',
      homonyme: true,
      message: `${name} Bea porte le même nom que le membre n°\u00a0${first.data.lignes[2].membre_id}, sans date de naissance, téléphone ni e-mail en commun.`,
    });
    const asked = await server.import(csv(`${name};Bea;feminin`), { doublons: 'creer' });
    expect(statuses(asked.data.lignes)).toEqual(['2 cree']);
  });

  it('treats homonyms with different birth dates as different people', async () => {
    const name = fresh();
    const { data } = await server.import(
      csv(`${name};Ana;feminin;1980-01-02`, `${name};Ana;feminin;1980-01-03`),
    );
    expect(data.importes).toBe(2);
  });

  it('creates members once when a file is sent twice at the same time', async () => {
    const name = fresh();
    const file = csv(`${name};Ana;feminin;1980-01-02`, `${name};Bob;masculin;1980-01-02`);
    const answers = await Promise.all([server.import(file), server.import(file)]);
    expect(answers.map(({ data }) => data.importes).sort()).toEqual([0, 2]);
  });

  it('writes nothing in a simulation', async () => {
    const name = fresh();
    const before = await server.count();
    const { data, message } = await server.import(
      csv(`${name};A;feminin`, `${name};A;feminin`, ';B;feminin'),
      {
        simulation: 'true',
      },
    );
    expect(statuses(data.lignes)).toEqual(['2 cree', '3 doublon', '4 erreur']);
    expect(data.lignes[0]).not.toHaveProperty('membre_id');
    expect(message).toBe('1 membre à importer, 1 doublon, 1 ligne en erreur.');
    expect(await server.count()).toBe(before);
  });

  it('refuses lines whose values have moved, beside good ones [K5]', async () => {
    const name = fresh();
    const { data } = await server.import(
      [
        'nom;prenom;genre;adresse;ville;telephone',
        `${name};A;f;Bât. B; 12 quai Nord;Blois;`,
        `${name};B;f;;;;;`,
      ].join('\n'),
    );
    expect(data.lignes.map(({ ligne, statut, message }: Line) => [ligne, statut, message])).toEqual([
      [
        2,
        'erreur',
        'Les valeurs de cette ligne sont décalées\u00a0: «\u00a012 quai Nord\u00a0» se trouve dans la colonne Ville.',
      ],
      [3, 'cree', null],
    ]);
  });

  it('reads day and month in the order of the column, and refuses what it doesn’t prove [K7]', async () => {
    const name = fresh();
    const header = 'Last name;First name;Gender;Birth date';
    const proven = await server.import(
      [header, `${name};A;M;12/25/1982`, `${name};B;F;03/04/1980`].join('\n'),
    );
    expect(proven.data).toMatchObject({ importes: 2 });
    expect(await server.member(proven.data.lignes[1].membre_id)).toMatchObject({
      date_naissance: '1980-03-04',
    });
    const open = await server.import([header, `${name};C;M;03/04/1980`].join('\n'));
    expect(open.data.lignes[0]).toMatchObject({
      statut: 'erreur',
      message:
        'Date de naissance\u00a0: «\u00a003/04/1980\u00a0» se lit jour d’abord ou mois d’abord\u00a0: écrivez AAAA-MM-JJ.',
    });
  });

  it('says what it did with a value of a line that it takes [K7] [K8]', async () => {
    const name = fresh();
    const { data } = await server.import(
      ['nom;prenom;genre;naissance;portable', `${name};A;f;1900-01-01;612345678`].join('\n'),
    );
    expect(data.lignes[0]).toMatchObject({
      statut: 'cree',
      message:
        'Date de naissance\u00a0: «\u00a01900-01-01\u00a0» est laissé de côté. Téléphone\u00a0: complété en 0612345678.',
    });
    expect(await server.member(data.lignes[0].membre_id)).toMatchObject({
      date_naissance: null,
      telephone: '0612345678',
    });
  });

  it('finds repetitions in different batches', async () => {
    const name = fresh();
    const lines = Array.from({ length: 1100 }, (_, i) => `${name};P${i % 600};masculin;1980-01-02`);
    const { data } = await server.import(csv(...lines));
    expect(data).toMatchObject({ importes: 600, doublons: 500, erreurs: 0 });
    expect(data.lignes[1099].message).toBe(`${name} P499 figure déjà à la ligne 501.`);
  });

  it('takes the rest of a file that has begun, however late its turn comes', async () => {
    const name = fresh();
    const lines = Array.from({ length: 400 }, (_, i) => `${name};P${i};masculin`);
    const real = performance.now.bind(performance);
    let ahead = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
    const begin = server.db.transaction.bind(server.db);
    // Another write comes between the two batches, and takes long.
    vi.spyOn(server.db, 'transaction').mockImplementationOnce(() => {
      void enqueueWrite(server.db, 'membres', async () => {
        for (let turn = 0; turn < 50; turn++) await yieldToEventLoop();
        ahead = 9000;
      });
      return begin();
    });
    expect(await server.import(csv(...lines))).toMatchObject({ status: 200, data: { importes: 400 } });
    expect(ahead).toBe(9000);
    clock.mockRestore();
  });
});
