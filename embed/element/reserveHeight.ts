const ruleFor = (css: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};
let hidden: CSSStyleSheet | undefined;
let high: CSSStyleSheet | undefined;
let low: CSSStyleSheet | undefined;

// The heights are not imported, because the loader would then share a chunk with the code it loads.
/** Reserves the height of a shadow root's element unless the page set one. In print, the height follows the content. */
export function reserveHeight(root: ShadowRoot, isLow: boolean): void {
  hidden ??= ruleFor(':host{display:none!important}');
  high ??= ruleFor('@media screen{:host{min-height:clamp(640px,100vh,1080px)}}');
  low ??= ruleFor('@media screen{:host{min-height:320px}}');
  const own = isLow ? low : high;
  const sheets = root.adoptedStyleSheets;
  if (sheets.includes(own)) return;
  // An element that isn't rendered reports the height of the matching rule, or `auto` without one.
  sheets.push(hidden);
  const { height, maxHeight } = getComputedStyle(root.host);
  sheets.pop();
  if (height === 'auto' && maxHeight === 'none') sheets.push(own);
}
