const GAP = 4;

/** Coordinates for browsers without CSS anchor positioning; in others, Popover.module.css positions it. */
export function place(popover: HTMLElement, anchor: HTMLElement): void {
  if (CSS.supports('position-area', 'bottom')) return;
  const box = anchor.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = popover;
  const isBelow = box.bottom + GAP + height <= innerHeight || box.top < height + GAP;
  const isAtEnd = popover.dataset.align === 'end';
  const left = isAtEnd ? box.right - width : box.left;
  popover.style.inset = 'auto';
  popover.style.top = `${isBelow ? box.bottom : box.top - height - 2 * GAP}px`;
  popover.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
}
