import type { Member } from '../../../../domain/members/member';

/** Props of the pickers of spouse and children. */
export interface FamilyPickerProps {
  member: Member;
  /** The change was saved. Shown data reload by themselves. */
  onDone(): void;
  /** Closes the dialog. Also called after `onDone`. */
  onClose(): void;
}
