/**
 * Who is signed in, for all widgets of a page that share a back end. It lives outside React and hides the token,
 * its storage, other tabs, and what a 401 means. Where the host brings the token (`getToken`), the session is the
 * host's and nothing is stored.
 */
import type { Client } from '../api/client';
import { type ApiError, type Failure, failureOf } from '../api/errors';
import { CODE_ASKED } from '../domain/accounts/codeAsked';
import { identityOf } from '../domain/identity';
import type { AuthUser } from '../domain/user';
import { failureText } from '../texts/failures';
import { pageTexts } from '../texts/texts';
import { forgetKept, KEPT_MS, keptOf } from './keptOnDevice';
import { applyDates } from './personal';
import { codeFailureOf, isUnknown, loadSignIn, report, verifyToken } from './sessionCalls';
import type { SignedIn } from './signIn';
import { DECIDED, LOADING, NO_CAPABILITIES, type SessionState } from './state';
import { sessionTexts } from './texts.fr';
import { type KeyValueStore, OWNER_KEY, TOKEN_KEY, TokenStore } from './tokenStore';

interface SessionOptions {
  client: Client;
  /** Local storage by default; `null` keeps the token in memory. */
  storage?: KeyValueStore | null;
  /** Stay signed in when the token can't be checked because no answer comes. */
  keepSessionOffline?: () => boolean | undefined;
  /** Called when the same person, another person or no one is signed in than before. */
  onUserChange?: (change: 'same' | 'other' | 'left') => void;
  /** Called when the code of the session's calls did not load; the client reports the calls themselves. */
  onError?: (error: ApiError, endpointId: string) => void;
}

export interface Session {
  /** Whether the host provides the token (`getToken`), so that the person may have no password here. */
  readonly isHosted: boolean;
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Answers whether it worked; the sentence is in `error` otherwise. */
  login(credentials: { email: string; password: string; code?: string }): Promise<boolean>;
  logout(): Promise<void>;
  requestReset(email: string): Promise<boolean>;
  clearError(): void;
  /** Checks the token with the server. */
  verify(): Promise<void>;
  /** Takes over what a write has changed of the signed-in user, for all widgets and tabs. */
  updateUser(change: Partial<AuthUser>): void;
  /** Exchanges the token for a new one. It is never done automatically. */
  refresh(): Promise<void>;
  token(): string | undefined;
  /**
   * Who is probably signed in, while a token is checked that Parvis stored or the host gave: the first screen may be
   * asked for meanwhile. Undefined otherwise, and for a token of another program, which is only checked.
   */
  pendingUser(): { user: AuthUser | undefined } | undefined;
  destroy(): void;
}

/**
 * The session of one back end. Signing in and out, a refused token and another tab each change the token, the state, the
 * previous person and the count together, so these functions stand where nothing else can reach the four.
 */
export function createSession(options: SessionOptions): Session {
  const { client, storage, keepSessionOffline, onUserChange, onError } = options;
  const isHosted = Boolean(client.getToken);
  const store = new TokenStore(isHosted ? null : storage, client.api);
  const listeners = new Set<() => void>();
  let token = store.token();
  let state = LOADING;
  let previous: string | undefined;
  /** Counts sign-ins and sign-outs, so that answers to calls from before one of them are ignored. */
  let epoch = 0;

  function set(change: Partial<SessionState>): void {
    state = { ...state, ...change };
    client.capabilities = state.capabilities;
    if ('user' in change) applyDates(state);
    for (const listener of [...listeners]) listener();
  }

  /** Without an answer of the back end, the capabilities it announced before are kept. */
  function setSignedIn(user: AuthUser | undefined, capabilities = state.capabilities): void {
    epoch++;
    const identity = identityOf(user);
    if (state.status !== 'signed-in' || identity !== previous) {
      // A user without an identity is never taken for the previous one.
      if (previous !== undefined) onUserChange?.(identity && identity === previous ? 'same' : 'other');
      previous = identity;
    }
    // All at once, because every change of the session renders each screen that reads it.
    const status = 'signed-in';
    set({ status, user, capabilities, isExpired: false, isCodeAsked: undefined, ...DECIDED });
  }

  /** While the first token of the page is checked, except a token of another program. */
  const isUnconfirmed = () =>
    state.status === 'loading' &&
    previous === undefined &&
    (isHosted || (token !== undefined && store.isOwn()));

  /** Drops what was asked with a token that was never confirmed: it may be the data of another person. */
  function dropUnconfirmed(): void {
    if (isUnconfirmed()) onUserChange?.('left');
  }

  function setSignedOut(isExpired = false): void {
    epoch++;
    dropUnconfirmed();
    token = undefined;
    store.clear(isExpired);
    // After an expiry, what was typed stays on screen, so the capabilities that it needs stay too.
    const capabilities = isExpired ? state.capabilities : NO_CAPABILITIES;
    if (state.status !== 'signed-out')
      set({ status: 'signed-out', user: undefined, capabilities, isExpired, ...DECIDED });
  }

  /** The token of the host was neither taken nor refused. What a signed-in person sees stays. */
  function setUnknown(checkFailure: Failure): void {
    if (state.status === 'signed-in') return;
    dropUnconfirmed();
    set({ status: 'unknown', user: undefined, checkFailure, busy: false });
  }

  async function check(): Promise<SignedIn> {
    const answer = await client.call(verifyToken, {});
    const { signedInBy } = await loadSignIn();
    return signedInBy(answer);
  }

  async function verify(): Promise<void> {
    if (state.status === 'signed-out') set({ status: 'loading' });
    if (state.status === 'unknown') set({ busy: true });
    const asked = ++epoch;
    try {
      if (!(await client.getToken?.())) return setSignedOut();
      const { user, capabilities } = await check();
      if (asked !== epoch) return;
      if (token) store.save(token, user);
      setSignedIn(user, capabilities);
    } catch (error) {
      if (asked === epoch) setUnchecked(error);
    }
  }

  /** The check of the token failed: the back end or the host refused, or did not answer. */
  function setUnchecked(error: unknown) {
    report('the check of the session', error);
    const failure = failureOf(error);
    const kept = keptOf(client.api);
    // A kept attendance sheet stays open without network, whatever the page has set.
    if ((keepSessionOffline?.() || kept) && failure.status === 0)
      return setSignedIn(store.user(), kept && new Set(['presences', 'assemblees']));
    const codeFailure = codeFailureOf(error);
    if (isHosted && !codeFailure && isUnknown(failure)) return setUnknown(failure);
    if (!codeFailure) return setSignedOut();
    // The server did not refuse the token, so it stays stored for the next visit.
    dropUnconfirmed();
    token = undefined;
    set({ status: 'signed-out', user: undefined, error: failureText(codeFailure.failure), codeFailure });
  }

  async function attempt(fallback: keyof typeof sessionTexts, work: () => Promise<void>): Promise<boolean> {
    set({ busy: true, error: undefined });
    try {
      await work();
      if (state.busy) set({ busy: false });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      const isAsked = failure.etat === CODE_ASKED;
      // The field says what is asked for; only a wrong code is an error.
      const isFirst = isAsked && !state.isCodeAsked;
      const codeFailure = codeFailureOf(error);
      // Such a call never reached the client, which reports all others.
      if (codeFailure) onError?.(codeFailure, 'auth');
      set({
        busy: false,
        isCodeAsked: state.isCodeAsked || isAsked,
        error: isFirst ? undefined : failureText(failure, pageTexts(sessionTexts)[fallback]),
        codeFailure,
      });
      return false;
    }
  }

  const login: Session['login'] = (credentials) =>
    attempt('loginFailed', async () => {
      const { signIn } = await loadSignIn();
      const { user, capabilities, ...given } = await signIn(client, store, credentials);
      token = given.token;
      store.save(token, user);
      setSignedIn(user, capabilities);
    });

  async function logout(): Promise<void> {
    set({ busy: true });
    try {
      await client.call((await loadSignIn()).calls.logout, {});
    } catch (error) {
      report('signing out', error);
    }
    setSignedOut();
    forgetKept();
    onUserChange?.('left');
    set({ busy: false });
  }

  async function refresh(): Promise<void> {
    token = (await client.call((await loadSignIn()).calls.refresh, {})).token;
    store.save(token, state.user);
  }

  /** Asks for the back end's capabilities. Without an answer there are none, and the session stays as it is. */
  async function loadCapabilities(): Promise<void> {
    const asked = epoch;
    const answer = await check().catch(() => undefined);
    if (answer && asked === epoch) setSignedIn(answer.user, answer.capabilities);
  }

  function updateUser(change: Partial<AuthUser>): void {
    if (state.status !== 'signed-in') return;
    const user = { ...state.user, ...change };
    if (token) store.save(token, user);
    set({ user });
  }

  /** Another tab signed in or out, or changed the user. A token in storage that the host page wrote says nothing about this session. */
  function syncFromOtherTab(): void {
    if (!store.isOwn()) return;
    const wasStored = store.holds(token);
    const theirs = store.token();
    if (theirs === token) {
      const user = store.user();
      const isChanged = JSON.stringify(user) !== JSON.stringify(state.user);
      if (user && isChanged && state.status === 'signed-in' && identityOf(user) === previous) set({ user });
      return;
    }
    if (!theirs) {
      if (!wasStored) return;
      const isExpired = store.isExpired();
      setSignedOut(isExpired);
      if (!isExpired) onUserChange?.('left');
      return;
    }
    dropUnconfirmed();
    token = theirs;
    const user = store.user();
    if (!user) return void verify();
    const isNew = state.status !== 'signed-in';
    setSignedIn(user);
    if (isNew) void loadCapabilities();
  }

  forgetKept(KEPT_MS);
  client.getToken ??= () => token;
  const stopListening = client.onUnauthenticated((refused) => {
    // A late answer to an old token says nothing about the present one.
    if (isHosted || refused === token) setSignedOut(true);
  });
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === OWNER_KEY || key === null) syncFromOtherTab();
  };
  const page = store.isShared && typeof window !== 'undefined' ? window : undefined;
  page?.addEventListener('storage', handleStorage);

  if (token || (isHosted && typeof window !== 'undefined')) void verify();
  else if (!isHosted) setSignedOut();

  return {
    isHosted,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    login,
    logout,
    requestReset: (email) =>
      attempt(
        'resetFailed',
        async () => void (await client.call((await loadSignIn()).calls.requestReset, { body: { email } })),
      ),
    clearError: () => set({ error: undefined }),
    verify,
    updateUser,
    refresh,
    token: () => token,
    pendingUser: () => (isUnconfirmed() ? { user: store.user() } : undefined),
    destroy() {
      stopListening();
      page?.removeEventListener('storage', handleStorage);
      listeners.clear();
    },
  };
}
