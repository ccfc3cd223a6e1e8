import { PALETTE_30 } from '../../domain/couleur';
import type { IconName } from '../../ui/icon/Icon';

export interface Tile {
  /** Key of its name, and with «Text» of its description. */
  text: 'forms' | 'secretariat' | 'departments' | 'tags' | 'groups' | 'steps' | 'polls';
  icon: IconName;
  color: string;
  /** Where it leads; coming soon without. */
  to?: string;
}

const [red, blue, green, purple, amber, teal] = PALETTE_30;

/** In the order of the hub. */
export const TILES: readonly Tile[] = [
  { text: 'forms', icon: 'form', color: blue, to: '/apps/formulaire' },
  { text: 'secretariat', icon: 'calendar', color: teal, to: '/apps/secretariat' },
  { text: 'departments', icon: 'building', color: amber, to: '/apps/departements' },
  { text: 'tags', icon: 'tag', color: purple, to: '/apps/tags' },
  { text: 'groups', icon: 'users', color: green, to: '/apps/groupes' },
  { text: 'steps', icon: 'steps', color: red, to: '/apps/integrations' },
  { text: 'polls', icon: 'poll', color: '#6b7280' },
];
