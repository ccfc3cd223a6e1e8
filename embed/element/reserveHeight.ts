const ruleFor = (css: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};
let hidden: CSSStyleSheet | undefined;
let high: CSSStyleSheet | undefined;

// RESERVED_HEIGHT is not imported, because the loader would then share a chunk with the code it loads.
/** Reserves the height of a shadow root's element unless the page set one. In print, the height follows the content. */
export function reserveHeight(root: ShadowRoot): void {
  hidden ??= ruleFor(':host{display:none!important}');
  high ??= ruleFor('@media screen{:host{min-height:clamp(640px,100vh,1080px)}}');
  const sheets = root.adoptedStyleSheets;
  if (sheets.includes(high)) return;
  // An element that isn't rendered reports the height of the matching rule, or `auto` without one.
  sheets.push(hidden);
  const { height, maxHeight } = getComputedStyle(root.host);
  sheets.pop();
  if (height === 'auto' && maxHeight === 'none') sheets.push(high);
}
