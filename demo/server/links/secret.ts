import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that are given out once, for tokens, links and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The key that tokens are looked up by. Tokens themselves are never compared character by character, so the time that a
 * lookup takes reveals nothing about existing tokens.
 */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url');
