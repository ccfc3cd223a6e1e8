import type { UserSettings } from '../../../src/domain/accounts/userSettings';
import type { Role } from '../../../src/domain/rights';

/** The account whose token came with a call. */
export interface User {
  id: number;
  email: string;
  nom: string;
  prenom: string;
  nom_utilisateur: string | null;
  role: Role;
  reglages: Partial<UserSettings>;
  /** Nothing but one's own account is open until a second factor is set up. */
  facteur_exige: boolean;
}

/** Routes that aren't public always have a user. */
export function userIdOf(user: User | undefined): number {
  if (!user) throw new Error('A route that needs a user was served without one.');
  return user.id;
}
