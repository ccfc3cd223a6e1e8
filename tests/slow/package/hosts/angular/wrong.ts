// It is compiled and never run. Angular checks nothing of custom elements in templates; the class is checked.
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import type { EventOf, Inputs } from 'parvis/types/angular';

@Component({
  selector: 'app-wrong',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <parvis-members theme="sepia" [pageSize]="12" (parvis-selection-changed)="keep($event)" />
  `,
})
export class Wrong {
  // @ts-expect-error: no such page size
  readonly inputs: Inputs<'parvis-members'> = { pageSize: 12 };

  keep({ detail }: EventOf<'parvis-members', 'parvis-selection-changed'>) {
    // @ts-expect-error: no such detail
    return detail.names;
  }
}
