import { press, reach, selectAll, type Task, type } from '../task.ts';

/**
 * The error describes its field. Chromium reports the new description after the focus, and Orca 43 repeats it: it tries
 * to skip what it has said, but looks it up under another name (onDescriptionChanged in its scripts/default.py).
 * `aria-errormessage` would be said once, but VoiceOver on macOS, TalkBack and Narrator never read it.
 */
const REQUIRED = 'Ce champ est obligatoire';

export const signIn: Task = {
  name: 'sign-in',
  title: 'Se connecter, et se tromper d’abord',
  path: '/',
  isSignedIn: false,
  steps: [
    reach('Adresse e-mail zone de saisie requis'),
    reach('Se connecter bouton'),
    {
      key: 'Return',
      hears: ['Adresse e-mail zone de saisie requis', 'saisie non valable', REQUIRED],
      twice: [REQUIRED],
    },
    type(({ email }) => email),
    press('Tab', 'Mot de passe champ de mot de passe', REQUIRED),
    type('faux'),
    press('Return', 'E-mail ou mot de passe incorrect.'),
    selectAll,
    type(({ password }) => password),
    press('Return', 'Tableau de bord en-tête niveau 1'),
  ],
};
