// It is compiled and never run. The first two elements must not compile; Angular doesn't check the third.
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import type { Inputs } from 'parvis/types/angular';

@Component({
  selector: 'app-wrong',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <parvis-members (parvis-selection-changed)="keep($event.detail.names)" />
    <parvis-members #list (parvis-ready)="list.restart()" />
    <parvis-members theme="sepia" [pageSize]="12" />
  `,
})
export class Wrong {
  // @ts-expect-error: no such page size
  readonly inputs: Inputs<'parvis-members'> = { pageSize: 12 };

  keep(names: unknown) {
    return names;
  }
}
