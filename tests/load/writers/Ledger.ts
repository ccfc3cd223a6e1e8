/** What writers were told is stored, under keys that nobody else has. */
export class Ledger {
  /** Names by id. */
  readonly members = new Map<number, string>();
  readonly couples: [number, number][] = [];
  readonly tagged: number[] = [];
  /** Events, and those whose speakers were acknowledged too. */
  readonly events = new Map<number, string>();
  readonly withSpeakers = new Set<number>();
  /** Keys of answers. */
  readonly answers = new Set<string>();
  readonly groups = new Set<string>();
  /** Answers that were neither a yes, nor an intended no, nor a missing server. */
  readonly surprises = new Map<string, number>();
  refused = 0;
  unanswered = 0;

  constructor(
    /** Begins every name. */
    readonly key: string,
  ) {}

  get count(): number {
    const { members, couples, tagged, events, withSpeakers, answers, groups } = this;
    return (
      members.size +
      couples.length +
      tagged.length +
      events.size +
      withSpeakers.size +
      answers.size +
      groups.size
    );
  }

  surprise(what: string): void {
    this.surprises.set(what, (this.surprises.get(what) ?? 0) + 1);
  }
}
