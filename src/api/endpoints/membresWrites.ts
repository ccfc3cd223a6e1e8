/** Calls of /api/membres/ that no first screen makes: writes, family, files, and reads other than the list. */
import * as z from 'zod/mini';
import { etape } from '../../domain/members/etape';
import { membre, proche } from '../../domain/members/membre';
import { COLONNES_EXPORT } from '../../domain/members/membreColumns';
import { membreDraft, membreUpdate } from '../../domain/members/membreDraft';
import { identifiant, nombre, notEmpty, texte } from '../../domain/wire';
import {
  acknowledgement,
  anything,
  bulkAcknowledgement,
  download,
  identifiants,
  messageWith,
  searchQuery,
  withRefusals,
} from '../answers';
import { del, family, get, patch, post, put } from '../endpoint';
import { beyondSpecification, memberChoice } from '../memberChoice';

const rows = z.array(membre);
/** The member as it is now, from back ends that answer a write with it. */
const membreEcrit = z.catch(z.nullish(membre), undefined);

/** The outcome of one line; the header is line 1. In a simulation `cree` means that it would be created. */
const ligneImportee = z.object({
  ligne: z.number(),
  statut: z.enum(['cree', 'doublon', 'erreur']),
  message: texte,
  membre_id: z.nullish(identifiant),
});

/**
 * The result of each line. The specification describes no answer, so this is null when the back end reports nothing.
 */
const rapport = z.catch(
  z.nullable(
    z
      .object({
        importes: nombre,
        doublons: nombre,
        /** Other back ends may send a list here. */
        erreurs: z.catch(nombre, null),
        lignes: z.nullish(z.array(ligneImportee)),
        /** The operations that undo it, one per batch of lines. */
        operations: z.nullish(z.array(identifiant)),
      })
      .check(notEmpty('importes', 'lignes')),
  ),
  null,
);

const { ordering: _, ...filtered } = beyondSpecification;

/** A group or department, and how many of the members that match are in it. */
const repartition = z.object({ id: identifiant, nom: z.string(), membres: z.number() });

/** All of these show or count members. */
const invalidates = ['membres', 'noms', 'effectifs', 'groupes', 'departements'] as const;

export const membresWrites = family('membres', {
  /** Only 201 is a success. */
  create: post('/api/membres/', membreEcrit, { body: membreDraft, status: 201, invalidates }),
  update: put('/api/membres/{id}/', membreEcrit, {
    body: membreUpdate,
    extras: { updated_at: 'versions' },
    invalidates,
  }),
  remove: del('/api/membres/{id}/', anything, { invalidates }),
  statistics: get('/api/membres/statistics/', anything),
  search: get('/api/membres/search/', anything, { params: searchQuery }),
  export: get('/api/membres/export/', download, {
    params: z.object({
      format: z.optional(z.string()),
      /** All columns that an import reads, unless some are chosen. */
      colonnes: z.optional(z.array(z.enum(COLONNES_EXPORT))),
      ...memberChoice,
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
  ids: get('/api/membres/identifiants/', identifiants, {
    params: z.object(memberChoice),
    extras: beyondSpecification,
    needs: 'selection',
  }),
  /** How many of all that match are in each group and each department; those with none of them are left out. */
  places: get(
    '/api/membres/repartition/',
    z.object({ groupes: z.array(repartition), departements: z.array(repartition) }),
    { params: z.omit(z.object(memberChoice), { ordering: true }), extras: filtered, needs: 'selection' },
  ),
  import: post('/api/membres/import/', rapport, {
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
    body: z.object({ membre_ids: identifiants, tags_ids: identifiants }),
    invalidates: ['membres'],
  }),
  removeTags: post('/api/membres/{id}/untaged_multiple/', acknowledgement, {
    body: z.object({ tag_ids: identifiants }),
    invalidates: ['membres'],
  }),
  setDepartment: patch('/api/membres/{id}/department/', membreEcrit, {
    body: z.object({ departement_id: z.nullable(identifiant) }),
    invalidates: ['membres', 'departements'],
  }),
  setGroup: patch('/api/membres/{id}/group/', membreEcrit, {
    body: z.object({ groupe_id: z.nullable(identifiant) }),
    invalidates: ['membres', 'groupes'],
  }),
  byGroups: get('/api/membres/par_groupes/', anything, { params: z.object({ groupes: identifiants }) }),
  bySteps: get('/api/membres/par_etapes/', anything, { params: z.object({ etapes: identifiants }) }),
  byTags: get('/api/membres/par_tags/', anything, { params: z.object({ tags: identifiants }) }),
  all: get('/api/membres/tous_les_membres/', rows, { tags: ['noms'] }),
  searchMembers: get('/api/membres/membres_search/', anything, { params: searchQuery }),
  addSpouse: post('/api/membres/{id}/ajouter_conjoint/', messageWith(proche), {
    body: z.object({ conjoint_id: identifiant }),
    invalidates: ['membres'],
  }),
  addChildren: post('/api/membres/{id}/ajouter_enfant/', messageWith(z.array(proche)), {
    body: z.object({ enfants_ids: identifiants }),
    invalidates: ['membres'],
  }),
  /** The id is that of the spouse the user saw: another one is refused with 409. */
  removeSpouse: post('/api/membres/{id}/retirer_conjoint/', bulkAcknowledgement, {
    body: z.object({ conjoint_id: identifiant }),
    needs: 'retraits',
    invalidates: ['membres'],
  }),
  /** The links between the member and these children; both stay members. */
  removeChildren: post('/api/membres/{id}/retirer_enfant/', bulkAcknowledgement, {
    body: z.object({ enfants_ids: identifiants }),
    needs: 'retraits',
    invalidates: ['membres'],
  }),
  addStep: post(
    '/api/membres/store_multiple_etapes/',
    z.object({
      membres_associes: z.unknown(),
      etape_associee: z.pick(etape, { libelle: true }),
      ...withRefusals,
    }),
    {
      body: z.object({
        etape_id: identifiant,
        membre_ids: identifiants,
        /** `yyyy-mm-dd`; today without it. */
        date_association: z.optional(z.string()),
      }),
      extras: { date_association: 'retraits' },
      invalidates: ['membres'],
    },
  ),
  removeStep: post('/api/membres/{id}/retirer_etape/', bulkAcknowledgement, {
    body: z.object({ etape_id: identifiant }),
    needs: 'retraits',
    invalidates: ['membres'],
  }),
});
