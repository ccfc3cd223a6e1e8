/** What the page around a widget is told before something is saved or deleted. The keys of drafts are those of the wire. */
import type {
  CancellationDraft,
  ChosenSpeaker,
  EventDraft,
  MovedDate,
  Reactivation,
  ReminderDraft,
} from './events/event';
import type { FormDraft } from './forms/form';
import type { MemberDraft } from './members/memberDraft';
import type { Role } from './rights';

/** What changes about an event beside its form, each as it is sent. */
interface EventChanges {
  cancel: CancellationDraft;
  reactivate: Reactivation;
  moveDate: MovedDate;
  reminders: ReminderDraft;
  /** The copy has its own `parvis-before-save` once its form is saved. */
  duplicate: object;
}

/** With a `jour`, one date of the series is meant. */
export type EventChange = {
  [Change in keyof EventChanges]: { change: Change } & EventChanges[Change];
}[keyof EventChanges];

/** What each form saves. */
interface Drafts {
  member: MemberDraft;
  event: EventDraft & { intervenants: readonly ChosenSpeaker[] };
  /** An event that is cancelled, taken up again, copied, or reminded of; or one of its dates that is moved. */
  'event-change': EventChange;
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
