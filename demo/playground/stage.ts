import { h, segmented } from './dom';
import { playgroundTexts } from './texts';
import type { Workbench } from './Workbench';

interface Reloadable extends HTMLElement {
  reload?(): void;
}

/** Shows the widget in a frame of the chosen width. Attributes change on the existing element. */
export function stage(bench: Workbench, onEvent: (event: Event) => void): HTMLElement {
  const frame = h('div', { className: 'frame' });
  let widget: Reloadable | undefined;

  const show = () => {
    const { tag, events } = bench.description;
    if (widget?.localName !== tag) {
      widget = document.createElement(tag);
      for (const { type } of events) widget.addEventListener(type, onEvent);
      apply(widget, bench.written);
      frame.replaceChildren(widget);
    } else apply(widget, bench.written);
    restyle(frame, bench.styled);
  };
  bench.subscribe(show);
  show();

  const setWidth = (width: string) => {
    frame.style.width = width === 'full' ? '' : `${width}px`;
  };
  const setTheme = (theme: string) => {
    document.documentElement.dataset.theme = theme;
    bench.write('theme', theme === 'auto' ? null : theme);
  };
  return h(
    'section',
    { className: 'stage', 'aria-label': playgroundTexts.stage },
    h(
      'div',
      { className: 'toolbar' },
      segmented(playgroundTexts.width, playgroundTexts.widths, 'full', setWidth),
      segmented(playgroundTexts.theme, playgroundTexts.themes, 'auto', setTheme),
      h(
        'button',
        { type: 'button', className: 'quiet', onclick: () => widget?.reload?.() },
        playgroundTexts.reload,
      ),
    ),
    h('div', { className: 'canvas' }, frame),
  );
}

function apply(widget: Element, written: ReadonlyMap<string, string>): void {
  for (const name of widget.getAttributeNames()) if (!written.has(name)) widget.removeAttribute(name);
  for (const [name, value] of written) {
    if (widget.getAttribute(name) !== value) widget.setAttribute(name, value);
  }
}

/** Sets the properties on the frame around the widget, whose own attributes stay those of the snippet. */
function restyle({ style }: HTMLElement, styled: ReadonlyMap<string, string>): void {
  const names = [...style].filter((name) => name.startsWith('--parvis-'));
  for (const name of names) if (!styled.has(name)) style.removeProperty(name);
  for (const [name, value] of styled) style.setProperty(name, value);
}
