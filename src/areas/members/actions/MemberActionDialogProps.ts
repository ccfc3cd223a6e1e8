export interface ActedMember {
  id: number;
  /** Last name, then first name. */
  label: string;
}

/** What the dialogs of the four actions are given, for one member or many. */
export interface MemberActionDialogProps {
  membres: readonly ActedMember[];
  /** It went through, for all or some: the shown answers are asked again by themselves; drop the selection. */
  onDone(): void;
  /** Take the dialog away. Also called after `onDone`. */
  onClose(): void;
}
