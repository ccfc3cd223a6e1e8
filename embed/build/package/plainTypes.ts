/*
 * The elements are for every framework, so their declarations may not need the types of React: a project that checks
 * libraries and has no @types/react fails on the first import of them. Their modules share files with the components, whose
 * declarations name React in what a host of elements never calls.
 */
import { posix } from 'node:path';
import { parseAst } from 'vite';
import { type AnyNode, isNode } from '../../description/declarations.ts';

const passedOn = /^export (?:type )?\{([^}]*)\} from ['"](\.[^'"]+)['"];$/gm;
const ofFolder = /\bimport\((['"])(\.[./]*)\1\)\.(\w+)/g;
const react = /['"]react['"]/;

/** Where each name that src/index passes on is declared: `MemberSaved` → `src/areas/members/area`. */
export function originsOf(index: string): ReadonlyMap<string, string> {
  const lists = [...index.matchAll(passedOn)].map(([, names = '', file = '']) => ({ names, file }));
  return new Map(
    lists.flatMap(({ names, file }) =>
      names.split(',').map((name) => {
        const [declared = '', given = declared] = name
          .trim()
          .replace(/^type /, '')
          .split(' as ');
        return [given, `${posix.join('src', file)} ${declared}`] as const;
      }),
    ),
  );
}

/**
 * Names types after the module that declares them. The compiler names them after src/index, which passes them on, and which
 * needs React.
 */
export function fromOrigins(name: string, code: string, origins: ReadonlyMap<string, string>): string {
  return code.replaceAll(ofFolder, (match, quote: string, folder: string, given: string) => {
    const isIndex = posix.join(posix.dirname(name), folder) === 'src';
    const [file = '', declared = ''] = (isIndex && origins.get(given)?.split(' ')) || [];
    if (!file) return match;
    const path = posix.relative(posix.dirname(name), file);
    return `import(${quote}${path.startsWith('.') ? path : `./${path}`}${quote}).${declared}`;
  });
}

interface Statement {
  code: string;
  /** The name that it declares, and whether others may import it. */
  name: string;
  isExported: boolean;
  /** A component or a context, whose type only React can say. */
  isOfReact: boolean;
  /** The names that it imports of React. */
  imported: readonly string[];
}

function statementOf(node: AnyNode, code: string): Statement {
  const isExported = node.type === 'ExportNamedDeclaration';
  const declared = isExported && isNode(node.declaration) ? node.declaration : node;
  const [first] = (declared.declarations ?? []) as AnyNode[];
  const id = (declared.id ?? first?.id) as { name?: string } | undefined;
  const isImport = node.type === 'ImportDeclaration';
  const specifiers = isImport && react.test(code) ? (node.specifiers as { local: { name: string } }[]) : [];
  return {
    code,
    name: id?.name ?? '',
    isExported,
    isOfReact: /Function|Variable/.test(declared.type) && react.test(code),
    imported: specifiers.map(({ local }) => local.name),
  };
}

const mentions = (code: string, name: string) => new RegExp(`\\b${name}\\b`).test(code);

/**
 * The declarations of a module without its components and contexts. What another type says of React becomes `unknown`.
 *
 * @throws where something of React remains
 */
export function withoutReact(name: string, code: string): string {
  if (!react.test(code)) return code;
  const nodes = parseAst(code, { lang: 'dts' }).body as unknown as AnyNode[];
  // The comment above a statement belongs to it.
  const starts = nodes.map((_, at) => nodes[at - 1]?.end ?? 0);
  const all = nodes.map((node, at) => statementOf(node, code.slice(starts[at], node.end)));
  const types = all.filter(({ isOfReact }) => !isOfReact);
  const isUsed = (statement: Statement) =>
    statement.isExported ||
    !statement.name ||
    types.some((other) => other !== statement && mentions(other.code, statement.name));
  const kept = types.filter(isUsed);
  const text = kept.map((statement) => {
    if (!statement.imported.length) return statement.code;
    const others = kept.filter((other) => other !== statement).map((other) => other.code);
    const needed = statement.imported.filter((imported) => mentions(others.join('\n'), imported));
    const head = statement.code.slice(0, statement.code.lastIndexOf('import'));
    return head + needed.map((imported) => `type ${imported} = unknown;`).join('\n');
  });
  const plain = `${text.join('').trim()}\n`;
  if (react.test(plain))
    throw new Error(
      `The types of the elements need ${name}, which needs those of React. Keep what they import of it in a module without React.`,
    );
  return plain;
}
