import { describe, expect, it } from 'vitest';
import { noticeTexts as notices, trialTexts } from '../../../../../../demo/server/letters/texts';
import { ENDINGS, whole, written } from './whole';

const { NOT_YOU, ASKED } = ENDINGS;
const LINK = 'https://eglise.exemple/#/apps/formulaire/3/reponses';

describe('A letter that a person asked for in the settings', () => {
  it('tells of a sign-in on a new device, with its name where it is known [Q14]', () => {
    const expected = (device: string) =>
      written(`
        Parvis~: connexion depuis un nouvel appareil

        Bonjour Marie,

        Quelqu’un vient de se connecter à votre compte depuis un nouvel appareil~: ${device}.

        ${NOT_YOU}

        ${ASKED}`);
    expect(whole(notices.newDevice('Marie', 'Firefox, Linux'))).toBe(expected('Firefox, Linux'));
    expect(whole(notices.newDevice('Marie', ''))).toBe(expected('appareil inconnu'));
  });

  it('tells of a new account, by whom and for whom where the names may stand in a mail [Q14]', () => {
    const expected = (by: string, whom: string) =>
      written(`
        Parvis~: nouveau compte

        Bonjour Marie,

        ${by} vient de créer un compte pour ${whom}.

        ${ASKED}`);
    const address = 'paul@exemple.fr';
    expect(whole(notices.newAccount('Marie', 'Claire Martin', 'Paul Petit', address))).toBe(
      expected('Claire Martin', `Paul Petit (${address})`),
    );
    expect(whole(notices.newAccount('Marie', undefined, undefined, address))).toBe(
      expected('Un administrateur', address),
    );
  });

  it('tells of one new answer to a form, and of several [Q14]', () => {
    const expected = (count: string) =>
      written(`
        Parvis~: ${count}

        Bonjour,

        Le formulaire «~Camp d’été~» a reçu ${count}.

        Lire les réponses~:
        ${LINK}

        ${ASKED}`);
    expect(whole(notices.newAnswers(undefined, 'Camp d’été', 1, LINK))).toBe(expected('1 nouvelle réponse'));
    expect(whole(notices.newAnswers(undefined, 'Camp d’été', 12, LINK))).toBe(
      expected('12 nouvelles réponses'),
    );
  });
});

describe('The trial letter', () => {
  it('says who asked for it and that nothing is to be done [O9]', () => {
    expect(whole(trialTexts.letter('Marie'))).toBe(
      written(`
        Parvis~: message d’essai

        Bonjour Marie,

        Ce message d’essai vient d’être demandé dans Parvis, sous «~E-mails envoyés~», depuis votre compte. S’il vous parvient, les e-mails de Parvis partent.

        Il n’y a rien à faire.`),
    );
    expect(whole(trialTexts.letter(undefined))).toContain('Bonjour,\n');
  });
});
