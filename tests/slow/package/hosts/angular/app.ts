// A host's page with an element of the package. Back end and session are the host's own (`?api=…&token=…`).
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { configure } from 'parvis/elements';
import 'parvis/elements/define';
import type { EventOf, Inputs } from 'parvis/types/angular';

const given = new URLSearchParams(location.search);
configure({ api: given.get('api') ?? '', getToken: () => given.get('token') });

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <p id="log">chosen: {{ chosen() }}</p>
    <parvis-members
      #list
      theme="dark"
      routing="memory"
      [pageSize]="inputs.pageSize"
      (parvis-selection-changed)="choose($event)"
      (parvis-member-saved)="list.reload()"
    />
  `,
})
class App {
  readonly inputs: Inputs<'parvis-members'> = { pageSize: 25 };
  readonly chosen = signal(0);

  choose({ detail }: EventOf<'parvis-members', 'parvis-selection-changed'>) {
    this.chosen.set(detail.ids.length);
  }
}

bootstrapApplication(App);
