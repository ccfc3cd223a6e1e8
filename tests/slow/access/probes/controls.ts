/*
 * How controls look: their size for touch, their bounds in both themes and in forced colours, and what moves. These
 * functions run in the page.
 */

/** Targets smaller than 24 × 24 px with another target within 24 px (WCAG 2.5.8). */
export function smallTargets(): string[] {
  // A list beside the month shows the events of a day again, and larger: the exception «equivalent» of 2.5.8.
  const LEAST = 24;
  const targets = probe.controls().flatMap((control) => {
    if (
      control.matches(':disabled, [aria-disabled=true]') ||
      control.matches('[role=option] *, [role=gridcell] *')
    )
      return [];
    const label = control.matches('input') ? control.closest('label') : null;
    const drawn = probe.isHiddenFromView(control) ? label : control;
    // A scrolling region that takes the focus is not a pointer target.
    if (!drawn || control.matches('[tabindex="0"]:not([role]):not(a):not(button):not(input)')) return [];
    const rects = [drawn, label ?? drawn].map((box) => box.getBoundingClientRect());
    const left = Math.min(...rects.map((rect) => rect.left));
    const top = Math.min(...rects.map((rect) => rect.top));
    const width = Math.max(...rects.map((rect) => rect.right)) - left;
    const height = Math.max(...rects.map((rect) => rect.bottom)) - top;
    return [{ control, x: left + width / 2, y: top + height / 2, left, top, width, height }];
  });
  const isSmall = ({ width, height }: { width: number; height: number }) =>
    width < LEAST - 0.5 || height < LEAST - 0.5;
  return targets
    .filter(isSmall)
    .filter(({ control, x, y }) => {
      const isInSentence =
        control.matches('a, button') &&
        getComputedStyle(control).display.startsWith('inline') &&
        !!control
          .closest('p')
          ?.textContent?.replace(control.textContent ?? '', '')
          .trim();
      if (isInSentence) return false;
      return targets.some((other) => {
        if (other.control === control || other.control.contains(control) || control.contains(other.control))
          return false;
        const dx = Math.max(other.left - x, 0, x - (other.left + other.width));
        const dy = Math.max(other.top - y, 0, y - (other.top + other.height));
        if (isSmall(other) && Math.hypot(other.x - x, other.y - y) < LEAST) return true;
        return Math.hypot(dx, dy) < LEAST / 2;
      });
    })
    .map(
      ({ control, width, height }) => `${probe.nameOf(control)}: ${width.toFixed(0)} × ${height.toFixed(0)}`,
    );
}

/** Boxes of fields and checkboxes with a contrast below 3:1 (WCAG 1.4.11). */
export function faintBounds(): string[] {
  const found: string[] = [];
  const fields = 'input, select, textarea, [role=switch], [role=checkbox]';
  for (const field of probe.controls()) {
    if (!field.matches(fields) || field.matches(':disabled')) continue;
    const label = field.closest('label');
    // In a row of words to choose from only the chosen word needs a mark.
    if (probe.isHiddenFromView(field) && !field.matches(':checked')) continue;
    const near = [
      field,
      field.parentElement,
      ...(label?.querySelectorAll('*') ?? []),
      field.nextElementSibling,
    ];
    const around = probe.backdropOf(probe.parentOf(label ?? field.parentElement ?? field));
    const best = Math.max(
      ...near.flatMap((neighbour) => {
        if (!neighbour || (probe.isHiddenFromView(neighbour) && neighbour !== field)) return [];
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor, opacity, appearance } =
          getComputedStyle(neighbour);
        if (opacity === '0') return [];
        // The browser draws this control itself.
        if (
          neighbour === field &&
          appearance !== 'none' &&
          field.matches('[type=checkbox], [type=radio], [type=file]')
        )
          return [21];
        const line =
          borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
            ? [probe.contrast(probe.colorOf(borderTopColor), around)]
            : [];
        const shadow = /^(rgb[^)]*\)|color\([^)]*\))/.exec(getComputedStyle(neighbour).boxShadow)?.[0];
        if (shadow && neighbour !== field) line.push(probe.contrast(probe.colorOf(shadow), around));
        const fill = probe.colorOf(backgroundColor);
        return fill[3] === 255 ? [...line, probe.contrast(fill, around)] : line;
      }),
      1,
    );
    if (best < 2.95) found.push(`${probe.nameOf(field)}: ${best.toFixed(2)}:1`);
  }
  return found;
}

/** Controls without bounds in forced colours, which remove shadows and backgrounds. */
export function unboundedControls(): string[] {
  const found: string[] = [];
  const hasLine = (element: Element | null | undefined) => {
    if (!element) return false;
    const style = getComputedStyle(element);
    const isDrawn = (side: 'Top' | 'Bottom') =>
      style[`border${side}Style`] !== 'none' &&
      Number.parseFloat(style[`border${side}Width`]) > 0 &&
      (probe.colorOf(style[`border${side}Color`])[3] ?? 0) > 127;
    return (
      isDrawn('Top') || isDrawn('Bottom') || (style.outlineStyle !== 'none' && style.outlineWidth !== '0px')
    );
  };
  for (const control of probe.controls()) {
    if (control.matches('input, select, textarea')) {
      const native = getComputedStyle(control).appearance !== 'none';
      const near = [
        control,
        control.parentElement,
        control.nextElementSibling,
        control.previousElementSibling,
      ];
      if (!native && !near.some(hasLine)) found.push(`no bounds: ${probe.nameOf(control)}`);
    } else if (
      control.matches('button') &&
      control.textContent?.trim() &&
      !control.closest('[role=menu], [role=tab], [role=gridcell], td, th, h3, li')
    ) {
      const { backgroundColor } = getComputedStyle(control);
      // The number of a page has its frame within the button.
      const isFramed = [control, ...control.children].some(hasLine);
      if (backgroundColor && !isFramed && control.dataset.variant !== 'quiet')
        found.push(`no bounds: ${probe.nameOf(control)}`);
    }
  }
  return found;
}

/** States that look the same in forced colours. */
export function sameStates(): string[] {
  const found: string[] = [];
  const lookOf = (element: Element) =>
    ['', '::before', '::after']
      .map((part) => {
        const style = getComputedStyle(element, part);
        return [
          style.content,
          style.opacity,
          style.transform,
          style.scale,
          style.borderTopColor,
          style.borderTopWidth,
          style.borderTopStyle,
          style.borderBottomColor,
          style.borderBottomWidth,
          style.outline,
          style.textDecorationLine,
          style.color,
          style.backgroundColor,
          style.visibility,
          style.display,
        ].join();
      })
      .join();
  const states: [string, string][] = [
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['[role=gridcell][aria-selected=true]', '[role=gridcell]:not([aria-selected=true])'],
    ['button[aria-pressed=true]', 'button[aria-pressed=false]'],
    ['nav a[aria-current=page]', 'nav a:not([aria-current])'],
    ['nav button[aria-current]:not([aria-current=false])', 'nav button:not([aria-current])'],
    ['[role=option][aria-selected=true]', '[role=option][aria-selected=false]'],
  ];
  const all = probe.elements();
  const isHidden = (input: Element | null) => !!input && probe.isHiddenFromView(input);
  const choices = all.filter(
    (label) => label.matches('label') && isHidden(label.querySelector('input[type=radio]')),
  );
  const chosen = choices.find((label) => label.querySelector(':checked'));
  const other = choices.find((label) => !label.querySelector(':checked'));
  if (chosen && other && lookOf(chosen) === lookOf(other))
    found.push(`same as its neighbours: ${chosen.textContent}`);
  for (const [on, off] of states) {
    const active = all.find((element) => element.matches(on));
    const inactive = all.find((element) => element.matches(off));
    const parts = (element: Element) => [element, ...element.querySelectorAll('*')].map(lookOf).join();
    if (active && inactive && parts(active) === parts(inactive))
      found.push(`same as its neighbours: ${probe.nameOf(active)}`);
  }
  return found;
}

/** Elements that move although the visitor asked for reduced motion. */
export function movingThings(): string[] {
  const found: string[] = [];
  const longest = (times: string) =>
    Math.max(...times.split(',').map((time) => Number.parseFloat(time) || 0));
  for (const element of probe.elements()) {
    const style = getComputedStyle(element);
    if (style.animationName !== 'none' && longest(style.animationDuration) > 0.0001)
      found.push(`animation ${style.animationName}: ${probe.nameOf(element)}`);
    if (longest(style.transitionDuration) > 0.0001) found.push(`transition: ${probe.nameOf(element)}`);
    if (style.scrollBehavior === 'smooth') found.push(`smooth scrolling: ${probe.nameOf(element)}`);
  }
  return [...new Set(found)];
}
