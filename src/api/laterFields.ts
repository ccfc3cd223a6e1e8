import type { Capability } from '../domain/capabilities';
import { fieldsWith, memberFieldRules } from '../domain/members/memberFieldRules';

/**
 * The fields of a record that only later back ends know, as extras of a call.
 * @param places where the body has a record: empty, or a path that ends with a point
 */
export const laterFields = (...places: readonly string[]): Record<string, Capability> =>
  Object.fromEntries(
    fieldsWith('capability').flatMap((field) =>
      places.map((place) => [`${place}${field}`, memberFieldRules[field].capability as Capability]),
    ),
  );
