/* What is known of who is signed in. */
import type { ApiError, Failure } from '../api/errors';
import type { AuthUser } from '../domain/user';

export interface SessionState {
  /** `unknown`: the host gives the token (`getToken`), and the back end answered nothing that says whether it is good. */
  status: 'loading' | 'unknown' | 'signed-out' | 'signed-in';
  user?: AuthUser;
  /** What the back end announced beyond the specification; empty until it has answered. */
  capabilities: ReadonlySet<string>;
  /** During login, logout and reset, and while an unknown session is checked again. */
  busy: boolean;
  /** The password was right, and the back end asks for the code of the second factor. */
  isCodeAsked?: boolean;
  /** A sentence, until `clearError` or a new attempt. */
  error?: string;
  /** Set when the calls of the session could not be made because their code did not load. */
  codeFailure?: ApiError;
  /** Why the session is unknown. */
  checkFailure?: Failure;
  /** The server ended the session, the user didn't: what was being typed is kept. */
  isExpired?: boolean;
}

/** What changes once it is known whether a person is signed in. */
export const DECIDED = { busy: false, checkFailure: undefined };

/** The capabilities of a back end that announces none. */
export const NO_CAPABILITIES: ReadonlySet<string> = new Set();

export const LOADING: SessionState = { status: 'loading', capabilities: NO_CAPABILITIES, busy: false };
