/** What the page around a widget is told before something is saved or deleted. The keys of drafts are those of the wire. */
import type { ChosenSpeaker, EventDraft } from './events/event';
import type { FormDraft } from './forms/form';
import type { MemberDraft } from './members/memberDraft';
import type { Role } from './rights';

/** What each form saves. */
interface Drafts {
  member: MemberDraft;
  event: EventDraft & { intervenants: readonly ChosenSpeaker[] };
  form: FormDraft;
  group: { nom: string; description: string };
  department: { nom: string; mission: string };
  tag: { name: string; can_be_inevent: boolean };
  step: { libelle: string; description: string };
  /** A role of speakers. */
  role: { libelle: string };
  /** An invitation has all of it, a change the role alone. */
  account: { email?: string | undefined; nom?: string | undefined; prenom?: string | undefined; role: Role };
}

/** Detail of `parvis-before-save`: the draft of that form alone. `id` is missing for what is new. */
export type BeforeSave = {
  [Kind in keyof Drafts]: { kind: Kind; id?: number; draft: Drafts[Kind] };
}[keyof Drafts];

export type SavedKind = BeforeSave['kind'];

/**
 * Detail of `parvis-before-delete`. `answer` is what a visitor sent by a form, `trash` an entry of the trash that is
 * deleted for good; without ids, all of them are.
 */
export interface BeforeDelete {
  kind: SavedKind | 'answer' | 'trash';
  ids: readonly number[];
}
