import { describe, expect, it } from 'vitest';
import { noticeTexts as notices } from '../../../../../../demo/server/letters/texts';
import type { Letter } from '../../../../../../demo/server/letters/writeLetter';
import { ENDINGS, whole, written } from './whole';

const { NOT_YOU, ASK } = ENDINGS;
type AskedFor = 'newDevice' | 'newAccount' | 'newAnswers';

/** Subject and words of each letter; the compiler asks for every one that no person can turn off. */
const letters: Record<
  Exclude<keyof typeof notices, AskedFor>,
  { letter: (name: string | undefined) => Letter; subject: string; words: string }
> = {
  passwordChanged: {
    letter: notices.passwordChanged,
    subject: 'votre mot de passe a changé',
    words: `Le mot de passe de votre compte vient d’être changé. Vos autres appareils sont déconnectés.\n\n${NOT_YOU}`,
  },
  passwordReset: {
    letter: notices.passwordReset,
    subject: 'votre mot de passe a changé',
    words:
      'Un nouveau mot de passe vient d’être choisi pour votre compte, par le lien d’un e-mail. Tous vos appareils sont déconnectés.\n\nSi ce n’est pas vous, une autre personne lit vos e-mails~: changez le mot de passe de votre messagerie, demandez un nouveau lien et prévenez un administrateur.',
  },
  roleChanged: {
    letter: (name) => notices.roleChanged(name, 'Gestionnaire'),
    subject: 'votre rôle a changé',
    words: `Un administrateur vous a donné le rôle «~Gestionnaire~».\n\n${ASK}`,
  },
  disabled: {
    letter: notices.disabled,
    subject: 'votre compte est désactivé',
    words: `Un administrateur a désactivé votre compte. Vous ne pouvez plus vous connecter.\n\n${ASK}`,
  },
  removed: {
    letter: notices.removed,
    subject: 'votre compte est supprimé',
    words: `Un administrateur a supprimé votre compte. Vous ne pouvez plus vous connecter.\n\n${ASK}`,
  },
  sessionsEnded: {
    letter: notices.sessionsEnded,
    subject: 'vos sessions sont terminées',
    words: `Un administrateur a déconnecté tous vos appareils. Reconnectez-vous avec votre mot de passe.\n\n${ASK}`,
  },
  administratorInvited: {
    letter: (name) => notices.administratorInvited(name, 'nouveau@exemple.fr'),
    subject: 'vous avez invité un administrateur',
    words: `Votre compte vient d’inviter nouveau@exemple.fr comme administrateur.\n\n${NOT_YOU}`,
  },
  secondFactorOn: {
    letter: notices.secondFactorOn,
    subject: 'double authentification activée',
    words: `La connexion à votre compte demande désormais un code.\n\n${NOT_YOU}`,
  },
  secondFactorOff: {
    letter: notices.secondFactorOff,
    subject: 'double authentification retirée',
    words: `La connexion à votre compte ne demande plus de code.\n\n${NOT_YOU}`,
  },
  codesRenewed: {
    letter: notices.codesRenewed,
    subject: 'nouveaux codes de secours',
    words: `De nouveaux codes de secours remplacent les précédents, qui ne sont plus valables.\n\n${NOT_YOU}`,
  },
  addressAsked: {
    letter: (name) => notices.addressAsked(name, 'marie@ailleurs.fr'),
    subject: 'changement d’adresse demandé',
    words: `L’adresse de votre compte doit devenir marie@ailleurs.fr. Rien ne change tant que le lien envoyé à cette adresse n’a pas été ouvert.\n\n${NOT_YOU} Un nouveau mot de passe annule la demande.`,
  },
  addressChanged: {
    letter: (name) => notices.addressChanged(name, 'marie@ailleurs.fr'),
    subject: 'votre adresse a changé',
    words:
      'L’adresse de votre compte est désormais marie@ailleurs.fr. Celle-ci ne sert plus à se connecter.\n\nSi ce n’est pas vous, prévenez un administrateur.',
  },
};

describe('A letter about the security of an account', () => {
  for (const [name, { letter, subject, words }] of Object.entries(letters))
    it(`reads as it is written here, with a name and without: ${name} [Q14]`, () => {
      expect(whole(letter('Marie'))).toBe(written(`Parvis~: ${subject}\n\nBonjour Marie,\n\n${words}`));
      expect(whole(letter(undefined))).toBe(written(`Parvis~: ${subject}\n\nBonjour,\n\n${words}`));
    });
});
