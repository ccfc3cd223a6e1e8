/** What a caller may read of the journal: only what the caller may read of the things themselves. */
import { type RawBuilder, sql } from 'kysely';
import { RIGHT_SUBJECTS, type RightSubject } from '../../../../src/domain/rights';
import { HttpError } from '../../http/httpError';
import type { User } from '../../http/user';
import type { Api } from '../api';
import { recordedWithin } from '../auth/perimeters';
import { SUBJECT_OF } from './subjects';

type Condition = RawBuilder<boolean>;

/** Narrows the journal for one caller. Without a caller, as in the file of a person's data, everything is readable. */
export class JournalReader {
  private readonly subjects: ReadonlySet<RightSubject>;
  private readonly own: number;

  constructor(
    private readonly user: User | undefined,
    private readonly authorize: Api['authorize'] = () => undefined,
  ) {
    this.own = user?.id ?? 0;
    this.subjects = new Set(RIGHT_SUBJECTS.filter((subject) => this.mayRead(subject)));
  }

  private mayRead(subject: RightSubject): boolean {
    if (!this.user) return true;
    try {
      this.authorize(this.user, `${subject}.lire`);
      return true;
    } catch (error) {
      if (error instanceof HttpError) return false;
      throw error;
    }
  }

  private get readsAll(): boolean {
    return this.subjects.size === RIGHT_SUBJECTS.length;
  }

  /** A change of the caller's own account. */
  private get isOwn(): Condition {
    return sql<boolean>`(c.objet = 'comptes' and c.objet_id = ${this.own})`;
  }

  /** Whether a changed row `c` is within the caller's perimeter. */
  get isReached(): Condition {
    if (!this.user) return sql<boolean>`true`;
    return sql<boolean>`(c.nom_table <> 'notes' or ${recordedWithin('notes', this.user)})`;
  }

  /**
   * Whether an operation `o` may be read. A profile is an account, so changes of others need the right to read accounts. A
   * kind that is no subject of rights is shown to those who may read everything.
   */
  operation(): Condition {
    // An operation about notes that the caller doesn't read isn't there for the caller, nor is its undo.
    const isReached = sql<boolean>`(not exists (select from changements as c
        where c.operation_id = o.id and c.nom_table = 'notes' and not ${this.isReached})
      or o.genre <> 'notes' and exists (select from changements as c
        where c.operation_id = o.id and ${this.isReached}))`;
    if (this.readsAll) return isReached;
    const genres = [...this.subjects].filter((name) => name !== 'profil' || this.subjects.has('comptes'));
    return sql<boolean>`((o.genre = any(${genres}::text[]) or exists (
      select from changements as c where c.operation_id = o.id and ${this.isOwn})) and ${isReached})`;
  }

  /** Whether a changed row `c` may be read. */
  change(): Condition {
    if (this.readsAll) return this.isReached;
    const kinds = Object.keys(SUBJECT_OF).filter((kind) => this.subjects.has(SUBJECT_OF[kind]!));
    return sql<boolean>`((c.objet = any(${kinds}::text[]) or ${this.isOwn}) and ${this.isReached})`;
  }

  /** @throws HttpError 403 for the history of a row that the caller may not read */
  requireHistory(subjectName: string, id: number): void {
    const subject = Object.hasOwn(SUBJECT_OF, subjectName) ? SUBJECT_OF[subjectName] : undefined;
    if (!this.user || !subject || (subjectName === 'comptes' && id === this.own)) return;
    this.authorize(this.user, `${subject}.lire`);
  }
}
