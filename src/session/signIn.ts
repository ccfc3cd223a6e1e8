/**
 * Signing in, and what answers about a session mean, with their schemas. Apart from session.ts, because a visitor without a
 * token loads none of it.
 */
import type { Client } from '../api/client';
import { authCalls } from '../api/endpoints/auth';
import { withParts } from '../domain/capabilities';
import type { AuthUser } from '../domain/user';
import type { Session } from './session';
import type { TokenStore } from './tokenStore';

/** Who is signed in, and what the back end has announced to them. */
export interface SignedIn {
  user: AuthUser | undefined;
  capabilities: ReadonlySet<string>;
}

export const calls = authCalls;

interface SessionAnswer {
  user?: AuthUser | undefined;
  capacites?: readonly string[] | null | undefined;
}

export const signedInBy = ({ user, capacites }: SessionAnswer): SignedIn => ({
  user,
  capabilities: withParts(capacites),
});

/** Sends the credentials with what the back end gave this device, and keeps what it gives now. */
export async function signIn(
  client: Client,
  store: TokenStore,
  credentials: Parameters<Session['login']>[0],
): Promise<SignedIn & { token: string }> {
  const body = { ...credentials, ...store.device() };
  const { data, ...beside } = await client.call(authCalls.login, { body });
  const answer = { ...beside, ...data };
  const signedIn = signedInBy(answer);
  store.keepDevice(signedIn.capabilities.has('appareils') ? answer.appareil : undefined);
  return { token: answer.token, ...signedIn };
}
