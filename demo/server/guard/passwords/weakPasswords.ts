/**
 * Refuses passwords that attackers try first: common ones, those made of the account's own names, and those that are worth
 * less than 50 bits. Only the server decides, so browsers load no list and can't disagree. Passwords that were chosen
 * before still sign in.
 */
import { PASSWORD_MIN_LENGTH } from '../../../../src/domain/user';
import { strengthOf } from './passwordBits';
import { passwordTexts } from './texts';

/** What the CNIL asks of a password where attempts are limited (recommendation 2022-100). */
const BITS_MIN = 50;

/** Likely guesses for this application, which the settings are checked against without loading the lists. */
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

/** A few digits, or fewer than four different characters: `12345678`, `20242024`, `abcabcabc`. */
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
  /** Names of the organisation. */
  organisations?: readonly string[];
}

function ownWords({ email, nom, prenom, nom_utilisateur, organisations = [] }: Owner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const site = domain.split('.').slice(0, -1);
  const texts = [local, ...local.split(/[._+-]/), ...site, site.join(''), domain, email, nom, prenom];
  const organisation = organisations.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  const words = [...texts, nom_utilisateur ?? '', ...organisation]
    .map(lettersAndDigits)
    .filter((word) => word.length > 1);
  return [...new Set(words)];
}

/**
 * What can be told without the lists. Names are compared without case, accents, punctuation and trailing digits, so
 * `Motdepasse!2024` counts as `motdepasse`.
 */
export function refusedAtOnce(password: string, owner?: Owner): string | undefined {
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

/** A sentence on why the password is refused; undefined for an accepted one. */
export async function refusedPassword(password: string, owner?: Owner): Promise<string | undefined> {
  const atOnce = refusedAtOnce(password, owner);
  if (atOnce) return atOnce;
  const own = owner ? ownWords(owner) : [];
  const { bits, isListed, hasOwnWord } = await strengthOf(password, own);
  if (bits < BITS_MIN) {
    if (isListed) return passwordTexts.common;
    return hasOwnWord ? passwordTexts.own : passwordTexts.weak;
  }
  // `p a p i l l o n`: the letters alone may be in a list.
  const bare = await strengthOf(lettersAndDigits(password), own);
  return bare.isListed ? passwordTexts.common : undefined;
}
