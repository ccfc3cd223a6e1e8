/*
 * What manifests and documentation say of events. The types themselves are those of src/areas/eventDetails.ts; `detail`
 * says them in short.
 */
import type { EventDetails } from '../src/areas/eventDetails';

export interface EventDoc {
  doc: string;
  /** The type of `detail`, as TypeScript; missing when there is none. */
  detail?: string;
  /** True when a host may prevent it. */
  isCancelable?: true;
}

export const eventDocs: Record<keyof EventDetails, EventDoc> = {
  ready: { doc: 'The first screen is there; once in the life of a widget.' },
  failed: {
    doc: 'A call failed, or the screen’s own code (code “code”); the widget says so to its reader by itself. retry is there when trying again is safe. Widgets share their requests: only the one that sent it tells of it.',
    detail: '{ code: string; status: number; message: string; retry?: () => void }',
  },
  session: {
    doc: 'Somebody is signed in, or (null) nobody is; also once at the start, when that is known.',
    detail: '{ user: { name?: string; email?: string } | null }',
  },
  'auth-required': {
    doc: 'Nobody is signed in, and the sign-in form is about to show. Prevent it when the host signs people in.',
    isCancelable: true,
  },
  route: {
    doc: 'The widget shows another screen; title is that of the area.',
    detail: '{ path: string; title: string }',
  },
  'selection-changed': {
    doc: 'Members were ticked or unticked; ids are those ticked now.',
    detail: '{ ids: readonly number[] }',
  },
  'member-saved': {
    doc: 'A member was created or changed; what is known of them afterwards.',
    detail: 'Partial<Membre>',
  },
  'member-deleted': { doc: 'A member was deleted.', detail: 'Membre' },
  'event-saved': {
    doc: 'An event was created or changed, as the back end has it; its id alone when it can’t be read again.',
    detail: "Pick<Evenement, 'id'> & Partial<Evenement>",
  },
  'event-deleted': { doc: 'An event was deleted.', detail: 'Evenement' },
  'form-saved': {
    doc: 'A form was created or changed in the builder; id is missing where the back end doesn’t say that of a new one.',
    detail: 'FormulaireDraft & { id?: number }',
  },
  'form-deleted': { doc: 'A form was deleted.', detail: 'Formulaire' },
  'before-submit': {
    doc: 'A visitor’s answers are valid and about to be sent. Prevent it, and the form stays as it is.',
    detail: '{ identifiant: string; values: Record<string, string | string[]>; files: Record<string, File> }',
    isCancelable: true,
  },
  'form-submitted': {
    doc: 'A visitor’s form is done; sent tells whether the answers went to the back end.',
    detail:
      '{ identifiant: string; values: Record<string, string | string[]>; files: Record<string, File>; sent: boolean }',
  },
};
