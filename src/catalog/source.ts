import type { ReactNode } from 'react';
import type { Client } from '../api/client';
import type { Endpoint } from '../api/endpoint';
import type { Query } from '../api/useApi';
import type { FormSchema } from '../ui/field/Form';
import type { formKit } from '../ui/formDialog/formKit';
import type { ItemCardProps } from '../ui/itemCard/ItemCard';

export interface Identified {
  id: number;
}

/** Where the rows of a catalog are kept. Declared outside render. */
export interface CatalogSource<Row extends Identified, Draft> {
  /** A hook: asks for the rows. */
  useRows(): Query<readonly Row[]>;
  /** Edits the rows in every shown answer that holds all of them. */
  change(client: Client, edit: (rows: Row[]) => Row[]): void;
  /** Answers that show a row beside other things, or count rows: asked again after a write. */
  shownIn: readonly Endpoint[];
  create(client: Client, draft: Draft): Promise<Row>;
  /** Answers the row as it is now, also where the back end answers nothing. */
  update(client: Client, row: Row, draft: Draft): Promise<Row>;
  remove(client: Client, row: Row): Promise<unknown>;
}

/** How one row shows. The search looks at `name` and `description`. */
export type CatalogItem = Omit<ItemCardProps, 'layout' | 'actions'>;

export interface CatalogForm<Row, Draft> {
  /** Reads the controls, trimmed already; its messages are shown in an alert and under their fields. */
  schema: FormSchema<Draft>;
  /** The controls, uncontrolled, named like what is sent; no `row` when creating. `kit` comes with the dialog. */
  fields(row: Row | undefined, kit: typeof formKit): ReactNode;
}

export interface CatalogView<Row> {
  /** Words of the button: «Voir». */
  label: string;
  /** The dialog; without `edit` the list only reads. */
  dialog(row: Row, close: () => void, edit: (() => void) | undefined): ReactNode;
}

/** The sentences of one list. `create`, `edit` and `remove` title the dialogs; a `name` is never long. */
export interface CatalogTexts {
  search: string;
  count(shown: number): string;
  create: string;
  edit: string;
  remove: string;
  removeQuestion(name: string): string;
  irreversible: string;
  empty: string;
  emptyHint: string;
  loadFailed: string;
  createFailed: string;
  updateFailed: string;
  removeFailed: string;
  created(name: string): string;
  updated(name: string): string;
  removed(name: string): string;
}

/** A name may be of any length; sentences are not. */
export const shortened = (name: string): string => (name.length > 80 ? `${name.slice(0, 80)}…` : name);
