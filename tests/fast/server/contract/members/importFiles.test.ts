import { describe, expect, it } from 'vitest';
import { signedInServer } from '../../signedInServer';
import { longFile } from './longFile';

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

describe('a file is read', () => {
  it('in slices, with line numbers as spreadsheets count them', async () => {
    const { data } = await server.import(longFile('\r\n'), { simulation: 'true' });
    const { lignes: lines }: { lignes: Line[] } = data;
    expect([lines.length, lines[0]?.ligne, lines.at(-1)?.ligne]).toEqual([6000, 2, 6001]);
  });

  const read = async (file: string | Blob) => {
    const { data } = await server.import(file);
    return server.member(data.lignes[0].membre_id);
  };

  it('with every separator between its cells', async () => {
    for (const separator of [';', ',', '\t']) {
      const name = fresh();
      const file = [
        ['nom', 'prenom', 'genre', 'ville'],
        [name, 'Ana', 'feminin', 'Dole'],
      ]
        .map((cells) => cells.join(separator))
        .join('\n');
      expect
        .soft(await read(file), JSON.stringify(separator))
        .toMatchObject({ nom: name, prenom: 'Ana', ville: 'Dole' });
    }
  });

  it('with column names as people write them, in any order, without unknown ones', async () => {
    const name = fresh();
    const file = `Genre;PRÉNOM;Remarque;Nom;Date de naissance;E-mail\rF;Zoé;x;${name};1/2/1990;a@${name}.test\r`;
    expect(await read(file)).toMatchObject({ nom: name, prenom: 'Zoé', date_naissance: '1990-02-01' });
  });

  it('in windows-1252, as older spreadsheets write it', async () => {
    const name = fresh();
    const text = `nom;pr\xe9nom;genre;ville\r\n${name};Zo\xe9;feminin;B\x9cuf\r\n`;
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(await read(new Blob([bytes]))).toMatchObject({ prenom: 'Zoé', ville: 'Bœuf' });
  });

  it('in UTF-16, as spreadsheets write «Unicode text»', async () => {
    const name = fresh();
    const text = `\ufeffnom\tprénom\tgenre\r\n${name}\tZoé\tfeminin\r\n`;
    const bytes = new Uint16Array(Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(await read(new Blob([bytes]))).toMatchObject({ nom: name, prenom: 'Zoé' });
  });

  it('in the coding that its words show, and refused where they don’t [K6]', async () => {
    const name = fresh();
    const mac = Uint8Array.from(`Nom;Pr\x8enom;Sexe\n${name};H\x8el\x8fne;F\n`, (letter) =>
      letter.charCodeAt(0),
    );
    expect(await read(new Blob([mac]))).toMatchObject({ prenom: 'Hélène' });
    const open = Uint8Array.from(`Nom;Prenom;Sexe\n${name};Sch\x8afer;F\n`, (letter) => letter.charCodeAt(0));
    const { status, message } = await server.import(new Blob([open]));
    expect(status).toBe(422);
    expect(message).toMatch(/^Les accents du fichier se lisent de plusieurs façons.*Schäfer/);
  });

  it('without the apostrophe that guards a formula, which stays text', async () => {
    const name = fresh();
    const file = csv(`${name};"'=HYPERLINK(""x"")";feminin;;;'@somme;;'+33 6;;'-2;'tHooft`);
    expect(await read(file)).toMatchObject({
      prenom: '=HYPERLINK("x")',
      profession: '@somme',
      telephone: '+33 6',
      ville: '-2',
      adresse: "'tHooft",
    });
  });
});

describe('a file is refused in a sentence that names the problem [Q11]', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => `Nom${i};P;feminin`);

  it('and stored in no part', async () => {
    const files: [string, string | Blob, number][] = [
      ['Le fichier est vide.', ' \r\n', 422],
      ['Le fichier n’a pas de ligne sous ses noms de colonnes.', csv(), 422],
      [
        'Les colonnes prenom, genre sont manquantes\u00a0: la première ligne du fichier doit les nommer.',
        'nom;ville\nA;B',
        422,
      ],
      [
        'La colonne genre est manquante\u00a0: la première ligne du fichier doit la nommer.',
        'nom;prenom;remarque\nA;B;C',
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
      ['C’est un fichier Excel ou LibreOffice\u00a0: enregistrez-le au format CSV.', 'PK\x03\x04xyz', 422],
      [
        'Ce fichier contient des cartes de visite (vCard)\u00a0: exportez les contacts au format CSV.',
        'BEGIN:VCARD\nN:Roy;Léa\nEND:VCARD\n',
        422,
      ],
      [
        'Ce fichier est une page web (HTML)\u00a0: ouvrez-le dans un tableur et enregistrez-le au format CSV.',
        '<table><tr><td>nom;prenom;genre</td></tr></table>',
        422,
      ],
      ['Ce fichier n’est pas un fichier CSV.', 'nom;prenom;genre\0\0', 422],
      [
        'Pas plus de 20000 lignes à la fois\u00a0: répartissez-les sur plusieurs fichiers.',
        csv(...lines(20_001)),
        413,
      ],
    ];
    for (const [sentence, file, status] of files) {
      const before = await server.count();
      const answer = await server.import(file);
      expect.soft(answer, sentence).toMatchObject({ status, message: sentence });
      expect.soft(await server.count(), sentence).toBe(before);
    }
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
