import * as z from 'zod/mini';
import { agendaSchema } from '../../domain/events/agenda';
import {
  assignmentDraftSchema,
  assignmentSchema,
  cancellationDraftSchema,
  changedEventSchema,
  eventDraftSchema,
  eventSchema,
  eventUpdateSchema,
  movedDateSchema,
  reactivationSchema,
  reminderDraftSchema,
  wholeEventDraftSchema,
  wholeEventUpdateSchema,
} from '../../domain/events/event';
import { feedDraftSchema, feedSchema, newFeedSchema } from '../../domain/events/feed';
import {
  ATTENDEES_PAGE_SIZE,
  attendeePageSchema,
  newAttendeesSchema,
  publicRegistrationSchema,
  registeredSchema,
  registrationDraftSchema,
  registrationSchema,
  visitorRegistrationSchema,
} from '../../domain/registrations/registration';
import { ATTENDEE_STATES } from '../../domain/registrations/registrationState';
import { idSchema, pageOf } from '../../domain/wire';
import { anything, download, exportQuery, identifiers, pageQuery, searchQuery } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** A back end that answers with the whole event gives its first version too. */
const created = z.looseObject({ id: idSchema });

const page = pageOf(eventSchema);

/** `date_from` and `date_to` are calendar days, both included. */
const filters = {
  date_from: z.optional(z.string()),
  date_to: z.optional(z.string()),
  is_recurrent: z.optional(z.boolean()),
  frequency: z.optional(z.string()),
};

const agendaQuery = z.object({
  du: z.optional(z.string()),
  au: z.optional(z.string()),
  lieu: z.optional(z.string()),
  recherche: z.optional(z.string()),
  limite: z.optional(z.number()),
});

/** Saving an event saves its speakers too, who may be new, and changes the counts of roles. */
const stale = ['evenements', 'evenement', 'affectations', 'roles', 'intervenants'] as const;
const invalidates = [...stale, 'services', 'service'] as const;

const ofLife = {
  needs: 'annulations',
  invalidates: ['evenements', 'evenement', 'inscrits', 'messages', 'services'],
  extras: { updated_at: 'versions' },
} as const;

const needs = 'inscriptions';
const ofPeople = { needs, tags: ['inscrits'], right: 'reponses.lire' } as const;
const changesPeople = { needs, invalidates: ['inscrits'], right: 'evenements.modifier' } as const;

export const eventCalls = family('evenements', {
  list: get('/api/events/', page, {
    params: z.extend(pageQuery, filters),
    defaults: { ordering: 'date' },
    // Another order than that of the date.
    extras: { ordering: 'tri' },
    tags: ['evenements'],
  }),
  create: post('/api/events/', created, {
    body: eventDraftSchema,
    extras: { date_fin: 'jours', serie: 'series', public: 'agenda' },
    invalidates,
  }),
  get: get('/api/events/{id}/', eventSchema, { tags: ['evenement'] }),
  update: put('/api/events/{id}/', anything, {
    body: eventUpdateSchema,
    extras: {
      updated_at: 'versions',
      date_fin: 'jours',
      serie: 'series',
      public: 'agenda',
      prevenir: 'annulations',
    },
    invalidates,
  }),
  remove: del('/api/events/{id}/', anything, { invalidates: ['evenements'] }),
  search: get('/api/events/search/', z.array(eventSchema), { params: searchQuery }),
  upcoming: get('/api/events/upcoming/', page, { params: pageQuery }),
  past: get('/api/events/past/', page, { params: pageQuery }),
  /** Registers people by hand. 409 where the event takes no registrations. */
  register: post('/api/events/register/', registeredSchema, {
    body: newAttendeesSchema,
    extras: { valeurs: 'questions-personnes', 'personnes.valeurs': 'questions-personnes' },
    ...changesPeople,
  }),
  unregister: post('/api/events/{id}/unregister/', anything, {
    body: z.object({ inscrits: identifiers }),
    ...changesPeople,
  }),
  /** By state and name; contact and answers are those of visitors. */
  attendees: get('/api/events/{id}/attendees/', attendeePageSchema, {
    params: z.extend(pageQuery, { etat: z.optional(z.enum(ATTENDEE_STATES)) }),
    defaults: { page: 1, page_size: ATTENDEES_PAGE_SIZE },
    ...ofPeople,
  }),
  export: get('/api/events/export/', download, { params: z.extend(exportQuery, filters), file: true }),
  /** The copy has the speakers, and neither registrations nor cancelled or moved dates. */
  duplicate: post('/api/events/{id}/duplicate/', created, { needs: 'annulations', invalidates }),
  /** The whole event, or one date of a series. 409 where it is cancelled already, or was changed meanwhile. */
  cancel: post('/api/events/{id}/cancel/', changedEventSchema, { body: cancellationDraftSchema, ...ofLife }),
  /** The whole event, or one date: a cancelled one takes place again, a moved one goes back to its day. */
  reactivate: post('/api/events/{id}/reactivate/', changedEventSchema, {
    body: reactivationSchema,
    ...ofLife,
  }),
  /** When registered people and speakers are reminded of each date. 409 where the event was changed meanwhile. */
  reminders: post('/api/events/{id}/reminders/', eventSchema, {
    body: reminderDraftSchema,
    ...ofLife,
    needs: 'rappels',
  }),
  /** The paths from here on are ours: the specification prints none. */
  moveDate: put('/api/events/{id}/dates/', changedEventSchema, { body: movedDateSchema, ...ofLife }),
  attendeeFile: get('/api/events/{id}/attendees/export/', download, {
    params: exportQuery,
    file: true,
    needs: 'inscriptions',
    right: 'reponses.exporter',
  }),
  registration: get('/api/events/{id}/inscriptions/', registrationSchema, {
    ...ofPeople,
    right: 'evenements.lire',
  }),
  /** Free places go to those who wait. */
  setRegistration: put('/api/events/{id}/inscriptions/', registrationSchema, {
    body: registrationDraftSchema,
    extras: {
      updated_at: 'versions',
      separer: 'familles-ensemble',
      champs_caches: 'champs-caches',
      questions_personnes: 'questions-personnes',
    },
    ...changesPeople,
  }),
  /** Agrees to people who asked, or refuses them. */
  decide: post('/api/events/{id}/inscriptions/decision/', anything, {
    body: z.object({ inscrits: identifiers, accord: z.boolean() }),
    ...changesPeople,
  }),
  // What visitors load has these without schemas, in areas/registration/registrationCalls.ts.
  publicRegistration: get('/api/inscriptions/{identifiant}/', publicRegistrationSchema, { anonymous: true }),
  visitorRegistration: post('/api/inscriptions/{identifiant}/', registeredSchema, {
    body: visitorRegistrationSchema,
    anonymous: true,
  }),
  /**
   * The dates of public events between two days, both included, and those of cancelled ones. `lieu` is a whole place, `recherche`
   * looks in name and place. What visitors load has it in areas/agenda/visitorAgenda.ts.
   */
  publicAgenda: get('/api/agenda/', agendaSchema, { params: agendaQuery, anonymous: true }),
  checkName: get('/api/events/check-name/', z.object({ exists: z.boolean() }), {
    params: z.object({ nom_evenement: z.string() }),
  }),
  assignments: get('/api/events/{id}/assignments/', z.array(assignmentSchema), { tags: ['affectations'] }),
  assign: post('/api/events/{id}/assignments/', anything, { body: assignmentDraftSchema, invalidates }),
  /** `avant`: the ids of the assignments that the user saw; 409 when they are others now. */
  synchronize: put('/api/events/{id}/assignments/', anything, {
    body: z.object({ assignments: z.array(assignmentDraftSchema), avant: z.nullish(identifiers) }),
    extras: { avant: 'versions' },
    invalidates,
  }),
  /** An event with its speakers in one call. 409 has the present event with its `intervenants`. */
  createWhole: post('/api/events/complet/', created, {
    body: wholeEventDraftSchema,
    needs: 'evenement-complet',
    extras: { date_fin: 'jours', serie: 'series', public: 'agenda' },
    invalidates,
  }),
  updateWhole: put('/api/events/{id}/complet/', anything, {
    body: wholeEventUpdateSchema,
    needs: 'evenement-complet',
    extras: {
      updated_at: 'versions',
      avant: 'versions',
      date_fin: 'jours',
      serie: 'series',
      public: 'agenda',
      prevenir: 'annulations',
    },
    invalidates,
  }),
});

const ofFeeds = { needs: 'flux', right: 'evenements.lire' } as const;
const changesFeeds = { ...ofFeeds, invalidates: ['flux'] } as const;

/** The secret addresses from which calendars read events: those of the signed-in person. */
export const feedCalls = family('flux', {
  list: get('/api/flux/', z.array(feedSchema), { ...ofFeeds, tags: ['flux'] }),
  /** 409 where the person has one of this kind already. */
  create: post('/api/flux/', newFeedSchema, { body: feedDraftSchema, ...changesFeeds }),
  /** A new address; the earlier one ends at once. */
  renew: post('/api/flux/{id}/renouveler/', newFeedSchema, changesFeeds),
  revoke: del('/api/flux/{id}/', anything, changesFeeds),
});
