/** Keeps what would be printed. */
export function printed() {
  const sheets: Document[] = [];
  const real = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')!;
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    configurable: true,
    get(this: HTMLIFrameElement) {
      const view = real.get!.call(this) as Window;
      view.print = () => void sheets.push(view.document);
      return view;
    },
  });
  return {
    sheets,
    restore: () => Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', real),
  };
}
