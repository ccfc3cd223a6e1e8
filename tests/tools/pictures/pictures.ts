import type { Picture, Shot } from './stage';

/** The file for the picture of an import, with a column to choose, a date to ask about and a duplicate. */
const MEMBERS_FILE = `Nom;Prénom;Sexe;Né le;Courriel;Tél;Ville
Aubry;Jeanne;F;03/04/1988;jeanne.aubry@exemple.fr;612345678;Lyon
Aubry;Paul;H;11/09/1985;;06 98 76 54 32;Lyon
Benali;Samir;H;02/02/1979;samir.benali@exemple.fr;;Villeurbanne
Costa;Inès;F;07/12/2001;ines.costa@exemple;06 11 22 33 44;Bron
`;

/** Answers to the sample form «Première visite», by the ids of its fields. */
const ANSWERS = [
  { 11: 'Lefort', 12: 'Camille', 13: 'camille.lefort@exemple.fr', 14: 'Un ami' },
  { 11: 'Ndiaye', 12: 'Moussa', 14: 'En passant devant' },
  { 11: 'Girard', 12: 'Lucie', 13: 'lucie.girard@exemple.fr', 14: 'Internet' },
];

async function addSpeaker({ page }: Shot, role: number, place: number): Promise<void> {
  await page.getByLabel('Rôle').selectOption({ index: role });
  await page.getByRole('combobox', { name: 'Membre' }).click();
  await page.locator('[role=option]').nth(place).click();
}

async function chooseFile({ page }: Shot): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'membres.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(MEMBERS_FILE),
  });
}

const importing = async (shot: Shot): Promise<void> => {
  await shot.open('/community');
  await shot.press('Autres actions');
  await shot.page.getByRole('menuitem', { name: 'Importer des membres…' }).click();
  await chooseFile(shot);
  await shot.page.getByRole('button', { name: 'Vérifier le fichier' }).waitFor();
};

const members = (shot: Shot) => shot.open('/community');

async function readingAnswers({ open, send }: Shot): Promise<void> {
  for (const valeurs of ANSWERS)
    await send('POST', '/api/formulaires/premiere-visite/reponses/', { valeurs });
  await open('/apps/formulaire/2/reponses');
}

async function readingJournal({ open, send }: Shot): Promise<void> {
  await send('POST', '/api/membres/', { nom: 'Aubry', prenom: 'Jeanne', genre: 'feminin' });
  await send('POST', '/api/membres/taged_multiple/', { membre_ids: [3, 8, 21], tags_ids: [1] });
  await send('POST', '/api/tags/', { name: 'Covoiturage' });
  await send('DELETE', '/api/membres/30/');
  await open('/apps/journal');
}

async function comparing(shot: Shot): Promise<void> {
  const { page, open, press, send } = shot;
  const person = { nom: 'Morvan', prenom: 'Solène', genre: 'feminin', date_naissance: '1991-05-14' };
  await send('POST', '/api/membres/', { ...person, ville: 'Lyon', telephone: '06 12 34 56 78' });
  await send('POST', '/api/membres/', { ...person, prenom: 'Solene', email: 'solene.morvan@exemple.fr' });
  await open('/apps/doublons');
  await press('Chercher les doublons');
  await page.getByRole('link', { name: /Comparer .*Morvan/ }).click();
  await page.getByRole('heading', { name: 'Comparer deux fiches' }).waitFor();
}

/** The pictures of README.md and docs/GUIDE.md. The later ones show what earlier ones have saved. */
export const pictures: readonly Picture[] = [
  { name: 'console-light', prepare: members },
  { name: 'console-dark', colors: 'dark', prepare: members },
  { name: 'sign-in', isSignedOut: true, height: 620, prepare: ({ open }) => open('/') },
  {
    name: 'dashboard',
    height: 1120,
    async prepare({ page, open }) {
      await open('/');
      // The readout of the chart, which is drawn last.
      await page.getByText(/: 240 membres$/).waitFor();
    },
  },
  {
    name: 'new-member',
    async prepare(shot) {
      await shot.open('/community');
      await shot.press('Ajouter un membre');
    },
  },
  {
    name: 'record',
    async prepare({ page, open }) {
      await open('/community');
      await page.locator('tbody th a').nth(3).click();
      await page.getByRole('heading', { name: 'Details' }).waitFor();
    },
  },
  {
    name: 'bulk-actions',
    async prepare(shot) {
      await shot.open('/community');
      for (const row of [1, 2, 4]) await shot.page.locator('tbody input[type=checkbox]').nth(row).check();
      await shot.press('Actions groupées');
    },
  },
  { name: 'import-columns', prepare: importing },
  { name: 'groups', prepare: ({ open }) => open('/apps/groupes') },
  {
    name: 'month',
    height: 900,
    async prepare({ page, open }) {
      await open('/events');
      await page.getByText('Mois', { exact: true }).first().click();
    },
  },
  {
    name: 'new-event',
    async prepare(shot) {
      await shot.open('/events/add');
      await shot.page.getByLabel('Nom de l’événement').fill('Repas partagé');
      await addSpeaker(shot, 2, 1);
      await addSpeaker(shot, 3, 4);
    },
  },
  {
    name: 'form-builder',
    async prepare({ page, open }) {
      await open('/apps/formulaire');
      await page.getByRole('button', { name: 'Modifier «\u00a0Première visite\u00a0»' }).click();
    },
  },
  { name: 'answers', prepare: readingAnswers },
  { name: 'accounts', prepare: ({ open }) => open('/apps/comptes') },
  { name: 'journal', prepare: readingJournal },
  { name: 'duplicates', prepare: comparing },
];
