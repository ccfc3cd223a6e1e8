/**
 * Refuses passwords that attackers try first: common ones, and the account's own names. They are compared without
 * case, accents, punctuation and trailing digits, so `Motdepasse!2024` counts as `motdepasse`.
 */
import { PASSWORD_MIN_LENGTH } from '../../../../src/domain/utilisateur';
import { passwordTexts } from './texts';

/** Ordered by frequency in published lists, French ones first, with likely guesses for this application. */
const COMMON = new Set(
  `abcdefgh abcd abc access admin administrateur administrator alexandre amandine amour anthony azerty azertyui azertyuiop
  aqwzsx aqwzsxedc bismillah bonjour camille caroline celine changeme changezmoi charlotte chocolat chouchou christian
  clement coucou demo dieu dominique doudou dragon eglise eglises elodie esperance evangile family famille football
  france francois frederic guillaume iloveyou isabelle jesus jesuschrist jetaime julien juliette laurent letmein loulou
  loveyou marie marseille mathieu maxime michael michel monamour monkey motdepasse motdepas motpasse nicolas nouveau
  olivier parvis parvisdemo paroisse pasteur pass passe password passw passwort pauline philippe piano pierre princess
  princesse qwerty qwertyui qwertyuiop qwertz romain saintesprit sandrine sebastien secret secretariat seigneur
  sebastian soleil stephane sunshine superman temple test tests thomas toulouse trustno valentin vanille welcome
  bienvenue invite user utilisateur root toto tata titi`.split(/\s+/),
);

const lettersAndDigits = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Only digits, or letters next to each other on a keyboard in either direction: `12345678`, `aaaaaaaa`, `20242024`. */
function isSimple(folded: string): boolean {
  if (/^\p{N}*$/u.test(folded)) return folded.length < 12;
  return new Set(folded).size < 4;
}

/** The account's own names. */
export interface Owner {
  email: string;
  nom: string;
  prenom: string;
  nom_utilisateur: string | null;
}

function ownWords({ email, nom, prenom, nom_utilisateur }: Owner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const site = domain.split('.').slice(0, -1);
  const texts = [local, ...local.split(/[._+-]/), ...site, site.join(''), domain, email, nom, prenom];
  const words = [...texts, nom_utilisateur ?? ''].map(lettersAndDigits).filter((word) => word.length > 1);
  return [...new Set(words)];
}

/** A sentence on why the password is refused; undefined for an accepted one. */
export function refusedPassword(password: string, owner?: Owner): string | undefined {
  if ([...password].length < PASSWORD_MIN_LENGTH) return passwordTexts.short(PASSWORD_MIN_LENGTH);
  const folded = lettersAndDigits(password);
  const base = folded.replace(/\p{N}+$/u, '');
  if (COMMON.has(folded) || COMMON.has(base) || isSimple(folded)) return passwordTexts.common;
  const words = owner ? ownWords(owner) : [];
  const isOwn = words.some(
    (word) => word === folded || word === base || words.some((other) => word + other === base),
  );
  return isOwn ? passwordTexts.own : undefined;
}
