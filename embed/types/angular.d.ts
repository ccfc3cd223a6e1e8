/**
 * The elements in Angular: write `import type {} from 'parvis/types/angular'` once, or `"types":
 * ["parvis/types/angular"]` in tsconfig.json, and `schemas: [CUSTOM_ELEMENTS_SCHEMA]` in each component that has one in
 * its template. With `strictTemplates` Angular then knows the type of `$event`, and that of a reference such as `#list`.
 * It checks neither tags nor attributes nor property bindings of custom elements; the types below do it in the class.
 */
import type { ParvisElements } from './html.js';

/** Values for property bindings: `readonly list: Inputs<'parvis-members'> = { pageSize: 25 }`. */
export type Inputs<Tag extends keyof ParvisElements> = {
  [Name in keyof ParvisElements[Tag]['attributes'] as Name extends `${string}-${string}`
    ? never
    : Name]: ParvisElements[Tag]['attributes'][Name];
};

/** What a handler gets as `$event`: `saved(event: EventOf<'parvis-members', 'parvis-member-saved'>)`. */
export type EventOf<
  Tag extends keyof ParvisElements,
  Type extends keyof ParvisElements[Tag]['events'],
> = ParvisElements[Tag]['events'][Type];
