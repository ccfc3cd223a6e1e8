/**
 * Another page of a list is read from its top: scrolls there where the top is out of sight. What stays in sight above it
 * is the `scroll-margin` of the list.
 */
export function showTop(list: HTMLElement | null): void {
  if (!list) return;
  const covered = Number.parseFloat(getComputedStyle(list).scrollMarginBlockStart) || 0;
  if (list.getBoundingClientRect().top < covered) list.scrollIntoView();
}
