/*
 * The steps that the pages of one browser run, one after another: first every defect with the tests that name its
 * requirement, then, while it is unseen, with whole files. Failed tests run again without a defect, those of one file
 * together: a defect is caught only by a test that passes without it.
 */

/** The tests of a session, by mocha's titles. */
function testsIn(suite, above = []) {
  if (!suite) return [];
  const path = [...above, suite.name].filter(Boolean);
  const own = (suite.tests ?? []).map((test) => ({ ...test, title: [...path, test.name].join(' ') }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, path))];
}

const redIn = ({ testResults }) =>
  testsIn(testResults).filter((test) => !test.passed && !test.skipped && test.error);

const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const naming = ({ requirement }) => `\\[[^\\]]*\\b${requirement}\\b[^\\]]*\\]`;
const byFile = (a, b) => (a.file < b.file ? -1 : Number(a.file > b.file));

/** Cheap steps come first: the tests that name the requirement, for every defect; then whole files for the rest. */
function stepsOf(defects) {
  const looks = defects.flatMap((defect) => defect.tests.map((file) => ({ defect, file }))).sort(byFile);
  return [...looks.map((look) => ({ ...look, grep: naming(look.defect), isOwn: true })), ...looks];
}

/** The step that runs failed tests again without a defect. */
function proofOf(looks) {
  const grep = looks.map(({ red }) => `^${escaped(red.title)}$`).join('|');
  return { file: looks[0].file, looks, grep };
}

/** The result of a defect for which no test failed. */
function survivalIn({ testResults, errors }) {
  const isBroken = !testResults || errors.length > 0;
  const by = isBroken ? (errors[0]?.message ?? 'nothing ran') : '';
  return { outcome: isBroken ? 'not judged' : 'survived', by };
}

/** The queue of a browser. It is a little longer than 50 lines, because its functions share their state. */
export function createQueue(defects, report) {
  const waiting = stepsOf(defects);
  const seen = new Set();
  /** Failures in the current file, which need a run without the defect. */
  let unproven = [];
  let step;
  let running;

  function endProof({ looks, isAgain }, session) {
    const green = new Set(testsIn(session.testResults).flatMap((test) => (test.passed ? test.title : [])));
    for (const look of looks) {
      const { defect, file, red, isOwn } = look;
      const by = `${file}: ${red.name}`;
      if (green.has(red.title)) report({ name: defect.name, outcome: 'caught', by, isOwn });
      else if (isAgain) report({ name: defect.name, outcome: 'not judged', by: `${by} is red without it` });
      else waiting.unshift({ ...proofOf([look]), isAgain: true });
    }
  }

  function endLook(session) {
    const [red] = redIn(session);
    const { defect } = step;
    if (red) {
      seen.add(defect);
      unproven.push({ ...step, red });
      return;
    }
    if (waiting.some((other) => other.defect === defect)) return;
    report({ name: defect.name, ...survivalIn(session) });
  }

  return {
    /** The next step, or undefined at the end. `slot` is the page that runs it. */
    next(slot) {
      running = slot;
      while (seen.has(waiting[0]?.defect)) waiting.shift();
      if (unproven.length > 0 && waiting[0]?.file !== unproven[0].file) {
        step = proofOf(unproven);
        unproven = [];
      } else step = waiting.shift();
      return step;
    },
    current: () => step,
    /** The runner reports the end of a page more than once. */
    end(slot, session) {
      if (slot !== running) return;
      running = undefined;
      if (step?.looks) endProof(step, session);
      else if (step) endLook(session);
    },
  };
}
