import { describe, expect, it } from 'vitest';
import { linkLetters } from '../../../../../../demo/server/letters/texts';
import { whole, written } from './whole';

const LINK = 'https://eglise.exemple/nouveau-mot-de-passe?jeton=abc';

/** The compiler asks for every letter here. */
const letters: Record<keyof typeof linkLetters, { letter: string; expected: string }[]> = {
  reset: [
    {
      letter: whole(linkLetters.reset('Marie', LINK, 60)),
      expected: `
        Parvis~: réinitialisation de votre mot de passe

        Bonjour Marie,

        Vous avez demandé à choisir un nouveau mot de passe. Ouvrez ce lien, valable 60 minutes~:

        ${LINK}

        Si vous n’êtes pas à l’origine de cette demande, ignorez ce message~: votre mot de passe reste le même.`,
    },
    {
      letter: whole(linkLetters.reset(undefined, LINK, 60)),
      expected: `
        Parvis~: réinitialisation de votre mot de passe

        Bonjour,

        Vous avez demandé à choisir un nouveau mot de passe. Ouvrez ce lien, valable 60 minutes~:

        ${LINK}

        Si vous n’êtes pas à l’origine de cette demande, ignorez ce message~: votre mot de passe reste le même.`,
    },
  ],
  welcome: [
    {
      letter: whole(linkLetters.welcome('Paul', LINK, 60)),
      expected: `
        Parvis~: votre compte

        Bonjour Paul,

        Un compte Parvis vient d’être créé pour vous. Ouvrez ce lien, valable 60 minutes, pour choisir votre mot de passe~:

        ${LINK}

        Passé ce délai, «~Mot de passe oublié~» sur l’écran de connexion vous en envoie un autre.`,
    },
  ],
  renewal: [
    {
      letter: whole(linkLetters.renewal('Paul', LINK, 60)),
      expected: `
        Parvis~: réinitialisation de votre mot de passe

        Bonjour Paul,

        L’administrateur de Parvis vous invite à choisir un nouveau mot de passe. Ouvrez ce lien, valable 60 minutes~:

        ${LINK}

        Jusque-là, votre mot de passe reste le même.`,
    },
  ],
  invitation: [
    {
      letter: whole(linkLetters.invitation('Awa', 'Claire Martin', LINK, 7)),
      expected: `
        Parvis~: votre invitation

        Bonjour Awa,

        Claire Martin vous invite à utiliser Parvis. Ouvrez ce lien, valable 7 jours, pour choisir votre mot de passe~:

        ${LINK}

        Si vous n’attendiez pas cette invitation, ignorez ce message.`,
    },
    {
      letter: whole(linkLetters.invitation(undefined, undefined, LINK, 7)),
      expected: `
        Parvis~: votre invitation

        Bonjour,

        Un administrateur vous invite à utiliser Parvis. Ouvrez ce lien, valable 7 jours, pour choisir votre mot de passe~:

        ${LINK}

        Si vous n’attendiez pas cette invitation, ignorez ce message.`,
    },
  ],
  confirmAddress: [
    {
      letter: whole(linkLetters.confirmAddress(LINK, 24)),
      expected: `
        Parvis~: confirmez votre adresse

        Bonjour,

        Cette adresse doit devenir celle de votre compte Parvis. Ouvrez ce lien, valable 24 heures, pour la confirmer~:

        ${LINK}

        Si vous n’êtes pas à l’origine de cette demande, ignorez ce message~: rien ne change.`,
    },
  ],
};

describe('A letter with a link', () => {
  for (const [name, states] of Object.entries(letters))
    it(`reads as it is written here: ${name} [Q14]`, () => {
      for (const { letter, expected } of states) expect(letter).toBe(written(expected));
    });
});
