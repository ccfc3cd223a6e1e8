import { unfinishedIn } from './unfinished';

/** The values of a form by name, as its controls hold them, and the names of required controls that are empty. */
export type FormValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>;

/** A name that ends in `[]` gives a list, any other name one value. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const values: FormValues = {};
  for (const name of new Set(data.keys())) {
    const all = data.getAll(name);
    values[name] = name.endsWith('[]') ? all : (all[0] ?? '');
  }
  return values;
}

/** The values as one text, to compare them later. Half a date has none, and counts as typed all the same. */
export function snapshotOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)];
  return JSON.stringify([
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : `${value.name}:${value.size}`]),
    unfinishedIn(form).map(({ name }) => name),
  ]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isBlank = (control: Control) =>
  control.validity.valueMissing ||
  (control.type !== 'checkbox' && control.type !== 'radio' && !control.value.trim());

/** Names of the required controls that are empty or hold only spaces. */
export function missingIn(form: HTMLFormElement): string[] {
  const required = [...form.elements]
    .filter(isControl)
    .filter((control) => control.required && !control.disabled);
  return required.filter(isBlank).map((control) => control.name);
}

/** Names of all controls of the form. An error of another name has no field to stand under. */
export function namesIn(form: HTMLFormElement): ReadonlySet<string> {
  return new Set([...form.elements].filter(isControl).map((control) => control.name));
}
