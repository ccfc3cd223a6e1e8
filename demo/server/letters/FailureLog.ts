/** What the log says of mails that could not be sent: their kind and the reason, in the words of the list of mails. */
import { queueTexts } from './queueTexts';
import { failureReason, isUnsendable, type ServerFailure, serverFailure } from './sendFailures';

/** Writes one line of the log. */
export type WriteLine = (values: { mail: string; reason: string; error?: string | undefined }) => void;

const HOUR_MS = 3_600_000;

/** Mail servers repeat the address that they refuse, and the log has no addresses. */
const withoutAddresses = (words: string): string => words.replaceAll(/[^\s<>«»"']+@[^\s<>«»"']+/g, '…@…');

/**
 * While the mail server takes no mail, each mail meets it, and again at each try: one line tells it, and one more every hour or
 * when the reason becomes another one.
 */
export class FailureLog {
  private last: { cause: ServerFailure; at: number } | undefined;

  constructor(
    private readonly write: WriteLine,
    private readonly now: () => number,
  ) {}

  failed(kind: string, error: unknown): void {
    const cause = serverFailure(error);
    const now = this.now();
    if (cause && cause === this.last?.cause && now - this.last.at < HOUR_MS) return;
    if (cause) this.last = { cause, at: now };
    if (isUnsendable(error)) this.broke(kind, queueTexts.notMade, error);
    else this.write({ mail: kind, reason: withoutAddresses(failureReason(error)) });
  }

  /** The program or the database failed, not the mail server. */
  broke(kind: string, reason: string, error: unknown): void {
    this.write({ mail: kind, reason, error: error instanceof Error ? error.message : String(error) });
  }

  /** A mail left, so the mail server takes mails again. */
  sent(kind: string): void {
    if (this.last) this.write({ mail: kind, reason: queueTexts.takesAgain });
    this.last = undefined;
  }
}
