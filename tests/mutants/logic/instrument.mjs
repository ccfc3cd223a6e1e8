/*
 * Places every mutant of a set of files in their code behind switches (with Stryker's instrumenter). One build of the
 * code contains them all, and a run turns one on.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const noLog = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {}, error() {} };

/** Sentences of errors and of the console are for developers; their wording is not behaviour. */
const DEVELOPER_TEXT = /^(?:[A-Z]\w*)?Error$|^console$/;
/** `const answerTexts = {…}`: the wording of the product, which the specification and tests/texts check. */
const OWN_TEXTS = /[a-z]Texts$/;

const calleeName = ({ callee }) => callee?.name ?? callee?.object?.name ?? '';

const wording = {
  shouldIgnore(path) {
    if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
    const call = path.findParent((parent) => !parent.isBinaryExpression() && !parent.isTemplateLiteral());
    const isSaid =
      (call?.isNewExpression() || call?.isCallExpression()) && DEVELOPER_TEXT.test(calleeName(call.node));
    const isText = path.findParent(
      (parent) => parent.isVariableDeclarator() && OWN_TEXTS.test(parent.node.id.name),
    );
    return isSaid || isText ? 'wording' : undefined;
  },
};

export const hashOf = (text) => createHash('sha1').update(text).digest('hex').slice(0, 16);

/** The instrumented code by file, and the mutants by a key that is stable while their file is unchanged. */
export async function instrument(files) {
  const instrumenter = new Instrumenter(noLog);
  const sources = new Map();
  const mutants = new Map();
  for (const name of files) {
    const content = readFileSync(name, 'utf8');
    const options = { plugins: null, excludedMutations: [], ignorers: [wording], noHeader: false };
    const result = await instrumenter.instrument([{ name, content, mutate: true }], options);
    const wanted = result.mutants.filter(({ status }) => status !== 'Ignored');
    sources.set(name, { hash: hashOf(content), code: withKeys(result.files[0].content, name) });
    for (const { id, location, mutatorName, replacement } of wanted) {
      const original = textAt(content, location);
      mutants.set(`${name}#${id}`, { file: name, location, mutatorName, original, replacement });
    }
  }
  return { sources, mutants };
}

/** The switches use numbers; this makes them unique over all files. */
function withKeys(code, name) {
  return code.replace(/stry(MutAct|Cov)_9fa48\(("\d+"(?:, "\d+")*)\)/g, (_, helper, ids) => {
    return `stry${helper}_9fa48(${ids.replace(/"(\d+)"/g, `"${name}#$1"`)})`;
  });
}

/** The instrumenter counts lines and columns from 0. */
function textAt(content, { start, end }) {
  const lines = content.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  return lines.join('\n');
}
