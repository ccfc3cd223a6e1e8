/*
 * A proxy says who votes for a person who isn't there. It is a tick: sent by several helpers, some without a network, ordered by the
 * server's time at which it was made, and the later one of a giver stands.
 */
import * as z from 'zod/mini';
import { textSchema } from '../wire';
import { personIdSchema } from './person';
import { clockErrorSchema } from './tick';

/** How many proxies one call takes. */
export const GIVEN_PROXIES_MAX = 200;
const PROXY_KEY_MAX = 64;

/** A proxy as a device sends it. Without a holder it is taken back. */
export const proxyDraftSchema = z.object({
  /** Names the proxy, so that one that is sent twice counts once. */
  cle: z.string().check(z.minLength(1), z.maxLength(PROXY_KEY_MAX)),
  mandant_id: personIdSchema,
  porteur_id: z.nullable(personIdSchema),
  appareil_le: z.string(),
  decalage: clockErrorSchema,
});
export type ProxyDraft = z.infer<typeof proxyDraftSchema>;

/** A proxy as it stands. The giver or the holder is null once the person is erased: the vote still counts, without the name. */
export const proxySchema = z.object({
  cle: z.string(),
  mandant_id: z.nullable(personIdSchema),
  porteur_id: z.nullable(personIdSchema),
  repris: z.boolean(),
  constate_le: z.string(),
  appareil: z.string(),
  auteur: textSchema,
});
export type GivenProxy = z.infer<typeof proxySchema>;

/**
 * Why a proxy isn't taken:
 * - `closed`: the assembly takes none; `link`: this helper's link takes none; `ended`: the sheet was closed before;
 * - `self`, `giver`, `holder`: to oneself, of a person who doesn't vote, to one;
 * - `minor`: one of the two is under 18;
 * - `given`: the giver's proxy stands with another holder;
 * - `there`: the giver is there; `left`: the holder has left;
 * - `passing`: the holder gave theirs; `holding`: the giver holds one;
 * - `full`: the holder has as many as may be.
 */
const PROXY_REFUSALS = {
  closed: 'aucun',
  link: 'lien',
  ended: 'close',
  self: 'soi',
  giver: 'mandant',
  holder: 'porteur',
  minor: 'mineur',
  given: 'donne',
  there: 'present',
  left: 'parti',
  passing: 'transmis',
  holding: 'porte',
  full: 'complet',
} as const;
export type ProxyReason = keyof typeof PROXY_REFUSALS;

/** The word of the wire for a reason. */
export const refusalCode = (reason: ProxyReason): string => PROXY_REFUSALS[reason];

/** The reason that a word of the wire means; undefined for one that came later. */
export const refusalReason = (code: string): ProxyReason | undefined =>
  (Object.keys(PROXY_REFUSALS) as ProxyReason[]).find((reason) => PROXY_REFUSALS[reason] === code);

/** A proxy that wasn't taken. */
export const refusedProxySchema = z.object({
  cle: z.string(),
  mandant_id: personIdSchema,
  porteur_id: z.nullable(personIdSchema),
  motif: z.string(),
  /** The third person of the reason, as the one who was given the proxy. */
  autre_id: z.nullable(personIdSchema),
  /** Since when, where the reason is that a person came or left. */
  le: textSchema,
});
export type RefusedProxy = z.infer<typeof refusedProxySchema>;
