import { describe, expect, it } from 'vitest';
import { ApiError, type Failure } from '../../../../src/api/errors.ts';
import { SaveJob, SaveStep } from '../../../../src/data/save/SaveJob.ts';

const lost: Failure = { kind: 'offline', status: 0 };
const refused: Failure = { kind: 'invalid', status: 422, fields: {} };

/** A step at a back end that holds what it was sent; each call fails as given here, in turn, after it was carried out or not. */
function step(failures: { failure: Failure; isDone: boolean }[], hasKeys = false) {
  const [stored, calls]: string[][] = [[], []];
  const save = new SaveStep<string, string>({
    async find(sent) {
      calls?.push(`find ${sent}`);
      return stored?.find((one) => one === sent);
    },
    async run(input) {
      calls?.push(`run ${input}`);
      const fault = failures.shift();
      if (fault?.isDone ?? true) stored?.push(input);
      if (fault) throw new ApiError(fault.failure);
      return input;
    },
    canRepeat: () => hasKeys,
  });
  return { save, calls };
}
const isFailed = (answer: Promise<unknown>) => expect(answer).rejects.toBeInstanceOf(ApiError);

describe('SaveStep', () => {
  it('is sent once, however often it runs', async () => {
    const { save, calls } = step([]);
    expect([await save.run('a'), await save.run('b'), calls]).toEqual(['a', 'a', ['run a']]);
  });

  it('is sent again at once after a refusal', async () => {
    const { save, calls } = step([{ failure: refused, isDone: false }]);
    await isFailed(save.run('a'));
    expect([save.isUnsure, await save.run('b'), calls]).toEqual([false, 'b', ['run a', 'run b']]);
  });

  it('is looked for by what was sent after a lost answer, and sent again only where it isn’t there', async () => {
    const there = step([{ failure: lost, isDone: true }]);
    await isFailed(there.save.run('a'));
    expect([there.save.isUnsure, await there.save.run('b')]).toEqual([true, 'a']);
    expect([there.save.isUnsure, there.calls]).toEqual([false, ['run a', 'find a']]);
    const missing = step([{ failure: lost, isDone: false }]);
    await isFailed(missing.save.run('a'));
    expect([await missing.save.run('b'), missing.calls]).toEqual(['b', ['run a', 'find a', 'run b']]);
  });

  it('is sent again as it was, with no look, where the back end knows the call by its key', async () => {
    const { save, calls } = step([{ failure: lost, isDone: true }], true);
    await isFailed(save.run('a'));
    expect([await save.run('a'), calls]).toEqual(['a', ['run a', 'run a']]);
    const changed = step([{ failure: lost, isDone: true }], true);
    await isFailed(changed.save.run('a'));
    expect([await changed.save.run('b'), changed.calls]).toEqual(['a', ['run a', 'find a']]);
  });

  it('keeps its doubt while a repetition is refused', async () => {
    const faults = [
      { failure: lost, isDone: true },
      { failure: refused, isDone: false },
    ];
    const { save } = step(faults, true);
    await isFailed(save.run('a'));
    await isFailed(save.run('a'));
    expect(save.isUnsure).toBe(true);
  });

  it('that another call may have carried out is looked for, and not sent by the look', async () => {
    const { save, calls } = step([]);
    save.doubt('a');
    expect([await save.look('a'), await save.look('a'), calls]).toEqual([undefined, undefined, ['find a']]);
  });
});

describe('SaveJob', () => {
  it('shares its outcome with what starts while it runs, and then runs again', async () => {
    const job = new SaveJob<number>();
    let runs = 0;
    const work = async () => ++runs;
    expect(await Promise.all([job.run(work), job.run(work)])).toEqual([1, 1]);
    expect(await job.run(work)).toBe(2);
  });
});
