import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { signedInServer, TODAY } from '../signedInServer';

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
/** Posts bytes without a declared length, on a connection of its own. */
async function sentWithoutLength(file: Blob): Promise<string> {
  const headers = {
    authorization: `Token ${server.token}`,
    'content-type': 'multipart/form-data; boundary=b',
    'transfer-encoding': 'chunked',
  };
  const upload = request(`${server.url}/api/membres/import/`, { method: 'POST', headers, agent: false });
  const answer = once(upload, 'response');
  upload.on('error', () => {});
  upload.end(Buffer.from(await file.arrayBuffer()));
  const [response] = (await answer) as [IncomingMessage];
  response.setEncoding('utf8');
  return (await response.toArray()).join('');
}

const statuses = (lignes: Line[]) => lignes.map(({ ligne, statut }) => `${ligne} ${statut}`);

describe('an import', () => {
  it('creates a member per line, with all fields [A11]', async () => {
    const nom = fresh();
    const file = csv(
      `${nom};Léa;feminin;1991-04-05;Belge;"Libraire; à temps partiel";marie;'+32 470 12 34 56;lea@${nom}.test;Liège;"2 rue ""Haute"""`,
    );
    const { status, data, message } = await server.import(file);
    expect(status).toBe(200);
    expect(message).toBe('1 membre importé, 0 doublon, 0 ligne en erreur.');
    expect(data).toMatchObject({ importes: 1, doublons: 0, erreurs: 0 });
    expect(data.lignes).toEqual([{ ligne: 2, statut: 'cree', message: null, membre_id: expect.any(Number) }]);
    expect(await server.member(data.lignes[0].membre_id)).toMatchObject({
      nom,
      prenom: 'Léa',
      genre: 'feminin',
      date_naissance: '1991-04-05',
      nationalite: 'Belge',
      profession: 'Libraire; à temps partiel',
      situation_matrimoniale: 'marie',
      telephone: '+32 470 12 34 56',
      email: `lea@${nom}.test`,
      ville: 'Liège',
      adresse: '2 rue "Haute"',
      date_inscription: TODAY,
      statut: 'membre',
    });
    const page = await (await server.fetch('GET', `/api/membres/?search=${nom}`)).json();
    expect(page.count).toBe(1);
  });

  it('imports good lines beside bad ones, and says what is wrong with each bad one', async () => {
    const nom = fresh();
    const before = await server.count();
    const { data } = await server.import(
      csv(
        `${nom};A;feminin`,
        `;B;feminin`,
        `${nom};C;autre`,
        '',
        `${nom};D;masculin;1990-13-01;;;;;pas-une-adresse`,
        `${nom};E;masculin;2030-01-01`,
        `${nom};F;masculin;;;;veuf`,
        `${nom};G;masculin;;;;;;;;;trop`,
        `${nom};H;Homme;05/04/1991`,
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
    const nom = fresh();
    const file = csv(
      `${nom};Zoé;feminin;1980-01-02;;;;;zoe@${nom}.test`,
      `${nom};Max;masculin`,
      `Autre${nom};Nom;masculin;;;;;;ZOE@${nom}.TEST`,
      `${nom.toUpperCase()};ZOE;feminin;1980-01-02`,
    );
    const first = await server.import(file);
    expect(statuses(first.data.lignes)).toEqual(['2 cree', '3 cree', '4 doublon', '5 doublon']);
    expect(first.data.lignes[2].message).toBe(`Autre${nom} Nom figure déjà à la ligne 2.`);
    const before = await server.count();
    const second = await server.import(file);
    expect(statuses(second.data.lignes)).toEqual(['2 doublon', '3 doublon', '4 doublon', '5 doublon']);
    const id = first.data.lignes[0].membre_id;
    expect(second.data.lignes[0].message).toBe(`${nom} Zoé existe déjà (membre n°\u00a0${id}).`);
    expect(await server.count()).toBe(before);
    const third = await server.import(file, { doublons: 'creer' });
    expect(third.data).toMatchObject({ importes: 4, doublons: 0 });
    expect(await server.count()).toBe(before + 4);
  });

  it('treats homonyms with different birth dates as different people', async () => {
    const nom = fresh();
    const { data } = await server.import(
      csv(`${nom};Ana;feminin;1980-01-02`, `${nom};Ana;feminin;1980-01-03`),
    );
    expect(data.importes).toBe(2);
  });

  it('creates members once when a file is sent twice at the same time', async () => {
    const nom = fresh();
    const file = csv(`${nom};Ana;feminin;1980-01-02`, `${nom};Bob;masculin;1980-01-02`);
    const answers = await Promise.all([server.import(file), server.import(file)]);
    expect(answers.map(({ data }) => data.importes).sort()).toEqual([0, 2]);
  });

  it('writes nothing in a simulation', async () => {
    const nom = fresh();
    const before = await server.count();
    const { data, message } = await server.import(csv(`${nom};A;feminin`, `${nom};A;feminin`, ';B;feminin'), {
      simulation: 'true',
    });
    expect(statuses(data.lignes)).toEqual(['2 cree', '3 doublon', '4 erreur']);
    expect(data.lignes[0]).not.toHaveProperty('membre_id');
    expect(message).toBe('1 membre à importer, 1 doublon, 1 ligne en erreur.');
    expect(await server.count()).toBe(before);
  });

  it('finds repetitions in different batches', async () => {
    const nom = fresh();
    const lines = Array.from({ length: 1100 }, (_, i) => `${nom};P${i % 600};masculin;1980-01-02`);
    const { data } = await server.import(csv(...lines));
    expect(data).toMatchObject({ importes: 600, doublons: 500, erreurs: 0 });
    expect(data.lignes[1099].message).toBe(`${nom} P499 figure déjà à la ligne 501.`);
  });
});

describe('a file is read', () => {
  it.each(['\n', '\r\n', '\r'])(
    'in slices, with line numbers as spreadsheets count them, with lines that end with %j',
    async (end) => {
      const long = 'é'.repeat(40);
      const cell = (at: number) => (at % 2 ? `"${long}${end}${long}"` : long);
      const bad = Array.from({ length: 6000 }, (_, at) => `Nom;P;${cell(at)}`);
      const { data } = await server.import(['nom;prenom;genre', ...bad].join(end), { simulation: 'true' });
      const { lignes }: { lignes: Line[] } = data;
      expect([lignes.length, lignes[0]?.ligne, lignes.at(-1)?.ligne]).toEqual([6000, 2, 6001]);
    },
  );

  const read = async (file: string | Blob) => {
    const { data } = await server.import(file);
    return server.member(data.lignes[0].membre_id);
  };

  it.each([';', ',', '\t'])('with %j between its cells', async (separator) => {
    const nom = fresh();
    const file = [
      ['nom', 'prenom', 'genre', 'ville'],
      [nom, 'Ana', 'feminin', 'Dole'],
    ]
      .map((cells) => cells.join(separator))
      .join('\n');
    expect(await read(file)).toMatchObject({ nom, prenom: 'Ana', ville: 'Dole' });
  });

  it('with column names as people write them, in any order, without unknown ones', async () => {
    const nom = fresh();
    const file = `Genre;PRÉNOM;Remarque;Nom;Date de naissance;E-mail\rF;Zoé;x;${nom};1/2/1990;a@${nom}.test\r`;
    expect(await read(file)).toMatchObject({ nom, prenom: 'Zoé', date_naissance: '1990-02-01' });
  });

  it('in windows-1252, as older spreadsheets write it', async () => {
    const nom = fresh();
    const text = `nom;pr\xe9nom;genre;ville\r\n${nom};Zo\xe9;feminin;B\x9cuf\r\n`;
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(await read(new Blob([bytes]))).toMatchObject({ prenom: 'Zoé', ville: 'Bœuf' });
  });

  it('in UTF-16, as spreadsheets write «Unicode text»', async () => {
    const nom = fresh();
    const text = `\ufeffnom\tprénom\tgenre\r\n${nom}\tZoé\tfeminin\r\n`;
    const bytes = new Uint16Array(Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(await read(new Blob([bytes]))).toMatchObject({ nom, prenom: 'Zoé' });
  });

  it('without the apostrophe that guards a formula, which stays text', async () => {
    const nom = fresh();
    const file = csv(`${nom};"'=HYPERLINK(""x"")";feminin;;;'@somme;;'+33 6;;'-2;'tHooft`);
    expect(await read(file)).toMatchObject({
      prenom: '=HYPERLINK("x")',
      profession: '@somme',
      telephone: '+33 6',
      ville: '-2',
      adresse: "'tHooft",
    });
  });
});

describe('a file is refused in a sentence that names the problem', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => `Nom${i};P;feminin`);

  it.each<[string, string | Blob, number]>([
    ['Le fichier est vide.', ' \r\n', 422],
    ['Le fichier n’a pas de ligne sous ses noms de colonnes.', csv(), 422],
    [
      'Les colonnes prenom, genre sont manquantes\u00a0: la première ligne du fichier doit les nommer.',
      'nom;ville\nA;B',
      422,
    ],
    [
      'La colonne genre est manquante\u00a0: la première ligne du fichier doit la nommer.',
      'nom;prenom;sexe\nA;B;C',
      422,
    ],
    ['La colonne nom figure deux fois dans la première ligne.', 'nom;prenom;genre;Nom\nA;B;feminin;C', 422],
    [
      'Séparateur non reconnu\u00a0: séparez les colonnes par des points-virgules.',
      'nom|prenom|genre\nA|B|feminin',
      422,
    ],
    [
      'Un guillemet ouvert à la ligne 3 n’est jamais refermé.',
      csv('A;B;feminin', '"C;D;feminin', 'E;F;feminin'),
      422,
    ],
    // This line is beyond the first slice.
    [
      'Un guillemet ouvert à la ligne 4002 n’est jamais refermé.',
      csv(...lines(4000), '"C;D;feminin', ...lines(9000)),
      422,
    ],
    ['À la ligne 4002, des guillemets sont mal placés.', csv(...lines(4000), '"A"b;"C;feminin'), 422],
    ['La ligne 3 est trop longue.', csv('A;B;feminin', 'x'.repeat(200_000), 'E;F;feminin'), 422],
    ['La ligne 1 est trop longue.', `nom;prenom;genre${';x'.repeat(200_000)}`, 422],
    ['Le fichier compte plus de 500 colonnes.', `nom;prenom;genre${';x'.repeat(500)}\nA;B;feminin`, 422],
    ['À la ligne 2, des guillemets sont mal placés.', csv('"A"b;"C;feminin', 'E";F;feminin'), 422],
    ['Ce fichier est un classeur\u00a0: enregistrez-le au format CSV.', 'PK\x03\x04xyz', 422],
    ['Ce fichier n’est pas un fichier CSV.', 'nom;prenom;genre\0\0', 422],
    [
      'Pas plus de 20000 lignes à la fois\u00a0: répartissez-les sur plusieurs fichiers.',
      csv(...lines(20_001)),
      413,
    ],
  ])('%s', async (sentence, file, status) => {
    const before = await server.count();
    const answer = await server.import(file);
    expect(answer).toMatchObject({ status, message: sentence });
    expect(await server.count()).toBe(before);
  });

  it('of more than 20 MB, with or without a declared length', async () => {
    const sentence = 'Le fichier dépasse 20\u00a0Mo\u00a0: répartissez ses lignes sur plusieurs fichiers.';
    const file = new Blob(Array.from({ length: 21 }, () => 'x'.repeat(2 ** 20)));
    expect(await server.import(file)).toMatchObject({ status: 413, message: sentence });
    expect(await sentWithoutLength(file)).toContain(sentence);
  });

  it('without its field, as another type than a form, or incomplete', async () => {
    const form = new FormData();
    form.append('doublons', 'tous');
    const answer = await server.fetch('POST', '/api/membres/import/', { body: form });
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { file: 'Ce champ est obligatoire', doublons: 'Cette valeur n’est pas acceptée.' },
    ]);
    expect((await server.call('POST', '/api/membres/import/', {})).status).toBe(415);
    const torn = await server.fetch('POST', '/api/membres/import/', {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nnom;pre',
    });
    expect([torn.status, (await torn.json()).message]).toEqual([
      400,
      'L’envoi est incomplet ou illisible\u00a0: recommencez.',
    ]);
  });
});
