/** Calls of /api/membres/ that no first screen makes: writes, family, files, and reads other than the list. */
import * as z from 'zod/mini';
import { familyDraftSchema, familySchema } from '../../domain/members/familyDraft';
import { EXPORT_COLUMNS } from '../../domain/members/fileColumns';
import { memberSchema, relativeSchema } from '../../domain/members/member';
import { createdMemberSchema, memberUpdateSchema } from '../../domain/members/memberDraft';
import { stepSchema } from '../../domain/members/step';
import { booleanSchema, idSchema, notEmpty, numberSchema, textSchema } from '../../domain/wire';
import {
  acknowledgement,
  anything,
  bulkAcknowledgement,
  download,
  identifiers,
  messageWith,
  searchQuery,
  withRefusals,
} from '../answers';
import { del, family, get, patch, post, put } from '../endpoint';
import { laterFields } from '../laterFields';
import { beyondSpecification, memberFilterParams } from '../memberFilterParams';

const rows = z.array(memberSchema);
/** The member as it is now, from back ends that answer a write with it. */
const memberWriteReply = z.catch(z.nullish(memberSchema), undefined);

/** The outcome of one line; the header is line 1. In a simulation `cree` means that it would be created. */
const importedLineSchema = z.object({
  ligne: z.number(),
  statut: z.enum(['cree', 'doublon', 'erreur']),
  message: textSchema,
  membre_id: z.nullish(idSchema),
  /** A `doublon` by its name alone: only a person knows whether it is the same one. Only some back ends say it. */
  homonyme: booleanSchema,
  /** The state that the line gives, or would give, a person who is on file; only with `etats`. */
  etat: textSchema,
  /** How many consents the line adds, or would add, to a person who is on file; only with `consentements`. */
  consentements: numberSchema,
});

/**
 * The result of each line. The specification describes no answer, so this is null when the back end reports nothing.
 */
const importReportSchema = z.catch(
  z.nullable(
    z
      .object({
        importes: numberSchema,
        doublons: numberSchema,
        /** Other back ends may send a list here. */
        erreurs: z.catch(numberSchema, null),
        lignes: z.nullish(z.array(importedLineSchema)),
        /** The operations that undo it, one per batch of lines. */
        operations: z.nullish(z.array(idSchema)),
      })
      .check(notEmpty('importes', 'lignes')),
  ),
  null,
);

const { ordering: _, ...filtered } = beyondSpecification;

/** A group or department, and how many of the members that match are in it. */
const repartition = z.object({ id: idSchema, nom: z.string(), membres: z.number() });

/** All of these show or count members. */
const invalidates = ['membres', 'noms', 'effectifs', 'groupes', 'departements'] as const;

export const memberWriteCalls = family('membres', {
  /** Only 201 is a success. */
  create: post('/api/membres/', memberWriteReply, {
    body: createdMemberSchema,
    status: 201,
    extras: { ...laterFields(''), date_inscription: 'etats' },
    invalidates,
  }),
  /** New members, links and addresses of a family, stored whole or not at all. Only 201 is a success. */
  createFamily: post('/api/membres/famille/', familySchema, {
    body: familyDraftSchema,
    status: 201,
    needs: 'famille',
    extras: {
      'adultes.updated_at': 'versions',
      'enfants.updated_at': 'versions',
      ...laterFields('adultes.', 'enfants.', 'adultes.fiche.', 'enfants.fiche.'),
    },
    invalidates,
  }),
  update: put('/api/membres/{id}/', memberWriteReply, {
    body: memberUpdateSchema,
    extras: { updated_at: 'versions', ...laterFields('') },
    invalidates,
  }),
  remove: del('/api/membres/{id}/', anything, { invalidates }),
  statistics: get('/api/membres/statistics/', anything),
  search: get('/api/membres/search/', anything, { params: searchQuery }),
  export: get('/api/membres/export/', download, {
    params: z.object({
      format: z.optional(z.string()),
      /** All columns that an import reads, unless some are chosen. */
      colonnes: z.optional(z.array(z.enum(EXPORT_COLUMNS))),
      ...memberFilterParams,
    }),
    defaults: { format: 'csv' },
    file: true,
    extras: {
      colonnes: 'export-filtre',
      search: 'export-filtre',
      groupes: 'export-filtre',
      etapes: 'export-filtre',
      tags: 'export-filtre',
      ...beyondSpecification,
    },
  }),
  /**
   * The ids of all that match, in their order, as they are at that moment: read them once and act on them in batches
   * with the calls below, whose `refus` says who was left out. Without `selection`, read the pages of the list.
   */
  ids: get('/api/membres/identifiants/', identifiers, {
    params: z.object(memberFilterParams),
    extras: beyondSpecification,
    needs: 'selection',
  }),
  /** How many of all that match are in each group and each department; those with none of them are left out. */
  places: get(
    '/api/membres/repartition/',
    z.object({ groupes: z.array(repartition), departements: z.array(repartition) }),
    {
      params: z.omit(z.object(memberFilterParams), { ordering: true }),
      extras: filtered,
      needs: 'selection',
    },
  ),
  import: post('/api/membres/import/', importReportSchema, {
    body: z.object({
      file: z.file(),
      /** Lines that repeat a member or an earlier line are left out, unless `creer`. */
      doublons: z.optional(z.enum(['ignorer', 'creer'])),
      /** Checks the lines without writing any. */
      simulation: z.optional(z.enum(['true', 'false'])),
    }),
    multipart: true,
    right: 'membres.importer',
    extras: { doublons: 'simulation', simulation: 'simulation' },
    invalidates,
  }),
  addTags: post('/api/membres/taged_multiple/', bulkAcknowledgement, {
    body: z.object({ membre_ids: identifiers, tags_ids: identifiers }),
    invalidates: ['membres'],
  }),
  removeTags: post('/api/membres/{id}/untaged_multiple/', acknowledgement, {
    body: z.object({ tag_ids: identifiers }),
    invalidates: ['membres'],
  }),
  setDepartment: patch('/api/membres/{id}/department/', memberWriteReply, {
    body: z.object({ departement_id: z.nullable(idSchema) }),
    invalidates: ['membres', 'departements'],
  }),
  setGroup: patch('/api/membres/{id}/group/', memberWriteReply, {
    body: z.object({ groupe_id: z.nullable(idSchema) }),
    invalidates: ['membres', 'groupes'],
  }),
  byGroups: get('/api/membres/par_groupes/', anything, { params: z.object({ groupes: identifiers }) }),
  bySteps: get('/api/membres/par_etapes/', anything, { params: z.object({ etapes: identifiers }) }),
  byTags: get('/api/membres/par_tags/', anything, { params: z.object({ tags: identifiers }) }),
  all: get('/api/membres/tous_les_membres/', rows, { tags: ['noms'] }),
  searchMembers: get('/api/membres/membres_search/', anything, { params: searchQuery }),
  addSpouse: post('/api/membres/{id}/ajouter_conjoint/', messageWith(relativeSchema), {
    body: z.object({ conjoint_id: idSchema }),
    invalidates: ['membres'],
  }),
  addChildren: post('/api/membres/{id}/ajouter_enfant/', messageWith(z.array(relativeSchema)), {
    body: z.object({ enfants_ids: identifiers }),
    invalidates: ['membres'],
  }),
  /** The id is that of the spouse the user saw: another one is refused with 409. */
  removeSpouse: post('/api/membres/{id}/retirer_conjoint/', bulkAcknowledgement, {
    body: z.object({ conjoint_id: idSchema }),
    needs: 'retraits',
    invalidates: ['membres'],
  }),
  /** The links between the member and these children; both stay members. */
  removeChildren: post('/api/membres/{id}/retirer_enfant/', bulkAcknowledgement, {
    body: z.object({ enfants_ids: identifiers }),
    needs: 'retraits',
    invalidates: ['membres'],
  }),
  addStep: post(
    '/api/membres/store_multiple_etapes/',
    z.object({
      membres_associes: z.unknown(),
      etape_associee: z.pick(stepSchema, { libelle: true }),
      ...withRefusals,
    }),
    {
      body: z.object({
        etape_id: idSchema,
        membre_ids: identifiers,
        /** `yyyy-mm-dd`; today without it. */
        date_association: z.optional(z.string()),
      }),
      extras: { date_association: 'retraits' },
      invalidates: ['membres'],
    },
  ),
  removeStep: post('/api/membres/{id}/retirer_etape/', bulkAcknowledgement, {
    body: z.object({ etape_id: idSchema }),
    needs: 'retraits',
    invalidates: ['membres'],
  }),
});
