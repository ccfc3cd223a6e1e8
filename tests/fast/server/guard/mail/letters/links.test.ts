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

        Un nouveau mot de passe a été demandé pour votre compte.

        Choisir un nouveau mot de passe (lien valable une heure)~:
        ${LINK}

        Si vous n’êtes pas à l’origine de cette demande, ne faites rien~: votre mot de passe reste le même.`,
    },
    {
      letter: whole(linkLetters.reset(undefined, LINK, 60)),
      expected: `
        Parvis~: réinitialisation de votre mot de passe

        Bonjour,

        Un nouveau mot de passe a été demandé pour votre compte.

        Choisir un nouveau mot de passe (lien valable une heure)~:
        ${LINK}

        Si vous n’êtes pas à l’origine de cette demande, ne faites rien~: votre mot de passe reste le même.`,
    },
  ],
  welcome: [
    {
      letter: whole(linkLetters.welcome('Paul', LINK, 60)),
      expected: `
        Parvis~: votre compte

        Bonjour Paul,

        Un compte Parvis vient d’être créé pour vous.

        Choisir votre mot de passe (lien valable une heure)~:
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

        La personne qui gère Parvis vous invite à choisir un nouveau mot de passe.

        Choisir un nouveau mot de passe (lien valable une heure)~:
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

        Claire Martin vous ouvre un accès à Parvis, le logiciel de gestion des membres et des événements.

        Choisir votre mot de passe (lien valable 7~jours)~:
        ${LINK}

        Si vous n’attendiez pas cette invitation, ne cliquez pas, et supprimez cet e-mail.`,
    },
    {
      letter: whole(linkLetters.invitation(undefined, undefined, LINK, 7)),
      expected: `
        Parvis~: votre invitation

        Bonjour,

        Un administrateur vous ouvre un accès à Parvis, le logiciel de gestion des membres et des événements.

        Choisir votre mot de passe (lien valable 7~jours)~:
        ${LINK}

        Si vous n’attendiez pas cette invitation, ne cliquez pas, et supprimez cet e-mail.`,
    },
  ],
  confirmAddress: [
    {
      letter: whole(linkLetters.confirmAddress(LINK, 24)),
      expected: `
        Parvis~: confirmez votre adresse

        Bonjour,

        Vous avez demandé à utiliser cette adresse pour votre compte Parvis.

        Confirmer cette adresse (lien valable 24~heures)~:
        ${LINK}

        Si vous n’êtes pas à l’origine de cette demande, ne faites rien~: rien ne change.`,
    },
  ],
};

describe('A letter with a link', () => {
  for (const [name, states] of Object.entries(letters))
    it(`reads as it is written here: ${name} [Q14]`, () => {
      for (const { letter, expected } of states) expect(letter).toBe(written(expected));
    });
});
