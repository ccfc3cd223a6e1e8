/*
 * What the pages of one browser run, one after the other: every defect with the tests that carry its requirement, then,
 * while it is unseen, with the whole files. The test that turns red is run again without the defect: only if it is
 * green then is the defect caught.
 */

/** The red tests, by the titles mocha knows them by. */
const redIn = (suite, above = []) => {
  if (!suite) return [];
  const path = [...above, suite.name].filter(Boolean);
  const own = (suite.tests ?? []).filter((test) => !test.passed && !test.skipped && test.error);
  const titles = own.map(({ name, error }) => ({ title: [...path, name].join(' '), name, error }));
  return [...titles, ...(suite.suites ?? []).flatMap((inner) => redIn(inner, path))];
};

const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function stepsOf(defect) {
  const grep = `\\[[^\\]]*\\b${defect.requirement}\\b[^\\]]*\\]`;
  return [
    ...defect.tests.map((file) => ({ defect, isPlanted: true, file, grep, isOwn: true })),
    ...defect.tests.map((file) => ({ defect, isPlanted: true, file })),
  ];
}

export function createQueue(defects, report) {
  const waiting = defects.flatMap(stepsOf);
  const green = new Set();
  const settled = new Set();
  let step;
  let running;

  function settle(defect, outcome) {
    settled.add(defect);
    report({ name: defect.name, ...outcome });
  }
  const keyOf = ({ file, red }) => `${file} ${red.title}`;
  const caught = ({ defect, file, isOwn, red }) =>
    settle(defect, { outcome: 'caught', by: `${file}: ${red.name}`, isOwn, error: red.error?.message });

  function endProof(session) {
    if (session.passed) {
      green.add(keyOf(step));
      return caught(step);
    }
    if (!step.isAgain) return void waiting.unshift({ ...step, isAgain: true });
    settle(step.defect, {
      outcome: 'not judged',
      by: `${step.file}: ${step.red.name} is red without it: ${redIn(session.testResults)[0]?.error?.message ?? session.errors[0]?.message}`,
    });
  }

  /** Takes the result of the current step. */
  function end(session) {
    if (!step.isPlanted) return endProof(session);
    const [red] = redIn(session.testResults);
    const { defect } = step;
    if (red) {
      const seen = { ...step, red };
      if (green.has(keyOf(seen))) return caught(seen);
      return void waiting.unshift({ ...seen, isPlanted: false, grep: `^${escaped(red.title)}$` });
    }
    if (waiting.some((other) => other.defect === defect)) return;
    const isBroken = !session.testResults || session.errors.length > 0;
    const by = isBroken ? (session.errors[0]?.message ?? 'nothing ran') : '';
    settle(defect, { outcome: isBroken ? 'not judged' : 'survived', by });
  }

  return {
    /** The next step, or undefined when all is done; `slot` is the page that runs it. */
    next(slot) {
      do step = waiting.shift();
      while (step && settled.has(step.defect));
      running = slot;
      return step;
    },
    current: () => step,
    /** The runner tells the end of a page more than once. */
    end(slot, session) {
      if (slot !== running) return;
      running = undefined;
      if (step) end(session);
    },
  };
}
