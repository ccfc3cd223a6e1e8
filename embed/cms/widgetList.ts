import { createHash } from 'node:crypto';
import { type ElementAttribute, elementList } from '../description/elementList';
import { attributeLabels, formerNames, frenchNames, valueLabels } from './texts';

/** The content of widgets.json, from which the PHP of every package knows the widgets. */
export interface WidgetList {
  version: string;
  /** Changes with the loader, so that no cache serves an old loader after an update. */
  build: string;
  widgets: readonly Widget[];
}

interface Widget {
  name: string;
  /** In French, for shortcodes. */
  alias: string;
  /** Another one, in pages written before it was renamed. */
  formerAlias?: string;
  title: string;
  attributes: readonly WidgetAttribute[];
}

interface WidgetAttribute {
  name: string;
  label: string;
  kind: ElementAttribute['kind'];
  values?: readonly { value: string; label: string }[];
  isCommon: boolean;
}

// The site decides which back end receives passwords; the author of a page doesn't.
const isOffered = ({ name }: ElementAttribute) => name !== 'api';

function describe({ name, doc, kind, oneOf, isCommon }: ElementAttribute): WidgetAttribute {
  const one = kind === 'list' ? undefined : oneOf?.map(String);
  const values = one?.map((value) => ({ value, label: valueLabels[value] ?? value }));
  return { name, label: attributeLabels[name] ?? doc, kind, values, isCommon };
}

/** Makes the list for this version and this loader. */
export function widgetList(version: string, loader: Uint8Array): WidgetList {
  const widgets = elementList().map(({ name, title, attributes }) => ({
    name,
    alias: frenchNames[name] ?? name,
    formerAlias: formerNames[name],
    title,
    attributes: attributes.filter(isOffered).map(describe),
  }));
  return { version, build: createHash('sha256').update(loader).digest('hex').slice(0, 8), widgets };
}
