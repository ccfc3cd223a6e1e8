import type { AnyArea } from '../../src/areas/area';
import { elementFor } from './elementFor';

/** Defines the elements of these areas. Tags that are already defined stay as they are. Call it only where there is a DOM. */
export function defineAreas(areas: readonly AnyArea[], prefix = 'parvis'): void {
  for (const area of areas) {
    const tag = `${prefix}-${area.name}`;
    if (!customElements.get(tag)) customElements.define(tag, elementFor(area));
  }
}
