/** Reads what visitors load by hand: they download no zod. */
import type { Schema } from '../api/endpoint';
import type { FieldDefinition } from '../domain/forms/form';

type WireRecord = Record<string, unknown>;

export const isWireObject = (value: unknown): value is WireRecord =>
  typeof value === 'object' && value !== null;
export const wireText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The names of what a page may add to an answer; none from a back end that knows nothing of it. */
export const wireNames = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

/** A field as a back end of any kind sends it. */
export function wireField(value: unknown): FieldDefinition {
  const wire = isWireObject(value) ? value : {};
  const { id, is_required, required } = wire;
  return {
    id: typeof id === 'number' ? id : undefined,
    nom_du_champ: wireText(wire.nom_du_champ).trim(),
    type_de_champ: wireText(wire.type_de_champ),
    option: wireText(wire.option),
    placeholder: wireText(wire.placeholder),
    is_required: Boolean(is_required ?? required),
  };
}

export type Parsed<T> = { value: T } | { issues: object[] };

/** A schema from a function. The client uses no other part of a schema. */
export const handSchema = <T>(validate: (value: unknown) => Parsed<T>): Schema<T> =>
  ({ '~standard': { version: 1, vendor: 'parvis', validate } }) as unknown as Schema<T>;
