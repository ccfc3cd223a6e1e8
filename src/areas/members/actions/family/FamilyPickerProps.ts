import type { Membre } from '../../../../domain/members/membre';

/** Props of the pickers of spouse and children. */
export interface FamilyPickerProps {
  membre: Membre;
  /** The change was saved. Shown data reload by themselves. */
  onDone(): void;
  /** Closes the dialog. Also called after `onDone`. */
  onClose(): void;
}
