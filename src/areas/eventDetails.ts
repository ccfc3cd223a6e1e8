/*
 * What the events of widgets carry: the `detail` of DOM events, the argument of React handlers. Types only. What a
 * reader of the documentation is told stands in embed/eventDocs.ts.
 */
import type { Evenement } from '../domain/evenement';
import type { Formulaire } from '../domain/formulaire';
import type { Membre } from '../domain/membre';
import type { Utilisateur } from '../domain/utilisateur';
import type { SubmissionDetail } from './form/answers';
import type { SavedForm } from './forms/work/useSaveForm';
import type { FailedDetail } from './frame/reportingClient';

/** Details by the short names of events, `member-saved` for `parvis-member-saved`. */
export interface EventDetails {
  ready: undefined;
  failed: FailedDetail;
  session: { user: Utilisateur | null };
  'auth-required': undefined;
  route: { path: string; title: string };
  'selection-changed': { ids: readonly number[] };
  'member-saved': Partial<Membre>;
  'member-deleted': Membre;
  'event-saved': Pick<Evenement, 'id'> & Partial<Evenement>;
  'event-deleted': Evenement;
  'form-saved': SavedForm;
  'form-deleted': Formulaire;
  'before-submit': SubmissionDetail;
  'form-submitted': SubmissionDetail & { sent: boolean };
}

/** The detail of an event; that of an event nobody described here is unknown. */
export type DetailOf<Name extends string> = Name extends keyof EventDetails ? EventDetails[Name] : unknown;
