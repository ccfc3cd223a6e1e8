import type { Membre } from '../../../../domain/members/membre';

/** What the pickers of spouse and children are given. */
export interface FamilyPickerProps {
  membre: Membre;
  /** It went through: the shown answers are asked again by themselves. */
  onDone(): void;
  /** Take the dialog away. Also called after `onDone`. */
  onClose(): void;
}
