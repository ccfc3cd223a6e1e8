/** The writes that the server acknowledged, under keys that no other data use. */
export class Ledger {
  /** Names by id. */
  readonly members = new Map<number, string>();
  readonly couples: [number, number][] = [];
  readonly tagged: number[] = [];
  /** Events, and the IDs of events with acknowledged speakers. */
  readonly events = new Map<number, string>();
  readonly withSpeakers = new Set<number>();
  /** Keys of answers. */
  readonly answers = new Set<string>();
  readonly groups = new Set<string>();
  /** Unexpected answers: no success, no intended refusal and no unreachable server. */
  readonly surprises = new Map<string, number>();
  refused = 0;
  unanswered = 0;

  constructor(
    /** The beginning of every name. */
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
