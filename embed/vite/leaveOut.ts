import { parseAst } from 'rolldown/parseAst';

/** Names of methods and functions by the file that declares them, separated by spaces. */
export type Unused = Readonly<Record<string, string>>;
/** Other bodies of methods and functions, by file and name. */
export type Bodies = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Place {
  start: number;
  end: number;
}

interface ClassMember extends Place {
  type: string;
  key?: { name?: string };
  value?: { body?: Place };
}

interface Statement {
  type: string;
  id?: { name: string };
  superClass?: object | null;
  declaration?: Statement | null;
  body?: Place & { body?: ClassMember[] };
}

interface Declared {
  name: string;
  body: Place;
  /** The method itself, where a class that extends no other one declares it. */
  method?: Place;
}

/** What a call fails with where the name must stay. */
const FAILS = '{ throw Error("left out") }';

function declaredBy(statement: Statement): Declared[] {
  const { type, id, superClass, body } = statement.declaration ?? statement;
  if (type === 'FunctionDeclaration' && id && body) return [{ name: id.name, body }];
  if (type !== 'ClassDeclaration') return [];
  return (body?.body ?? []).flatMap((method): Declared[] => {
    const name = method.key?.name;
    const inner = method.value?.body;
    if (method.type !== 'MethodDefinition' || name === undefined || !inner) return [];
    return [superClass ? { name, body: inner } : { name, body: inner, method }];
  });
}

/**
 * The source without the unused methods and functions, and with these bodies of others. A method disappears, so that a
 * call of it fails with its name. Where a class extends another one, the call would reach the other one's method: there
 * the method fails itself, as functions do.
 * @throws when the source doesn't have exactly one of each
 */
export function leaveOut(file: string, code: string, unused: Unused, bodies: Bodies = {}): string {
  const names = unused[file]?.trim().split(/\s+/) ?? [];
  const given = Object.entries(bodies[file] ?? {});
  if (names.length + given.length === 0) return code;
  const declared = (parseAst(code) as unknown as { body: Statement[] }).body.flatMap(declaredBy);
  const only = (name: string): Declared => {
    const found = declared.filter((each) => each.name === name);
    const [first] = found;
    if (!first || found.length > 1)
      throw new Error(`Parvis: there are ${found.length} declarations of ${name} in ${file}, not one.`);
    return first;
  };
  const changes: [Place, string][] = [
    ...given.map(([name, body]): [Place, string] => [only(name).body, body]),
    ...names.map((name): [Place, string] => {
      const { method, body } = only(name);
      return method ? [method, ''] : [body, FAILS];
    }),
  ];
  return changes
    .sort(([a], [b]) => b.start - a.start)
    .reduce((text, [{ start, end }, becomes]) => text.slice(0, start) + becomes + text.slice(end), code);
}
