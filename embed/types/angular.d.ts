/**
 * The elements in Angular: write `schemas: [CUSTOM_ELEMENTS_SCHEMA]` in each component that has one in its template.
 * Templates of Angular check nothing of custom elements: no tag, attribute, binding or `$event`. The types below do it in
 * the class of the component.
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
