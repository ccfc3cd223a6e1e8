import { LANGUAGE } from '../../texts/locale';

/** A document that is printed without the page around the widget. */
interface PrintedDocument {
  title: string;
  /** Its whole style sheet. */
  css: string;
  /** Builds its content with nodes of that document. */
  build(document: Document): readonly Node[];
  /** Called once its content is laid out. */
  adjust?(document: Document): void;
}

/**
 * Opens the browser's print dialog on a document of its own, because the stylesheet of the widget can't hide the host's menus. It
 * stands in a frame, is built node by node, styled by a constructed sheet, and removed after printing. Meanwhile `place` holds the
 * frame, so it must be rendered.
 */
export function printDocument(
  { title, css, build, adjust }: PrintedDocument,
  place: HTMLElement,
  print: (view: Window) => void = (view) => view.print(),
): void {
  const frame = place.ownerDocument.createElement('iframe');
  frame.title = title;
  place.replaceChildren(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) return;
  const { document } = view;
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(css);
  document.adoptedStyleSheets = [styles];
  document.documentElement.lang = LANGUAGE;
  document.title = title;
  document.body.replaceChildren(...build(document));
  adjust?.(document);
  view.addEventListener('afterprint', () => frame.remove());
  print(view);
}

/** Makes an element with this text in it. */
export function printedNode(document: Document, name: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
