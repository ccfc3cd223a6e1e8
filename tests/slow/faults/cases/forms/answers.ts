/* The answers to a form, where the back end announces them, and for how long they are kept. */
import type { Case } from '../../support/Case.ts';
import { alert, messageOr, panel, withReason } from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from '../announced/toast.ts';

const FILE = 'lettre.txt';

interface Answered {
  form: number;
  nom: string;
  reponse: number;
}

const blank = { option: '', is_required: false, placeholder: '' };

let visitors = 0;

/** Another address for each visitor, because the server limits the answers that come from one. */
const visitor = () => ({ 'x-forwarded-for': `10.0.${visitors >> 8}.${++visitors & 255}` });

/** Stores a form with one answer, which has a file. */
async function answered(tab: Tab, more: object = {}): Promise<Answered> {
  const { ask, url } = tab.site;
  const name = fresh('Camp');
  const { id } = await ask<{ id: number }>('POST', '/api/formulaires/', {
    nom_du_formulaire: name,
    description: '',
    form_extend: false,
    form_static: false,
    champs: [{ ...blank, nom_du_champ: 'Lettre', type_de_champ: 'file' }],
    ...more,
  });
  const form = await ask<{ identifiant: string; champs: { id: number }[] }>(
    'GET',
    `/api/formulaires/${id}/avec_champs/`,
  );
  const body = new FormData();
  body.append('valeurs', '{}');
  for (const field of form.champs) body.append(String(field.id), new File(['Bonjour'], FILE));
  const sent = await fetch(`${url}/api/formulaires/${form.identifiant}/reponses/`, {
    method: 'POST',
    headers: visitor(),
    body,
  });
  if (!sent.ok) throw new Error(`the answer was refused: ${await sent.text()}`);
  const { results } = await ask<{ results: { id: number }[] }>(
    'GET',
    `/api/formulaires/${id}/reponses/liste/`,
  );
  return { form: id, nom: name, reponse: results[0]?.id ?? 0 };
}

async function openList(tab: Tab): Promise<void> {
  const { form } = await answered(tab);
  await tab.goto(`apps/formulaire/${form}/reponses`);
}

async function openAnswer(tab: Tab): Promise<void> {
  const { form, reponse: answer } = await answered(tab);
  await tab.goto(`apps/formulaire/${form}/reponses/${answer}`);
}

const row = (tab: Tab) => tab.page.getByRole('link', { name: /^Réponse n°/ }).first();
const content = (tab: Tab) => tab.button(`Ouvrir ${FILE}`);

export const answerCases: readonly Case[] = [
  {
    call: 'formulaires.answerPage',
    screen: 'Réponses',
    kind: 'load',
    ends: ['404'],
    open: openList,
    async shows(tab, attempt) {
      if (attempt.fault.name !== '404')
        return panel(withReason('Les réponses n’ont pas pu être chargées'))(tab, attempt);
      await tab.page.getByText('Les réponses ne s’affichent pas ici').waitFor();
      return 'B';
    },
    done: (tab) => row(tab).waitFor(),
  },
  {
    call: 'formulaires.seenAnswers',
    screen: 'Réponses, vues',
    kind: 'load',
    anyBody: true,
    open: openList,
    // The answers stay new, and the next visit makes the call again.
    again: null,
    async shows(tab) {
      await row(tab).waitFor();
      if (await tab.page.locator('[role=alert]').count()) throw new Error('an alert about an optional call');
      return 'I';
    },
    done: (tab) => row(tab).waitFor(),
  },
  {
    call: 'formulaires.oneAnswer',
    screen: 'Réponse',
    kind: 'load',
    ends: ['404'],
    open: openAnswer,
    async shows(tab, attempt) {
      if (attempt.fault.name !== '404')
        return panel(withReason('La réponse n’a pas pu être chargée'))(tab, attempt);
      await tab.page.getByText('Réponse non trouvée').waitFor();
      await tab.button('Voir les réponses').waitFor();
      return 'B';
    },
    done: (tab) => content(tab).first().waitFor(),
  },
  {
    call: 'formulaires.answerFile',
    screen: 'Réponse, fichier',
    kind: 'save',
    anyBody: true,
    open: openAnswer,
    act: (tab) => content(tab).click(),
    shows: alert('Erreur', (attempt) =>
      attempt.fault.name === '404'
        ? 'Ce fichier n’est plus conservé.'
        : messageOr('Le fichier n’a pas pu être ouvert.')(attempt),
    ),
    done: (tab) => tab.dialog.getByRole('heading', { name: FILE }).waitFor(),
  },
  {
    call: 'formulaires.removeAnswer',
    screen: 'Réponse, suppression',
    kind: 'save',
    anyBody: true,
    ends: ['404'],
    open: openAnswer,
    async act(tab) {
      await tab.press('Supprimer');
      await tab.press('Supprimer', tab.alert);
    },
    async shows(tab, attempt) {
      if (attempt.fault.name !== '404')
        return alert('Erreur', messageOr('La réponse n’a pas pu être supprimée.'))(tab, attempt);
      await alert('Réponse non trouvée', () => 'Quelqu’un l’a peut-être supprimée.')(tab, attempt);
      return 'B';
    },
    done: toast('Réponse supprimée avec succès'),
  },
  {
    call: 'rgpd.anciennes',
    screen: 'Formulaire, conservation',
    kind: 'load',
    async open(tab) {
      const { nom } = await answered(tab, { conservation_mois: 12 });
      await tab.goto('apps/formulaire');
      await tab.page.getByRole('searchbox', { name: 'Rechercher un formulaire' }).fill(nom);
      await tab.press(`Modifier «\u00a0${nom}\u00a0»`);
    },
    // The count of what would be deleted is missing; what the number means is still said.
    again: null,
    async shows(tab) {
      await tab.page.getByText('chaque réponse de plus de 12').waitFor({ state: 'attached' });
      if (await tab.page.locator('[role=alert]').count()) throw new Error('an alert about an optional call');
      return 'I';
    },
    done: (tab) => tab.page.getByText('aucune réponse n’est concernée').waitFor({ state: 'attached' }),
  },
];
