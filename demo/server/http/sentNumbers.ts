/**
 * Checks the numbers of what is sent. The schemas of the contract read answers of other back ends too, and stay tolerant there;
 * the tables hold whole numbers of 32 bits, so that another one would fail in a statement.
 */
import type { Schema } from '../../../src/api/endpoint';
import { personIdSchema } from '../../../src/domain/attendance/person';
import { clockErrorSchema } from '../../../src/domain/attendance/tick';
import { neededCountSchema } from '../../../src/domain/events/staffing';
import { ID_MAX, idSchema } from '../../../src/domain/wire';
import { httpTexts } from './texts';

type Path = readonly (string | number)[];

interface RefusedNumber {
  path: Path;
  sentence: string;
}

interface Rule {
  accepts(value: number): boolean;
  sentence: string;
}

const isWhole = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= ID_MAX;

/** Checked by the call itself, which knows more of it. */
const LEFT: Rule = { accepts: () => true, sentence: '' };

const RULES = new Map<Schema, Rule>([
  [idSchema, { accepts: (value) => isWhole(value) && value >= 1, sentence: httpTexts.badId }],
  [personIdSchema, { accepts: (value) => isWhole(value) && value !== 0, sentence: httpTexts.badId }],
  [clockErrorSchema, LEFT],
  [neededCountSchema, LEFT],
]);
const ANY: Rule = { accepts: isWhole, sentence: httpTexts.badWhole };

/** The parts of a schema's definition that lead to numbers. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  valueType?: Schema;
  options?: readonly Schema[];
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/** The schema of a number among alternatives, which may be nested. */
function numberSchemaIn(schema: Schema): Schema | undefined {
  const { type, innerType, options = [] } = definitionOf(schema);
  if (type === 'number') return schema;
  if (innerType) return numberSchemaIn(innerType);
  for (const option of options) {
    const found = numberSchemaIn(option);
    if (found) return found;
  }
  return undefined;
}

/** Of a value that fits the schema. */
export function refusedNumbers(schema: Schema, value: unknown, path: Path = []): RefusedNumber[] {
  if (typeof value === 'number') {
    const { accepts, sentence } = RULES.get(numberSchemaIn(schema) ?? schema) ?? ANY;
    if (accepts(value)) return [];
    const isListed = typeof path.at(-1) === 'number' && sentence === httpTexts.badId;
    return [{ path, sentence: isListed ? httpTexts.badIds : sentence }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const { shape, element, innerType, valueType, options } = definitionOf(schema);
  if (innerType) return refusedNumbers(innerType, value, path);
  if (options) return options.flatMap((option) => refusedNumbers(option, value, path));
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((each, at) => [at, each])
    : Object.entries(value);
  return entries.flatMap(([key, each]) => {
    const inner = Array.isArray(value) ? element : (shape?.[key] ?? valueType);
    return inner ? refusedNumbers(inner, each, [...path, key]) : [];
  });
}
