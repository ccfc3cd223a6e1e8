/** Calls that are cheap to send and should be cheap to answer. */

export interface Attack {
  name: string;
  method?: string;
  path: string;
  type?: string;
  isSignedIn?: boolean;
  body: Buffer;
  /** How many calls run at once. */
  times?: number;
}

const MEGABYTE = 2 ** 20;
const BOUNDARY = 'frontiere';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const ANSWERS = '/api/formulaires/inscription-camp-ete/reponses/';

const part = (name: string, content: string, filename?: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n${content}\r\n`;
const form = (parts: readonly string[]): Buffer => Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const manyKeys = Buffer.from(
  `{"valeurs":{${Array.from({ length: 2_400_000 }, (_, key) => `"${key}":""`).join()}}}`,
);
const heap = (length: number): string => '\u0315\u0300'.repeat(length / 2);

const field = (text: string) => ({
  nom_du_champ: text,
  type_de_champ: 'text',
  option: '',
  is_required: false,
  placeholder: '',
});
const formOf = (fields: object[]) => ({
  nom_du_formulaire: 'Long',
  description: '',
  form_extend: false,
  form_static: false,
  champs: fields,
});

const upload = (name: string, text: string): Attack => ({
  name,
  path: '/api/membres/import/',
  type: FORM,
  isSignedIn: true,
  body: form([part('file', text.slice(0, 20 * MEGABYTE - 1000), 'a.csv')]),
});

const file = `%PDF${'x'.repeat(8 * MEGABYTE)}`;

export const attacks: readonly Attack[] = [
  { name: '2.4 million keys to a form [Z2]', path: ANSWERS, body: manyKeys },
  { name: '2.4 million keys to no form [Z2]', path: '/api/formulaires/nulle-part/reponses/', body: manyKeys },
  { name: '2.4 million keys to sign in', path: '/api/login', body: manyKeys },
  { name: '2.4 million keys, four at once', path: ANSWERS, body: manyKeys, times: 4 },
  {
    name: '25 MB of small parts',
    path: ANSWERS,
    type: FORM,
    body: form(Array.from({ length: 300_000 }, (_, at) => part(String(at), 'x'))),
  },
  {
    name: '24 MB of files, 20 at once',
    path: ANSWERS,
    type: FORM,
    body: form([8, 9, 10].map((id) => part(String(id), file, 'a.pdf'))),
    times: 20,
  },
  { name: 'an answer of piled accents', path: ANSWERS, body: json({ valeurs: { 9: heap(120_000) } }) },
  {
    name: '1 MB of a@.... as an e-mail address [Z4]',
    path: '/api/membres/',
    isSignedIn: true,
    body: json({ nom: 'A', prenom: 'B', genre: 'feminin', email: `a@${'.'.repeat(MEGABYTE - 200)}` }),
  },
  {
    name: '1 MB as a form of 500 long fields',
    method: 'PUT',
    path: '/api/formulaires/2/',
    isSignedIn: true,
    body: json(formOf(Array.from({ length: 500 }, () => field('x'.repeat(1950))))),
  },
  {
    name: '1 MB as a form of piled accents',
    method: 'PUT',
    path: '/api/formulaires/2/',
    isSignedIn: true,
    body: json(formOf(Array.from({ length: 25 }, () => field(heap(19_000))))),
  },
  {
    name: '20,000 numbers of members',
    path: '/api/groupes/1/insert_membre/',
    isSignedIn: true,
    body: json({ membre_ids: Array.from({ length: 19_999 }, (_, at) => at + 1) }),
  },
  upload('20 MB of one line', `nom;prenom;genre\n${'x'.repeat(20 * MEGABYTE)}`),
  upload('20 MB of separators', `nom;prenom;genre\n${';'.repeat(20 * MEGABYTE)}`),
  upload('20 MB of line ends', `nom;prenom;genre\n${'\r'.repeat(20 * MEGABYTE)}`),
  upload('20 MB of blank rows', `nom;prenom;genre\n${';;;;;;\n'.repeat(3 * MEGABYTE)}`),
  upload(
    '20 MB in 20,000 absurd lines',
    `nom;prenom;genre;email\n${`${heap(400)};a@${'.'.repeat(200)};x;y\n`.repeat(20_000)}`,
  ),
  upload('20 MB without an end of a quote', `nom;prenom;genre\n"${'x\n'.repeat(10 * MEGABYTE)}`),
];
