/*
 * A save of several calls that remembers which were carried out, so that running it again makes only the rest. A call
 * without a clear answer may have been carried out: before it is sent again, it is looked for.
 */
import { failureOf, mayHaveWritten } from '../../api/errors';

/** Runs one save at a time: while it runs, further calls share its outcome. */
export class SaveJob<Outcome> {
  #running: Promise<Outcome> | undefined;

  run(work: () => Promise<Outcome>): Promise<Outcome> {
    this.#running ??= work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }
}

interface StepCalls<Input, Result> {
  /** Reads what came of an earlier attempt; undefined where what it sent isn't stored. */
  find(sent: Input, input: Input): Promise<Result | undefined>;
  run(input: Input): Promise<Result>;
  /** Whether the back end answers the same call as the first time where it was carried out. */
  canRepeat?(): boolean;
}

/** One call of a save. */
export class SaveStep<Input, Result> {
  #result: Result | undefined;
  /** What was sent without a clear answer. */
  #sent: { input: Input } | undefined;

  constructor(private readonly calls: StepCalls<Input, Result>) {}

  /** Whether it may have been carried out. */
  get isUnsure(): boolean {
    return this.#sent !== undefined;
  }

  /** The call may have been carried out as a part of another one. */
  doubt(input: Input): void {
    this.#sent = { input };
  }

  /** Looks what came of an earlier attempt, and sends nothing. */
  async look(input: Input): Promise<Result | undefined> {
    this.#result ??= await this.#found(input);
    return this.#result;
  }

  async run(input: Input): Promise<Result> {
    this.#result ??= (await this.#found(input)) ?? (await this.#send(input));
    this.#sent = undefined;
    return this.#result;
  }

  async #found(input: Input): Promise<Result | undefined> {
    if (!this.#sent) return undefined;
    const sent = this.#sent.input;
    const isSame = JSON.stringify(sent) === JSON.stringify(input);
    if (isSame && this.calls.canRepeat?.()) return undefined;
    const result = await this.calls.find(sent, input);
    this.#sent = undefined;
    return result;
  }

  async #send(input: Input): Promise<Result> {
    try {
      return await this.calls.run(input);
    } catch (error) {
      if (mayHaveWritten(failureOf(error))) this.doubt(input);
      throw error;
    }
  }
}
