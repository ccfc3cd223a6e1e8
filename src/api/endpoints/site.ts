/**
 * The key of the organisation's site (capability `liste-site`), and what its content system lists by it. The key stands where
 * others have their token, so that no address and no log holds it.
 */
import { newSiteKeySchema, siteKeySchema, siteListSchema } from '../../domain/siteList';
import { del, family, get, post } from '../endpoint';

const PATH = '/api/site/';
const needs = 'liste-site';
const shared = { needs, right: 'formulaires.modifier' } as const;
const invalidates = ['site', 'journal'] as const;

export const siteCalls = family('site', {
  /** Whether there is a key. */
  key: get(PATH, siteKeySchema, { ...shared, tags: ['site'] }),
  /** Makes a key, which is told once. An earlier one ends. */
  makeKey: post(PATH, newSiteKeySchema, { ...shared, status: 201, invalidates }),
  revokeKey: del(PATH, siteKeySchema, { ...shared, invalidates }),
  /** What is open to visitors, by name. 403 for a key that is unknown, or no longer valid. */
  list: get('/api/site/liste/', siteListSchema, { needs, anonymous: true }),
});
