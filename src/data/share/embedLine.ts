import { pageScript } from '../../session/pageScript';

/** Quotes and ampersands would end an attribute or change it. */
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

interface EmbedLine {
  /** The tag, on one line, as content systems want it. */
  text: string;
  /** It loads Parvis, too, so that a page needs nothing else. */
  isWhole: boolean;
}

/**
 * The line that shows a widget for visitors in a page of any site. It names its back end.
 * @param attributes a text, or `true` for an attribute without a value
 * @param api as the console has it: an address, or a path of this site
 */
export function embedLine(
  tag: `parvis-${string}`,
  attributes: Readonly<Record<string, string | true>>,
  api: string,
): EmbedLine {
  const address = new URL(api || '/', location.href).href.replace(/\/+$/, '');
  const all: Readonly<Record<string, string | true>> = { api: address, ...attributes };
  const written = Object.entries(all).map(([name, value]) =>
    value === true ? name : `${name}="${attribute(value)}"`,
  );
  const element = `<${[tag, ...written].join(' ')}></${tag}>`;
  const script = pageScript();
  if (!script) return { text: element, isWhole: false };
  return { text: `<script type="module" src="${attribute(script)}"></script>${element}`, isWhole: true };
}
